import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SOFTMAX_TEMP, softmaxTemp } from "../../../../core/functions/sampling/softmax-temp.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const logits = fc.array(fc.double({ min: -700, max: 700, noNaN: true }), { minLength: 1, maxLength: 50 });
const heat = fc.double({ min: 0.05, max: 50, noNaN: true });

describe("SOFTMAX_TEMP", () => {
  it("agrees with numbers computed apart", () => {
    // Python decimal, 40 digits.
    const expected = [0.7346627731839516, 0.22654440940023737, 0.03879281741581106];
    for (const [i, p] of softmaxTemp({ logits: [3, 1, -2], temperature: 1.7 }).entries())
      near(p, expected[i] as number);
    // By hand: ln 3 and 0 are 3 to 1.
    near(softmaxTemp({ logits: [Math.log(3), 0], temperature: 1 })[0], 0.75);
  });

  it("adds up to 1 and keeps the ranking", () => {
    fc.assert(
      fc.property(logits, heat, (list, temperature) => {
        const result = softmaxTemp({ logits: list, temperature });
        near(
          result.reduce((a, b) => a + b),
          1,
          1e-12,
        );
        for (let i = 1; i < list.length; i++)
          if ((list[i] as number) > (list[0] as number))
            expect(result[i]).toBeGreaterThanOrEqual(result[0] as number);
      }),
    );
  });

  it("does not change when all logits move together", () => {
    const moved = softmaxTemp({ logits: [1002, 1001, 1000], temperature: 1 });
    for (const [i, p] of softmaxTemp({ logits: [2, 1, 0], temperature: 1 }).entries()) near(moved[i], p);
  });

  it("never overflows, even with the largest doubles", () => {
    expect(call(SOFTMAX_TEMP, [[1.7e308, -1.7e308]], 1e-300)).toEqual([[1, 0]]);
  });

  it("is greedy at 0 and takes the first of equal maxima", () => {
    expect(call(SOFTMAX_TEMP, [[1, 5, 5]], 0)).toEqual([[0, 1, 0]]);
  });

  it("gives one row for a column, and 1 for a single logit", () => {
    expect((call(SOFTMAX_TEMP, [[2], [1], [0]]) as number[][])[0]).toHaveLength(3);
    expect(call(SOFTMAX_TEMP, 7)).toEqual([[1]]);
  });

  it("refuses an empty list, text and a negative temperature", () => {
    expect(refuse(SOFTMAX_TEMP, [])).toMatchObject({ code: "domain", param: "logits" });
    expect(refuse(SOFTMAX_TEMP, [[1, "a"]])).toMatchObject({ code: "type", param: "logits" });
    expect(refuse(SOFTMAX_TEMP, [[1, 2]], -0.1)).toMatchObject({ code: "domain", param: "temperature" });
  });
});
