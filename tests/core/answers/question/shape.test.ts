import { describe, expect, it } from "vitest";
import { findQuantities } from "../../../../core/answers/question/quantities.js";
import { shapeOf } from "../../../../core/answers/question/shape.js";

const shape = (masked: string) => shapeOf(masked, findQuantities(masked, "en"));

describe("shapeOf", () => {
  it("marks names, counts and quantities in capitals", () => {
    expect(shape("how many HHHH for MMMMM QQ at 8k?")).toBe("how many HW for MODEL QUANT at TOK ?");
    expect(shape("NNHHHH or HHHH at 20 req/s")).toBe("COUNTED HW or HW at REQ PERS");
  });

  it("has one word for every spelling of tokens per second", () => {
    for (const said of ["tok/s", "tokens per second", "t/s", "jetons par seconde", "tps"])
      expect(shape(`what ${said}`)).toBe("what SPEED");
  });

  it("finds no speed inside words", () => {
    expect(shape("act as a clerk")).toBe("act as a clerk");
  });
});
