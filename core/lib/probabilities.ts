import { fail } from "../failure.js";
import { compensatedSum } from "./sum.js";

// Lists of probabilities. Every operation returns a list that adds up to 1, in the order of its input.

/** The list scaled to a sum of 1, so that a truncated list (the top 20 of an API) is a distribution as well. */
export function normalise(weights: readonly number[]): readonly number[] {
  const total = compensatedSum(weights);
  if (total === 0)
    fail("domain", {
      param: "probabilities",
      reason: {
        en: "they are all 0: at least one must be above 0",
        fr: "toutes nulles : il en faut au moins une positive",
      },
    });
  return weights.map((weight) => weight / total);
}

/** Those that pass the test, the others at 0, scaled to a sum of 1. */
export function keep(
  probabilities: readonly number[],
  test: (probability: number, index: number) => boolean,
): readonly number[] {
  return normalise(probabilities.map((p, i) => (test(p, i) ? p : 0)));
}

/**
 * Softmax at a temperature. The maximum is taken off first, so that no exponential overflows. At 0 it is greedy: all on
 * the first maximum.
 */
export function softmaxAt(logits: readonly number[], temperature: number): readonly number[] {
  const max = logits.reduce((a, b) => Math.max(a, b));
  if (temperature === 0) {
    const first = logits.indexOf(max);
    return logits.map((_, i) => (i === first ? 1 : 0));
  }
  return normalise(logits.map((logit) => Math.exp((logit - max) / temperature)));
}
