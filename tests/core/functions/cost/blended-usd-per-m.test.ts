import { describe, expect, it } from "vitest";
import { BLENDED_USD_PER_M, blendedUsdPerM } from "../../../../core/functions/cost/blended-usd-per-m.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BLENDED_USD_PER_M", () => {
  it("weighs the two prices by their tokens", () => {
    // By hand: (3 × 1 + 5) / 4 and (1 × 2 + 10) / 2.
    near(call(BLENDED_USD_PER_M, 1, 5), 2);
    near(blendedUsdPerM({ inputUsdPerM: 2, outputUsdPerM: 10, inputPerOutput: 1 }), 6);
  });

  it("lies between the prices and tends to either end", () => {
    expect(call(BLENDED_USD_PER_M, 1, 5, 0)).toBe(5);
    near(call(BLENDED_USD_PER_M, 1, 5, 1e12), 1, 1e-9);
    near(call(BLENDED_USD_PER_M, 4, 4, 7), 4);
  });

  it("refuses a negative mix", () => {
    expect(refuse(BLENDED_USD_PER_M, 1, 5, -1)).toMatchObject({ code: "domain", param: "input_per_output" });
  });
});
