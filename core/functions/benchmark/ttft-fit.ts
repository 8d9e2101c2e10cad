import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { requireSameLength } from "../../lib/same-length.js";
import { compensatedSum } from "../../lib/sum.js";
import { measuredPrompt } from "../../params/measured.js";
import { ttftMs } from "../../params/time.js";
import { speedArticle } from "../../sources.js";

// Least squares of TTFT = slope × tokens + constant. 1000 / slope is the prefill speed, the constant holds queue and
// network. Means are taken off first, or the squares of long prompts would drown the differences.

/** One row [ms per token, constant ms, r²]. */
export function ttftFit(args: {
  readonly promptTokens: readonly number[];
  readonly ttftMs: readonly number[];
}): readonly (readonly number[])[] {
  const { promptTokens: x, ttftMs: y } = args;
  requireSameLength("prompt_tokens", x, "ttft_ms", y);
  const meanX = compensatedSum(x) / x.length;
  const meanY = compensatedSum(y) / y.length;
  const dx = x.map((value) => value - meanX);
  const dy = y.map((value) => value - meanY);
  const xx = compensatedSum(dx.map((value) => value * value));
  if (xx === 0)
    fail("domain", {
      param: "prompt_tokens",
      reason: {
        en: "a line needs at least two different prompt lengths",
        fr: "une droite exige au moins deux longueurs de prompt différentes",
      },
    });
  const xy = compensatedSum(dx.map((value, i) => value * (dy[i] as number)));
  const yy = compensatedSum(dy.map((value) => value * value));
  const slope = xy / xx;
  // Without any variation of the TTFT, the level line goes through every point.
  const r2 = yy === 0 ? 1 : Math.min(1, (slope * xy) / yy);
  return [[slope, meanY - slope * meanX, r2]];
}

export const TTFT_FIT = defineFunction({
  name: "TTFT_FIT",
  family: "benchmark",
  title: { en: "TTFT against prompt length", fr: "TTFT selon la longueur du prompt" },
  summary: {
    en: "Least-squares line of measured TTFTs: ms per token, constant, r²",
    fr: "Droite des moindres carrés des TTFT : ms par token, constante, r²",
  },
  params: [
    {
      ...measuredPrompt,
      name: "prompt_tokens",
      kind: "range",
      integer: true,
      paired: true,
      label: { en: "prompt lengths", fr: "longueurs des prompts" },
      help: {
        en: "Tokens of each prompt, in the order of the TTFTs",
        fr: "Tokens de chaque prompt, dans l’ordre des TTFT",
      },
    },
    {
      ...ttftMs,
      kind: "range",
      paired: true,
      label: { en: "measured TTFTs", fr: "TTFT mesurés" },
      help: { en: "TTFT of each prompt, in ms", fr: "TTFT de chaque prompt, en ms" },
    },
  ],
  returns: {
    kind: "matrix",
    unit: "none",
    digits: 4,
    columns: [
      { en: "slope, ms/token", fr: "pente, ms/token" },
      { en: "constant, ms", fr: "constante, ms" },
      { en: "r²", fr: "r²" },
    ],
  },
  formula: "min Σ(ttft_ms - slope × prompt_tokens - constant)²",
  compute: ttftFit,
  examples: [
    {
      args: [[[500, 1000, 2000, 4000, 8000]], [[210, 262, 385, 610, 1090]]],
      result: [[0.11748118279569893, 147.20833333333334, 0.9998224276172011]],
      note: { en: "8,512 tok/s of prefill, 147 ms fixed", fr: "8 512 tok/s de prefill, 147 ms fixes" },
    },
  ],
  assumptions: [
    {
      en: "Prefill linear in the prompt: attention bends the line on very long prompts.",
      fr: "Prefill linéaire : l’attention courbe la droite pour les prompts très longs.",
    },
    {
      en: "The two lists stand cell by cell: a blank cell is refused.",
      fr: "Les deux listes se lisent cellule à cellule : une cellule vide est refusée.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["PREFILL_MS_PER_TOKEN", "PREFILL_TPS", "BENCH_SUMMARY"],
});
