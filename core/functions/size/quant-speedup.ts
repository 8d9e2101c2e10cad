import { defineFunction } from "../../define.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { throughputSheet } from "../../sources.js";
import { modelSizeGb } from "./model-size-gb.js";

// Decode time follows the bytes read. Quantising the weights leaves the KV cache as it is, so a long context eats the
// gain; and 4 bits with scales are nearer to 4.5.

/** Decode speed after a change of format over the speed before. */
export function quantSpeedup(args: {
  readonly paramsB: number;
  readonly bytesFrom: number;
  readonly bytesTo: number;
  readonly kvGb: number;
}): number {
  const before = modelSizeGb({ ...args, bytesPerParam: args.bytesFrom });
  const after = modelSizeGb({ ...args, bytesPerParam: args.bytesTo });
  return (before + args.kvGb) / (after + args.kvGb);
}

export const QUANT_SPEEDUP = defineFunction({
  name: "QUANT_SPEEDUP",
  family: "size",
  title: { en: "Gain from quantisation", fr: "Gain de la quantification" },
  summary: {
    en: "Decode speed-up when the weights change format",
    fr: "Accélération du décodage quand les poids changent de format",
  },
  params: [
    paramsB,
    {
      ...bytesPerParam,
      name: "bytes_from",
      label: { en: "bytes before", fr: "octets avant" },
      help: {
        en: "Bytes per parameter now (2 for 16 bits)",
        fr: "Octets par paramètre actuels (2 en 16 bits)",
      },
    },
    {
      ...bytesPerParam,
      name: "bytes_to",
      label: { en: "bytes after", fr: "octets après" },
      help: {
        en: "Bytes per parameter after it (0.6118 for Q4_K_M)",
        fr: "Octets par paramètre ensuite (0,6118 en Q4_K_M)",
      },
    },
    {
      name: "kv_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      default: 0,
      label: { en: "KV cache", fr: "cache KV" },
      help: { en: "GB of KV cache read per token, unchanged", fr: "Go de cache KV lus par token, inchangés" },
    },
  ],
  returns: { kind: "number", unit: "times" },
  formula: "(params_b × bytes_from + kv_gb) / (params_b × bytes_to + kv_gb)",
  compute: quantSpeedup,
  examples: [
    { args: [70, 2, 0.5], result: 4, note: { en: "nominal 4 bits", fr: "4 bits nominaux" } },
    { args: [70, 2, 0.6118], result: 3.2690421706440014, note: { en: "real Q4_K_M", fr: "Q4_K_M réel" } },
    {
      args: [70, 2, 0.5, 42.94967296],
      result: 2.347022970242363,
      note: { en: "with 128k of KV cache", fr: "avec 128k de cache KV" },
    },
  ],
  assumptions: [
    {
      en: "Memory-bound decode; kernels that unpack weights gain less.",
      fr: "Décodage limité par la mémoire ; le dépaquetage des poids réduit le gain.",
    },
  ],
  sources: [throughputSheet],
  seeAlso: ["BYTES_PER_PARAM", "EFFECTIVE_BPW", "TPS_WITH_KV"],
});
