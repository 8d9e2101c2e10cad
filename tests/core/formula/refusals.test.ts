import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/failure.js";
import * as refusals from "../../../core/formula/refusals.js";
import { formatFailure } from "../../../core/text/failure.js";

const samples: Readonly<Record<keyof typeof refusals, Failure>> = {
  emptyFormula: refusals.emptyFormula,
  formulaTooLong: refusals.formulaTooLong(9000),
  nestedTooDeep: refusals.nestedTooDeep(0),
  unexpected: refusals.unexpected(")", 4),
  missingOperator: refusals.missingOperator("2", 4),
  hiddenCharacter: refusals.hiddenCharacter(7, 4),
  endsEarly: refusals.endsEarly,
  neverClosed: refusals.neverClosed("(", 4),
  neverOpened: refusals.neverOpened(")", 4),
  badNumber: refusals.badNumber("70B"),
  ambiguousNumber: refusals.ambiguousNumber("3,350"),
  cellReference: refusals.cellReference("H100"),
  bareName: refusals.bareName("llama"),
  bareFunction: refusals.bareFunction("somme", "SOMME"),
  unknownFunction: refusals.unknownFunction("SOM", ["SOMME"]),
  badArray: refusals.badArray("(", 4),
  raggedArray: refusals.raggedArray(2, 1, 3),
  tooManyArguments: refusals.tooManyArguments("F", 5, 4),
  commaInNumber: refusals.commaInNumber("F", 5, 4, "3,35", "3.35"),
  tooFewArguments: refusals.tooFewArguments("F", 1, 2),
  commaBetweenArguments: refusals.commaBetweenArguments("F", "70,2", "70;2"),
  arrayTooLarge: refusals.arrayTooLarge(40_000),
  tooMuchWork: refusals.tooMuchWork,
};

describe.each(Object.entries(samples))("%s", (_, failure) => {
  it("is one sentence in each language, with everything put in", () => {
    const [en, fr] = [formatFailure(failure, "en"), formatFailure(failure, "fr")];
    expect(en).not.toBe(fr);
    for (const text of [en, fr]) {
      expect(text).toMatch(/[.?!]$/);
      expect(text).not.toMatch(/\{(?:\w*[a-z]\w*)\}|undefined|NaN/);
      expect(text.length).toBeLessThan(300);
    }
    // French spaces do not break.
    expect(fr).not.toMatch(/ [:;!?»]/);
  });
});

describe("places in a formula", () => {
  it("are counted from 1", () => {
    expect(formatFailure(refusals.nestedTooDeep(0), "en")).toContain("at character 1;");
    expect(formatFailure(refusals.neverClosed("(", 4), "fr")).toContain("au caractère 5");
  });
});

describe("unknownFunction", () => {
  it("suggests names where there are any", () => {
    expect(formatFailure(samples.unknownFunction, "en")).toContain("Did you mean: SOMME?");
    expect(refusals.unknownFunction("X", [])).not.toHaveProperty("suggestion");
  });
});

describe("cellReference", () => {
  it("shows how the name would be typed, cut if somebody pasted a page", () => {
    expect(formatFailure(samples.cellReference, "en")).toContain('"H100"');
    expect(refusals.cellReference("x".repeat(500)).reason?.values?.name).toHaveLength(40);
  });
});
