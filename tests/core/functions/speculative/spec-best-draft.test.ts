import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SPEC_BEST_DRAFT, specBestDraft } from "../../../../core/functions/speculative/spec-best-draft.js";
import { specCurve } from "../../../../core/functions/speculative/spec-curve.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("SPEC_BEST_DRAFT", () => {
  it("gives 4 at 70 % and 10 %: 1.948, 1.981, 1.961 for three, four and five", () => {
    expect(call(SPEC_BEST_DRAFT, 0.7, 0.1)).toBe(4);
  });

  it("gives 2 at 50 % and 15 % (by hand: 1.304, 1.346, 1.293 for one, two and three)", () => {
    expect(call(SPEC_BEST_DRAFT, 0.5, 0.15)).toBe(2);
  });

  it("is where SPEC_CURVE peaks", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.001, max: 1.5, noNaN: true }),
        fc.integer({ min: 0, max: 60 }),
        (acceptance, costRatio, maxDraft) => {
          const best = specBestDraft({ acceptance, costRatio, maxDraft });
          const gains = specCurve({ acceptance, costRatio, maxDraft }).map((row) => row[2] as number);
          expect((gains[best] as number) * (1 + 1e-13)).toBeGreaterThanOrEqual(Math.max(...gains));
        },
      ),
    );
  });

  it("is 0 when the draft costs as much as it brings", () => {
    expect(call(SPEC_BEST_DRAFT, 0.3, 0.3)).toBe(0);
    expect(call(SPEC_BEST_DRAFT, 1, 1)).toBe(0);
    expect(call(SPEC_BEST_DRAFT, 0, 0)).toBe(0);
  });

  it("goes on to the end while a free draft gains anything, even below a rounding error", () => {
    expect(call(SPEC_BEST_DRAFT, 0.1, 0)).toBe(32);
    expect(call(SPEC_BEST_DRAFT, 1, 0.01, 1000)).toBe(1000);
    expect(call(SPEC_BEST_DRAFT, 0.9, 0.01, 0)).toBe(0);
  });

  it("refuses a search without end", () => {
    const failure = refuse(SPEC_BEST_DRAFT, 0.8, 0.05, 1e9);
    expect(failure).toMatchObject({ code: "domain", param: "max_draft" });
    expect(failure.en).toContain("up to 1,000");
  });
});
