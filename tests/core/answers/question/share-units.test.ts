import { describe, expect, it } from "vitest";
import { findQuantities } from "../../../../core/answers/question/quantities.js";

// shareUnits is the last step of findQuantities.
const read = (text: string) => findQuantities(text, "en").map(({ value, unit }) => `${value} ${unit}`);

describe("shareUnits", () => {
  it.each([
    ["from 70 to 750 tok/s", ["70 tps", "750 tps"]],
    ["17 ou 400 milliards", ["17 params", "400 params"]],
    ["2 ou 3 cartes", ["2 gpus", "3 gpus"]],
    ["200-300 ms", ["0.2 time", "0.3 time"]],
    ["4 or 8k", ["4000 tok", "8000 tok"]],
    ["2 x 16 gb", ["2 gpus", "16 gb"]],
    ["two 12 gb cards", ["2 gpus", "12 gb"]],
    ["2k in 500 out", ["2000 tok", "500 tok"]],
    ["thinks 10k tokens and answers 500", ["10000 tok", "500 tok"]],
    ["30 milliards dont 3 actifs", ["30 params", "3 active"]],
    ["at 100 parallel requests and i need 200", ["100 req", "200 req"]],
  ])("fills in the units of %j", (text, quantities) => {
    expect(read(text)).toEqual(quantities);
  });

  it("shares no counted unit with a fraction", () => {
    expect(read("0.8 and 5 draft tokens")).toEqual(["0.8 bare", "5 tok"]);
  });
});
