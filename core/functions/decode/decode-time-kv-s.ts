import { defineFunction } from "../../define.js";
import { bandwidthGbs, efficiency } from "../../params/device.js";
import { bytesPerParam, kvBytesPerToken, paramsB } from "../../params/model.js";
import { outputTokens, promptTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";
import { modelSizeGb } from "../size/model-size-gb.js";

// Prefill yields token 1. The pass that makes token j = 2..n reads the weights and the cache of prompt + j - 1 tokens;
// over the answer the cache reads add up to (n - 1) × prompt + n (n - 1) / 2 tokens.

/** Time to decode an answer, first token excluded, while the KV cache grows, s. */
export function decodeTimeKvS(args: {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly kvBytesPerToken: number;
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly efficiency: number;
}): number {
  const passes = args.outputTokens - 1;
  const meanContext = args.promptTokens + args.outputTokens / 2;
  const gbPerPass = modelSizeGb(args) + (args.kvBytesPerToken * meanContext) / 1e9;
  return (passes * gbPerPass) / (args.efficiency * args.bandwidthGbs);
}

export const DECODE_TIME_KV_S = defineFunction({
  name: "DECODE_TIME_KV_S",
  family: "decode",
  title: { en: "Decode time with a growing KV cache", fr: "Durée de décodage avec cache KV croissant" },
  summary: {
    en: "Seconds to decode an answer while its KV cache grows",
    fr: "Secondes pour décoder une réponse dont le cache KV croît",
  },
  params: [
    paramsB,
    bytesPerParam,
    bandwidthGbs,
    kvBytesPerToken,
    {
      ...promptTokens,
      min: 0,
      help: {
        en: "Tokens in the cache before the first one is made",
        fr: "Tokens en cache avant la production du premier",
      },
    },
    outputTokens,
    efficiency,
  ],
  returns: { kind: "number", unit: "s" },
  formula:
    "(output_tokens - 1) × (params_b × bytes_per_param + kv_bytes_per_token × (prompt_tokens + output_tokens / 2) / 1e9) / (bandwidth_gbs × efficiency)",
  compute: decodeTimeKvS,
  examples: [
    {
      args: [70, 2, 3350, 327680, 1000, 500],
      result: 20.914743402985074,
      note: {
        en: "70B in 16 bits on an H100, 500 tokens",
        fr: "70 milliards en 16 bits sur H100, 500 tokens",
      },
    },
    {
      args: [70, 2, 3350, 327680, 1000, 1],
      result: 0,
      note: { en: "the first token comes from the prefill", fr: "le premier token vient du prefill" },
    },
  ],
  assumptions: [
    {
      en: "Lower bound: batch 1, no compute limit.",
      fr: "Borne inférieure : lot de 1, calcul jamais limitant.",
    },
    {
      en: "The TTFT comes on top: PREFILL_MS estimates it.",
      fr: "Le TTFT s’y ajoute ; PREFILL_MS l’estime.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["TPS_WITH_KV", "PREFILL_MS", "RESPONSE_TIME_S"],
});
