import { describe, expect, it } from "vitest";
import { keep, normalise, softmaxAt } from "../../../core/lib/probabilities.js";

describe("normalise", () => {
  it("scales to a sum of 1", () => {
    expect(normalise([1, 1, 2])).toEqual([0.25, 0.25, 0.5]);
    expect(normalise([0.2, 0])).toEqual([1, 0]);
  });

  it("fails when all are 0", () => {
    expect(() => normalise([0, 0])).toThrow("domain");
  });
});

describe("keep", () => {
  it("puts the others at 0 and scales what is left", () => {
    expect(keep([0.5, 0.25, 0.25], (p) => p < 0.5)).toEqual([0, 0.5, 0.5]);
    expect(keep([0.5, 0.25, 0.25], (_, i) => i === 2)).toEqual([0, 0, 1]);
  });
});

describe("softmaxAt", () => {
  it("halves equal logits at any temperature but 0, where the first wins", () => {
    expect(softmaxAt([4, 4], 0.01)).toEqual([0.5, 0.5]);
    expect(softmaxAt([4, 4], 0)).toEqual([1, 0]);
  });

  it("gives nothing to a logit of minus infinity", () => {
    expect(softmaxAt([0, Number.NEGATIVE_INFINITY], 100)).toEqual([1, 0]);
  });
});
