import { resolveKvQuant } from "../catalogue/resolve.js";
import { KV_BYTES_PER_TOKEN, kvBytesPerTokenOf } from "../functions/kv/kv-bytes-per-token.js";
import { KV_CACHE_GB } from "../functions/kv/kv-cache-gb.js";
import type { Lang } from "../text/lang.js";
import type { Reply } from "./answer.js";
import { figure } from "./figures.js";
import { answerCall } from "./from-call.js";
import type { Slots } from "./slots.js";

/** The cache's format: its own, or a plain width beside a question about the cache; a weight format is not. */
export function cacheFormatOf({ kv_quant: own, quant }: Slots): string | undefined {
  if (own !== undefined) return own;
  const said = typeof quant === "string" ? quant : undefined;
  return said !== undefined && /^(?:fp8|fp16|bf16|8bit|16bit)$/.test(said)
    ? said.replace("bit", "-bit")
    : undefined;
}

/** The cache of a model that is given by its shape alone: per token, and of a context where one is said. */
export function cacheOfShape(slots: Slots, lang: Lang): Reply | undefined {
  const { layers, kv_heads: kvHeads, head_dim: headDim } = slots;
  if (layers === undefined || kvHeads === undefined || headDim === undefined) return undefined;
  const kvBytes = resolveKvQuant(cacheFormatOf(slots) ?? "fp16", "kv_quant").row.bits / 8;
  const context = slots.context ?? slots.prompt_tokens;
  if (context === undefined) return answerCall(KV_BYTES_PER_TOKEN, [layers, kvHeads, headDim, kvBytes], lang);
  const sequences = slots.concurrency ?? slots.users ?? 1;
  const whole = answerCall(KV_CACHE_GB, [layers, kvHeads, headDim, context, sequences, kvBytes], lang);
  if (!whole.ok) return whole;
  const perToken = kvBytesPerTokenOf({ layers, kvHeads, headDim, kvBytes });
  return {
    ...whole,
    answer: {
      ...whole.answer,
      headline: [
        ...whole.answer.headline,
        figure({ en: "per token", fr: "par token" }, perToken, "bytes", lang),
      ],
    },
  };
}
