import * as zip from "fflate";
import { describe, expect, it } from "vitest";
import * as xlsx from "wasm-xlsxwriter";
import type { Workbook } from "../../core/workbook/model.js";
import { planWorkbook } from "../../core/workbook/plan/build.js";
import { planOf } from "../../core/workbook/plan/request.js";
import type { XlsxModule } from "../../core/workbook/write/ports.js";
import { writeWorkbook } from "../../core/workbook/write/write.js";
import { coreFigures, differences, namedValues, randomPlans } from "../core/workbook/scenarios.js";
import { recalculated } from "./libreoffice.js";

const COUNT = Number(process.env.JETON_SCENARIOS ?? 12);
const write = (workbook: Workbook) => writeWorkbook(workbook, xlsx as unknown as XlsxModule, zip);

/** Every cached value wrong: what is right afterwards was computed by the reader. */
const poisoned = (workbook: Workbook): Workbook => ({
  ...workbook,
  sheets: workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => (cell.formula === undefined ? cell : { ...cell, value: 999 })),
  })),
});

describe("the portable workbook", () => {
  it(`says in LibreOffice what the core says, for ${COUNT} scenarios with every cached value wrong`, {
    timeout: 1_200_000,
  }, () => {
    const plans = randomPlans(COUNT);
    const books = plans.map(({ request }) => planWorkbook(request, { flavour: "portable", lang: "en" }));
    const readers = recalculated(books.map((book) => write(poisoned(book))));
    const wrong = plans.flatMap(({ plan, request }, index) => {
      const book = books[index] as Workbook;
      const expected = coreFigures(plan);
      const read = readers[index];
      const found = read
        ? differences(expected, namedValues(book, Object.keys(expected), read))
        : ["not read"];
      return found.length > 0 ? [{ request, found }] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("follows a changed input as the core does", { timeout: 600_000 }, () => {
    const request = {
      model: "Llama 3.1 70B",
      hardware: "H200",
      quant: "fp8",
      gpus: 4,
      requestsPerS: 40,
      promptTokens: 1500,
      outputTokens: 400,
      ttftMs: 1000,
      tpotMs: 30,
    };
    const book = planWorkbook(request, { flavour: "portable", lang: "en" });
    const named = (change: Partial<typeof request>) => planOf({ ...request, ...change });
    const changes = [
      { cell: "model", value: named({ model: "gpt-oss 120B" }).modelName, as: { model: "gpt-oss 120B" } },
      { cell: "hardware", value: named({ hardware: "B200" }).hardwareName, as: { hardware: "B200" } },
      { cell: "quant", value: named({ quant: "bf16" }).quantName, as: { quant: "bf16" } },
      { cell: "requests_per_s", value: 90, as: { requestsPerS: 90 } },
      { cell: "ttft_slo_ms", value: 400, as: { ttftMs: 400 } },
      { cell: "gpus", value: 8, as: { gpus: 8 } },
      { cell: "engine", value: "SGLang", as: { engine: "SGLang" } },
      { cell: "cache_hit_rate", value: 0.5, as: { cacheHitRate: 0.5 } },
    ];
    const readers = recalculated(
      changes.map(({ cell, value }) => write(withInput(poisoned(book), cell, value))),
    );
    changes.forEach(({ cell, as }, index) => {
      const expected = coreFigures(planOf({ ...request, ...as, usdPerGpuHour: undefined }));
      // The API's price is an input of its own: it stays that of the first model.
      const { break_even_rate: _, ...kept } = expected;
      const read = readers[index];
      expect(read && differences(kept, namedValues(book, Object.keys(kept), read)), cell).toEqual([]);
    });
  });
});

function withInput(book: Workbook, name: string, value: string | number): Workbook {
  return {
    ...book,
    sheets: book.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) =>
        cell.name === name && cell.formula === undefined ? { ...cell, value } : cell,
      ),
    })),
  };
}
