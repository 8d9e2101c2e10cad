import { describe, expect, it } from "vitest";
import { findQuantities } from "../../../../core/answers/question/quantities.js";

const read = (text: string, lang: "en" | "fr" = "en") =>
  findQuantities(text, lang).map(({ value, unit, per, currency }) =>
    [value, unit, ...(per ? [per] : []), ...(currency ? [currency] : [])].join(" "),
  );

describe("findQuantities", () => {
  it.each([
    ["128k ctx", ["128000 tok"]],
    ["1.5k in", ["1500 tok"]],
    ["300m in a month", ["300000000 tok"]],
    ["8k sequences", ["8000 tok"]],
    ["20k calls", ["20000 calls"]],
    ["$2.50/h", ["2.5 money h USD"]],
    ["2,50 eur par heure", ["2.5 money h EUR"]],
    ["12 cents per kwh", ["0.12 money kwh"]],
    ["0.4/m input", ["0.4 money million"]],
    ["15k/month on openai", ["15000 money month"]],
    ["$200 on openai a month", ["200 money month USD"]],
    ["1.79/hr", ["1.79 money h"]],
    ["20 ms per token", ["0.02 time token"]],
    ["120 rpm", ["120 req min"]],
    ["cost per 1m tokens", []],
    ["1e400 tokens", []],
  ] as const)("reads %j", (text, quantities) => {
    expect(read(text)).toEqual(quantities);
  });

  it("reads decimals in the language of the text", () => {
    expect(read("3,350 to/s", "fr")).toEqual(["3350 gbs"]);
    expect(read("1,234 s", "en")).toEqual(["1234 time"]);
    expect(read("1,234 s", "fr")).toEqual(["1.234 time"]);
  });

  it("stops after sixty numbers", () => {
    expect(findQuantities("1 s, ".repeat(500), "en")).toHaveLength(60);
  });
});
