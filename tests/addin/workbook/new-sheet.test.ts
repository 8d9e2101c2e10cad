import { describe, expect, it } from "vitest";
import { toNewSheet } from "../../../addin/workbook/new-sheet.js";
import { planWorkbook } from "../../../core/workbook/plan/build.js";

describe("toNewSheet", () => {
  const [plan] = planWorkbook(
    { model: "Llama 3.1 8B", hardware: "H100", requestsPerS: 10 },
    { flavour: "live", lang: "en" },
  ).sheets;
  const sheet = toNewSheet(plan ?? expect.fail("no sheet"));

  it("turns names into references, so that the sheet needs nothing beside it", () => {
    const formulas = sheet.cells.flatMap(({ content }) =>
      typeof content === "string" && content.startsWith("=") ? [content] : [],
    );
    expect(formulas.length).toBeGreaterThan(10);
    for (const formula of formulas) expect(formula.replace(/"[^"]*"/g, "")).not.toMatch(/[a-z]/);
    expect(formulas.find((formula) => formula.includes("LLM_REPLICAS"))).toMatch(
      /LLM_REPLICAS\(\$B\$5,\$B\$6,/,
    );
  });

  it("keeps inputs as values with their formats", () => {
    expect(sheet.cells.find(({ row, column }) => row === 4 && column === 1)).toMatchObject({
      content: "Llama 3.1 8B",
      role: "input",
    });
  });
});
