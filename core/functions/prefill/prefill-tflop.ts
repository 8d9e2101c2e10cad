import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { activeParamsB, attentionLayers, attnDim } from "../../params/model.js";
import { cachedTokens, promptTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";

// Each new token costs two operations per active parameter (multiply, add). Attention scores and values add four per
// pair of tokens and unit of width; with a causal mask only half of the pairs exist: 2 L A (P² - C²), here written
// 2 L A (P - C) (P + C) so that a long cached prefix loses no digits.

/** Work of a prefill, TFLOP. */
export function prefillTflop(args: {
  readonly activeParamsB: number;
  readonly promptTokens: number;
  readonly layers: number;
  readonly attnDim: number;
  readonly cachedTokens: number;
  readonly causal: boolean;
}): number {
  const { promptTokens, cachedTokens } = args;
  if (cachedTokens >= promptTokens)
    fail("domain", {
      param: "cached_tokens",
      reason: {
        en: "the cached prefix must be shorter than the prompt ({prompt}): at least one token is always computed",
        fr: "le préfixe en cache doit être plus court que le prompt ({prompt}) : au moins un token est toujours calculé",
        values: { prompt: promptTokens },
      },
    });
  const newTokens = promptTokens - cachedTokens;
  const linear = 2 * args.activeParamsB * 1e9;
  const attention =
    2 * args.layers * args.attnDim * (promptTokens + (args.causal ? cachedTokens : promptTokens));
  return (newTokens * (linear + attention)) / 1e12;
}

export const PREFILL_TFLOP = defineFunction({
  name: "PREFILL_TFLOP",
  family: "prefill",
  title: { en: "Work of a prefill", fr: "Calcul d’un prefill" },
  summary: {
    en: "Floating-point work to read a prompt, in TFLOP",
    fr: "Opérations en virgule flottante pour lire un prompt, en TFLOP",
  },
  params: [
    activeParamsB,
    promptTokens,
    attentionLayers,
    attnDim,
    cachedTokens,
    {
      name: "causal",
      kind: "boolean",
      default: true,
      label: { en: "causal mask", fr: "masque causal" },
      help: {
        en: "TRUE skips masked blocks as FlashAttention does; FALSE: full",
        fr: "VRAI saute les blocs masqués (FlashAttention) ; FAUX : carré",
      },
    },
  ],
  returns: { kind: "number", unit: "tflop" },
  formula:
    "(prompt_tokens - cached_tokens) × (2 × active_params_b × 1e9 + 2 × layers × attn_dim × (prompt_tokens + IF(causal; cached_tokens; prompt_tokens))) / 1e12",
  compute: prefillTflop,
  examples: [
    {
      args: [70, 8192],
      result: 1146.88,
      note: { en: "70B, 8k of prompt", fr: "70 milliards, 8k de prompt" },
    },
    {
      args: [70, 8192, 80, 8192],
      result: 1234.84093022208,
      note: { en: "with attention", fr: "avec l’attention" },
    },
    {
      args: [70, 8192, 80, 8192, 6144],
      result: 325.20290697216,
      note: { en: "three quarters found in cache", fr: "trois quarts trouvés en cache" },
    },
  ],
  assumptions: [
    {
      en: "Attention counts only when both layers and attn_dim are given.",
      fr: "L’attention ne compte que si layers et attn_dim sont tous deux donnés.",
    },
    {
      en: "Embedding look-ups and normalisations are left out.",
      fr: "Les plongements et les normalisations sont négligés.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["PREFILL_MS", "PREFILL_TPS", "MFU_INFERENCE"],
});
