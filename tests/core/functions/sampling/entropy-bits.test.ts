import { describe, expect, it } from "vitest";
import { ENTROPY_BITS, entropyBits } from "../../../../core/functions/sampling/entropy-bits.js";
import { temperatureProbs } from "../../../../core/functions/sampling/temperature-probs.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("ENTROPY_BITS", () => {
  it("agrees with numbers computed apart", () => {
    // By hand: 0.5 × 1 + 2 × 0.25 × 2. Python decimal, 40 digits, for 0.6, 0.3, 0.1.
    near(call(ENTROPY_BITS, [[0.5, 0.25, 0.25]]), 1.5);
    near(entropyBits({ probabilities: [0.6, 0.3, 0.1] }), 1.295461844238322);
  });

  it("is log2 n for n equal tokens, the most that n tokens can have", () => {
    for (const n of [1, 2, 7, 1000])
      near(entropyBits({ probabilities: Array(n).fill(1 / n) }), Math.log2(n), 1e-12);
    expect(entropyBits({ probabilities: [0.4, 0.35, 0.25] })).toBeLessThan(Math.log2(3));
  });

  it("is 0 without doubt and never negative", () => {
    expect(entropyBits({ probabilities: [0, 1, 0] })).toBe(0);
    expect(call(ENTROPY_BITS, 0.3)).toBe(0);
  });

  it("rises with the temperature", () => {
    let before = -1;
    for (const temperature of [0, 0.3, 0.7, 1, 2, 10]) {
      const bits = entropyBits({
        probabilities: temperatureProbs({ probabilities: [0.7, 0.2, 0.1], temperature }),
      });
      expect(bits).toBeGreaterThan(before);
      before = bits;
    }
  });

  it("refuses negative probabilities", () => {
    expect(refuse(ENTROPY_BITS, [[0.5, -0.1]])).toMatchObject({ code: "domain", param: "probabilities" });
  });
});
