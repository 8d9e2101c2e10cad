import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import init, { Model } from "@ironcalc/wasm";
import { describe, expect, it } from "vitest";
import { absoluteRef, sheetRef } from "../../../core/workbook/address.js";
import { namesOf, type Workbook } from "../../../core/workbook/model.js";
import { planWorkbook } from "../../../core/workbook/plan/build.js";

/** The numbers that IronCalc finds for named cells; it gets values and formulas, never our results. */
async function ironCalc(book: Workbook, names: readonly string[]): Promise<Readonly<Record<string, number>>> {
  await init({
    module_or_path: readFileSync(createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm")),
  });
  const model = new Model("book", "en", "UTC", "en");
  model.pauseEvaluation();
  // Tables and helper sheets first: the engine follows references by recursion, and its stack is small.
  const sheets = [...book.sheets].reverse();
  const probe = sheets.length;
  [...sheets.map(({ name }) => name), "Probe"].forEach((name, sheet) => {
    if (sheet > 0) model.newSheet();
    model.renameSheet(sheet, name);
  });
  // Names first: each new one makes the engine read all formulas again.
  const places = namesOf(book);
  for (const [name, { sheet, block }] of places)
    model.newDefinedName(name, undefined, `${sheetRef(sheet)}!${absoluteRef(block)}`);
  sheets.forEach(({ cells }, sheet) => {
    for (const { row, column, value, formula } of cells)
      if (formula !== undefined || value !== "")
        model.setUserInput(
          sheet,
          row + 1,
          column + 1,
          formula === undefined ? asTyped(value) : `=${formula}`,
        );
  });
  // Joined to a text a number keeps its digits; shown alone it has nine decimals.
  names.forEach((name, index) => {
    model.setUserInput(probe, 1 + index, 1, `="n"&${name}`);
  });
  model.resumeEvaluation();
  model.evaluate();
  return Object.fromEntries(
    names.map((name, index) => [name, Number(model.getFormattedCellValue(probe, 1 + index, 1).slice(1))]),
  );
}

/** A text that looks like a number or a formula stays a text. */
function asTyped(value: number | string | boolean): string {
  return typeof value === "string" ? `'${value}` : String(value);
}

const NAMES = [
  "slots",
  "ttft_alone",
  "tpot_alone",
  "tps_full",
  "replicas",
  "running",
  "ttft_at_load",
  "tpot_at_load",
  "total_gpus",
  "usd_per_month",
  "agent_task_s",
];

describe("the portable workbook in IronCalc", () => {
  it.each([
    {
      model: "Llama 3.1 70B",
      hardware: "H200",
      quant: "fp8",
      requestsPerS: 40,
      promptTokens: 1500,
      outputTokens: 400,
      ttftMs: 1000,
      tpotMs: 30,
    },
    {
      model: "gpt-oss 120B",
      hardware: "H100",
      gpus: 2,
      requestsPerS: 12,
      promptTokens: 3000,
      outputTokens: 600,
      cacheHitRate: 0.4,
    },
    {
      model: "Qwen3 30B A3B",
      hardware: "RTX 4090",
      requestsPerS: 1,
      tpotMs: 100,
      ttftMs: 8000,
      usdPerGpuHour: 0.4,
    },
  ])("computes the same for $model on $hardware", { timeout: 180_000 }, async (request) => {
    const book = planWorkbook(request, { flavour: "portable", lang: "en" });
    const found = await ironCalc(book, NAMES);
    const places = namesOf(book);
    for (const name of NAMES) {
      const place = places.get(name);
      const ours = book.sheets
        .find((sheet) => sheet.name === place?.sheet)
        ?.cells.find(({ row, column }) => row === place?.block.row && column === place.block.column)?.value;
      expect(
        Math.abs((found[name] ?? Number.NaN) - Number(ours)) / Math.max(Math.abs(Number(ours)), 1),
        `${name}: ${found[name]} for ${ours}`,
      ).toBeLessThan(1e-9);
    }
  });
});
