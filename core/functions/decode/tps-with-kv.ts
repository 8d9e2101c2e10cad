import { defineFunction } from "../../define.js";
import { bandwidthGbs, efficiency } from "../../params/device.js";
import { bytesPerParam, kvBytesPerToken, paramsB } from "../../params/model.js";
import { contextTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";
import { modelSizeGb } from "../size/model-size-gb.js";

// Each new token reads the weights and the whole KV cache. Without context this is TOKENS_PER_SEC.

/** Decode ceiling of one stream at a given context, tok/s. */
export function tpsWithKv(args: {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly kvBytesPerToken: number;
  readonly contextTokens: number;
  readonly efficiency: number;
}): number {
  const kvGb = (args.kvBytesPerToken * args.contextTokens) / 1e9;
  return (args.efficiency * args.bandwidthGbs) / (modelSizeGb(args) + kvGb);
}

export const TPS_WITH_KV = defineFunction({
  name: "TPS_WITH_KV",
  family: "decode",
  title: { en: "Decode ceiling with KV cache", fr: "Plafond de décodage avec cache KV" },
  summary: {
    en: "Most tokens/s of one stream when the KV cache is read too",
    fr: "Débit maximal d’un flux, lecture du cache KV comprise",
  },
  params: [paramsB, bytesPerParam, bandwidthGbs, kvBytesPerToken, contextTokens, efficiency],
  returns: { kind: "number", unit: "tokPerS" },
  formula:
    "bandwidth_gbs × efficiency / (params_b × bytes_per_param + kv_bytes_per_token × context_tokens / 1e9)",
  compute: tpsWithKv,
  examples: [
    {
      args: [70, 2, 3350, 327680, 8192],
      result: 23.47839754634185,
      note: { en: "70B in 16 bits, 8k of context", fr: "70 milliards en 16 bits, 8k de contexte" },
    },
  ],
  assumptions: [
    {
      en: "Upper bound at one context length; DECODE_TIME_KV_S lets it grow.",
      fr: "Borne supérieure pour une longueur de contexte ; DECODE_TIME_KV_S la fait croître.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["TOKENS_PER_SEC", "KV_BYTES_PER_TOKEN"],
});
