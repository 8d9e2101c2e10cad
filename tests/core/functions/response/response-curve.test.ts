import { describe, expect, it } from "vitest";
import { responseCurve } from "../../../../core/functions/response/response-curve.js";
import { near } from "../../../helpers/near.js";

describe("responseCurve", () => {
  it("gives one row [tokens, s, tok/s] for each length (seed 000 at 1, 50, 500 and 5,000 tokens)", () => {
    const rows = responseCurve({ ttftMs: 200, tpotMs: 20, tokenCounts: [1, 50, 500, 5000] });
    expect(rows.map(([tokens]) => tokens)).toEqual([1, 50, 500, 5000]);
    near(rows[1]?.[1], 0.2 + 49 * 0.02);
    near(rows[3]?.[2], 5000 / (0.2 + 4999 * 0.02));
  });

  it("keeps the order and the repeats of the lengths", () => {
    expect(responseCurve({ ttftMs: 1, tpotMs: 1, tokenCounts: [3, 1, 3] }).map(([tokens]) => tokens)).toEqual(
      [3, 1, 3],
    );
  });
});
