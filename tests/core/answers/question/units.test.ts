import { describe, expect, it } from "vitest";
import { perAt, unitAt } from "../../../../core/answers/question/units.js";

describe("unitAt", () => {
  it.each([
    ["70b", 2, "params", 1],
    ["70 milliards de parametres", 2, "params", 1],
    ["2 milliards de tokens", 1, "tok", 1e9],
    ["3.35 tb/s", 4, "gbs", 1000],
    ["21 po/s", 2, "gbs", 1e6],
    ["192 go", 3, "gb", 1],
    ["48 gigs", 2, "gb", 1],
    ["200ms", 3, "time", 0.001],
    ["2 minutes", 1, "time", 60],
    ["40 tok/s", 2, "tps", 1],
    ["40 jetons a la seconde", 2, "tps", 1],
    ["500 output tokens", 3, "tok", 1],
    ["20 req/s", 2, "req", 1],
    ["50 concurrent users", 2, "users", 1],
    ["20 %", 2, "pct", 0.01],
    ["2 cartes graphiques", 1, "gpus", 1],
  ] as const)("reads the unit of %j", (text, at, unit, factor) => {
    expect(unitAt(text, at)).toMatchObject({ unit, factor });
  });

  it.each([
    ["5 to 50 users", 1],
    ["1.5 min_p", 3],
    ["3 ants", 1],
    ["200 something", 3],
  ])("finds none in %j", (text, at) => {
    expect(unitAt(text, at)).toBeUndefined();
  });
});

describe("perAt", () => {
  it.each([
    ["$2/h", 2, "h"],
    ["2 $ de l'heure", 3, "h"],
    ["3 $ le million", 3, "million"],
    ["3 $/m", 3, "million"],
    ["3k a month", 2, "month"],
    ["900 $ mensuels", 5, "month"],
    ["20 ms par jeton", 5, "token"],
    ["0.3 per kwh", 3, "kwh"],
  ] as const)("reads the rate of %j", (text, at, per) => {
    expect(perAt(text, at)?.per).toBe(per);
  });
});
