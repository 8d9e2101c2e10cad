import { describe, expect, it } from "vitest";
import { SPEC_CURVE } from "../../../../core/functions/speculative/spec-curve.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("SPEC_CURVE", () => {
  it("gives 2.7731 tokens and a gain of 1.9808 for four drafts at 70 % and 10 % (by hand: 2.7731 / 1.4)", () => {
    const rows = call(SPEC_CURVE, 0.7, 0.1, 5) as number[][];
    expect(rows).toHaveLength(6);
    near(rows[4]?.[1], 2.7731);
    near(rows[4]?.[2], 2.7731 / 1.4);
  });

  it("starts at one token and no gain, also when it ends there", () => {
    expect(call(SPEC_CURVE, 0.7, 0.1, 0)).toEqual([[0, 1, 1]]);
  });

  it("adds a^g tokens with each draft", () => {
    const rows = call(SPEC_CURVE, 0.6, 0.2, 20) as number[][];
    for (let g = 1; g <= 20; g++) near((rows[g]?.[1] ?? 0) - (rows[g - 1]?.[1] ?? 0), 0.6 ** g, 1e-9);
  });

  it("refuses a curve without end", () => {
    expect(refuse(SPEC_CURVE, 0.7, 0.1, 1001)).toMatchObject({ code: "domain", param: "max_draft" });
  });
});
