import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { softmaxTemp } from "../../../../core/functions/sampling/softmax-temp.js";
import {
  TEMPERATURE_PROBS,
  temperatureProbs,
} from "../../../../core/functions/sampling/temperature-probs.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TEMPERATURE_PROBS", () => {
  it("agrees with numbers computed apart", () => {
    // Python decimal, 40 digits.
    const expected = [0.8416680029246184, 0.14878728809393416, 0.009544708981447476];
    for (const [i, p] of temperatureProbs({ probabilities: [0.6, 0.3, 0.1], temperature: 0.4 }).entries())
      near(p, expected[i] as number);
    // By hand: at 0.5 the probabilities are squared, 0.64 to 0.04.
    near(temperatureProbs({ probabilities: [0.8, 0.2], temperature: 0.5 })[0], 0.64 / 0.68);
  });

  it("equals the softmax of the logarithms", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 2, maxLength: 30 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (probabilities, temperature) => {
          const other = softmaxTemp({ logits: probabilities.map(Math.log), temperature });
          for (const [i, p] of temperatureProbs({ probabilities, temperature }).entries())
            expect(Math.abs(p - (other[i] as number))).toBeLessThan(1e-12);
        },
      ),
    );
  });

  it("leaves the list alone at 1, and undoes a temperature with its reciprocal", () => {
    const list = [0.45, 0.3, 0.25];
    expect(temperatureProbs({ probabilities: list, temperature: 1 })).toEqual(list);
    const warm = temperatureProbs({ probabilities: list, temperature: 4 });
    for (const [i, p] of temperatureProbs({ probabilities: warm, temperature: 0.25 }).entries())
      near(p, list[i] as number, 1e-12);
  });

  it("is greedy at 0, nearly so just above, and flat when very hot", () => {
    expect(call(TEMPERATURE_PROBS, [[0.3, 0.4, 0.3]], 0)).toEqual([[0, 1, 0]]);
    expect(call(TEMPERATURE_PROBS, [[0.3, 0.4, 0.3]], 1e-4)).toEqual([[0, 1, 0]]);
    const [hot] = call(TEMPERATURE_PROBS, [[0.3, 0.4, 0.3]], 1e9) as number[][];
    for (const p of hot as number[]) near(p, 1 / 3, 1e-8);
  });

  it("keeps a zero at zero and scales a truncated list", () => {
    const [row] = call(TEMPERATURE_PROBS, [[0.2, 0, 0.2]], 3) as number[][];
    expect(row).toEqual([0.5, 0, 0.5]);
  });

  it("refuses a list of zeros and percentages", () => {
    const refusal = refuse(TEMPERATURE_PROBS, [[0, 0]], 1);
    expect(refusal).toMatchObject({ code: "domain", param: "probabilities" });
    expect(refusal.en).toContain("at least one must be above 0");
    expect(refuse(TEMPERATURE_PROBS, [[45, 22]], 1)).toMatchObject({
      code: "domain",
      param: "probabilities",
    });
    expect(refuse(TEMPERATURE_PROBS, [[0.5, 0.5]], -1)).toMatchObject({
      code: "domain",
      param: "temperature",
    });
  });
});
