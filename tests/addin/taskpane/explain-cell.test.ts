import { describe, expect, it } from "vitest";
import type { CellValue } from "../../../addin/host/sheet-host.js";
import { explainCell } from "../../../addin/taskpane/check/explain-cell.js";

const cells: Readonly<Record<string, readonly (readonly CellValue[])[]>> = {
  A1: [[70]],
  $B$1: [[2]],
  C1: [[""]],
  D1: [["#DIV/0!"]],
  "E1:E3": [[1], [50], [500]],
  Bandwidth: [[3350]],
};

const story = (formula: string) =>
  explainCell(
    { sheet: "Plan", row: 0, column: 0, formula, value: 0 },
    async (reference) => cells[reference] ?? expect.fail(`nobody asked for ${reference}`),
    "en",
  );

describe("explainCell", () => {
  it("puts the contents of cells and names into the call and works it out", async () => {
    expect(await story("=TOKENS_PER_SEC(A1, $B$1, Bandwidth)")).toMatchObject({
      kind: "call",
      definition: { name: "TOKENS_PER_SEC" },
      call: "=TOKENS_PER_SEC(70, 2, 3350)",
      outcome: { ok: true, working: expect.stringContaining("= 23.93 tok/s") },
    });
  });

  it("takes the first call of ours inside a larger formula, in its stored form too", async () => {
    expect(await story("=ROUND(_xldudf_TOKENS_PER_SEC(A1,2,3350)*2,1)")).toMatchObject({
      call: "=TOKENS_PER_SEC(70,2,3350)",
      outcome: { ok: true },
    });
  });

  it("works out arguments that are formulas themselves, and ranges", async () => {
    expect(await story("=RESPONSE_CURVE(100*2,TPOT_FLOOR_MS(A1,2,3350),E1:E3)")).toMatchObject({
      definition: { name: "RESPONSE_CURVE" },
      outcome: { ok: true, value: [expect.any(Array), expect.any(Array), expect.any(Array)] },
    });
  });

  it("says which argument is wrong, as the cell would", async () => {
    expect(await story("=TOKENS_PER_SEC(A1,2,C1)")).toMatchObject({
      outcome: { ok: false, failure: { code: "type", param: "bandwidth_gbs" } },
    });
  });

  it("names the cell whose error keeps Excel from calling the function", async () => {
    expect(await story("=TOKENS_PER_SEC(A1,D1,3350)")).toEqual({
      kind: "errorInside",
      reference: "D1",
      error: "#DIV/0!",
    });
  });

  it("says when there is nothing of ours", async () => {
    expect(await story("")).toEqual({ kind: "noFormula" });
    expect(await story("=SUM(A1:A3)")).toEqual({ kind: "notOurs" });
    expect(await story('="TOKENS_PER_SEC(1)"')).toEqual({ kind: "notOurs" });
  });

  it("explains a call that was never closed instead of failing", async () => {
    expect(await story("=TOKENS_PER_SEC(A1,2")).toMatchObject({ kind: "call", outcome: { ok: false } });
  });
});
