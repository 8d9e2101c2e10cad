import { describe, expect, it } from "vitest";
import { ODDS_AT_TEMP, oddsAtTemp } from "../../../../core/functions/sampling/odds-at-temp.js";
import { temperatureProbs } from "../../../../core/functions/sampling/temperature-probs.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("ODDS_AT_TEMP", () => {
  it("raises the ratio to the inverse temperature", () => {
    // By hand: 4 to 1 is 2 to 1 at temperature 2. Python decimal, 40 digits: 6^(1/0.3).
    near(call(ODDS_AT_TEMP, 0.8, 0.2, 2), 2);
    near(oddsAtTemp({ p1: 0.6, p2: 0.1, temperature: 0.3 }), 392.49804805174216, 1e-13);
  });

  it("is the ratio that TEMPERATURE_PROBS gives", () => {
    const [p1, p2] = temperatureProbs({ probabilities: [0.5, 0.3, 0.2], temperature: 1.3 }) as [
      number,
      number,
    ];
    near(oddsAtTemp({ p1: 0.5, p2: 0.3, temperature: 1.3 }), p1 / p2, 1e-12);
  });

  it("tends to 1 and never crosses it", () => {
    expect(call(ODDS_AT_TEMP, 0.45, 0.22, 1e6)).toBeGreaterThan(1);
    near(call(ODDS_AT_TEMP, 0.45, 0.22, 1e6), 1, 1e-5);
    near(call(ODDS_AT_TEMP, 0.3, 0.3, 0.01), 1);
  });

  it("refuses 0 and an overflow", () => {
    expect(refuse(ODDS_AT_TEMP, 0.45, 0.22, 0)).toMatchObject({ code: "domain", param: "temperature" });
    expect(refuse(ODDS_AT_TEMP, 0.9, 0.1, 1e-5).code).toBe("domain");
    expect(refuse(ODDS_AT_TEMP, 0.9, 0, 1)).toMatchObject({ code: "domain", param: "p2" });
  });
});
