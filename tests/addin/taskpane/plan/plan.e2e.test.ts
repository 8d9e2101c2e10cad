import { describe, expect, it } from "vitest";
import { planFigures } from "../../../../core/workbook/plan/figures.js";
import { planOf } from "../../../../core/workbook/plan/request.js";
import { openWorkbench, waitForValue } from "../../../helpers/workbench-page.js";

const REQUEST = {
  model: "Llama 3.1 70B",
  hardware: "H200",
  quant: "FP8",
  requestsPerS: 40,
  promptTokens: 1500,
  outputTokens: 400,
  ttftMs: 1000,
  tpotMs: 30,
};

describe("the Plan tab beside the grid", () => {
  it("inserts a live sheet whose figures are those of the core, and leaves the others alone", async () => {
    const { page, errors } = await openWorkbench();
    await page.click("#tab-pane");
    await page.getByRole("tab", { name: "Plan" }).click();
    const core = planFigures(planOf(REQUEST));
    const verdict = page.getByText("replicas of");
    await verdict.waitFor();
    expect(await verdict.textContent()).toMatch(new RegExp(`^${core.fleet?.replicas} replicas`));
    const before = await page.evaluate(() => globalThis.jeton.api.getActiveWorkbook()?.getSheets().length);
    await page.getByRole("button", { name: "Insert a sheet" }).click();
    await page.getByText("Sheet inserted.").waitFor();
    // Row 9: replicas for the limits; row 11: GPUs in all.
    await waitForValue(page, "F9", (value) => value === core.fleet?.replicas);
    await waitForValue(page, "F11", (value) => value === core.totalGpus);
    expect(await page.evaluate(() => globalThis.jeton.api.getActiveWorkbook()?.getSheets().length)).toBe(
      (before ?? 0) + 1,
    );
    expect(errors).toEqual([]);
  }, 240_000);

  it("hands over the workbook that a chat answer offers", async () => {
    const { page } = await openWorkbench();
    await page.fill(
      "#panel-chat textarea, #panel-chat input",
      '/plan model:"Llama 3.1 70B" hardware:H200 rate:40 quant:fp8',
    );
    await page.keyboard.press("Enter");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download plan.xlsx" }).click();
    expect((await saved).suggestedFilename()).toBe("plan.xlsx");
  }, 240_000);
});
