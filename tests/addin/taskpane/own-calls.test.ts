import { describe, expect, it } from "vitest";
import { callsOurs, isBroken, repairFormula } from "../../../addin/taskpane/check/own-calls.js";

describe("repairFormula", () => {
  it.each([
    ["=_xldudf_TOKENS_PER_SEC(70,2,3350)", "=TOKENS_PER_SEC(70,2,3350)"],
    ["=[2]!_xldudf_TOKENS_PER_SEC(70,2,3350)", "=TOKENS_PER_SEC(70,2,3350)"],
    ["=_xll.TOKENS_PER_SEC(70,2,3350)", "=TOKENS_PER_SEC(70,2,3350)"],
    [
      "=ROUND(_xldudf_MODEL_SIZE_GB(A1,2)*[1]!MODEL_SIZE_GB(1,2),1)",
      "=ROUND(MODEL_SIZE_GB(A1,2)*MODEL_SIZE_GB(1,2),1)",
    ],
  ])("turns %s into %s", (stored, plain) => {
    expect(repairFormula(stored)).toBe(plain);
  });

  it.each([
    '="_xldudf_TOKENS_PER_SEC("&A1',
    "=_xldudf_WISEPRICE(B1)",
    "=NS.TOKENS_PER_SEC(1)",
    "=MY_TOKENS_PER_SEC(1)",
    "=TOKENS_PER_SEC(70,2,3350)",
  ])("leaves %s alone", (formula) => {
    expect(repairFormula(formula)).toBe(formula);
  });
});

describe("isBroken", () => {
  it("sees a prefix, and #NAME? in either language where a function of ours is called", () => {
    expect(isBroken({ formula: "=_xldudf_TOKENS_PER_SEC(1,2,3)", value: 24 })).toBe(true);
    expect(isBroken({ formula: "=TOKENS_PER_SEC(1,2,3)", value: "#NAME?" })).toBe(true);
    expect(isBroken({ formula: "=TOKENS_PER_SEC(1,2,3)", value: "#NOM?" })).toBe(true);
  });

  it("does not touch other errors or other people's functions", () => {
    expect(isBroken({ formula: "=TOKENS_PER_SEC(1,2,0)", value: "#VALUE!" })).toBe(false);
    expect(isBroken({ formula: "=WISEPRICE(B1)", value: "#NAME?" })).toBe(false);
    expect(isBroken({ formula: "=SUM(A1:A3)", value: "#NAME?" })).toBe(false);
  });
});

describe("callsOurs", () => {
  it("sees a nested call, and none inside a text", () => {
    expect(callsOurs("=ROUND(TOKENS_PER_SEC(1,2,3),1)")).toBe(true);
    expect(callsOurs('="TOKENS_PER_SEC("')).toBe(false);
  });
});
