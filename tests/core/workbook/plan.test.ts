import { describe, expect, it } from "vitest";
import type { Cell } from "../../../core/define.js";
import { CalcError, type Failure } from "../../../core/failure.js";
import { findFunction } from "../../../core/index.js";
import { calculated } from "../../../core/workbook/calc/calculate.js";
import { namesOf, type Workbook } from "../../../core/workbook/model.js";
import { planWorkbook } from "../../../core/workbook/plan/build.js";
import { planFigures } from "../../../core/workbook/plan/figures.js";
import { planOf } from "../../../core/workbook/plan/request.js";
import type { Flavour, PlanRequest } from "../../../core/workbook/plan/types.js";
import { coreFigures, differences, namedValues, randomPlans } from "./scenarios.js";

const QUESTION: PlanRequest = {
  model: "llama 3.1 70b",
  hardware: "h200",
  quant: "fp8",
  requestsPerS: 40,
  promptTokens: 1500,
  outputTokens: 400,
  ttftMs: 1000,
  tpotMs: 30,
};

function readerOf(book: Workbook) {
  const values = new Map(
    book.sheets.flatMap(({ name, cells }) =>
      cells.map(({ row, column, value }) => [`${name}!${row},${column}`, value] as const),
    ),
  );
  return (sheet: string, row: number, column: number): Cell | undefined =>
    values.get(`${sheet}!${row},${column}`);
}

function figuresOf(book: Workbook, names: readonly string[]) {
  return namedValues(book, names, readerOf(book));
}

const build = (request: PlanRequest, flavour: Flavour = "portable", lang: "en" | "fr" = "en") =>
  planWorkbook(request, { flavour, lang });

const errorsIn = (book: Workbook) =>
  book.sheets
    .filter(({ name }) => !["Formats", "Hardware", "Matériel"].includes(name))
    .flatMap(({ name, cells }) =>
      cells.filter(({ value }) => value === "#N/A").map(({ row, column }) => `${name} ${row},${column}`),
    );

describe("the portable workbook", () => {
  it("says what the core says, for scenarios of all kinds", () => {
    const wrong = randomPlans(20).flatMap(({ request, plan }) => {
      const expected = coreFigures(plan);
      const found = differences(expected, figuresOf(build(request), Object.keys(expected)));
      return found.length > 0 ? [{ request, found }] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("shows no error where everything fits, in either language", () => {
    for (const lang of ["en", "fr"] as const) expect(errorsIn(build(QUESTION, "portable", lang))).toEqual([]);
  });

  it("says which limit binds when none can be kept, and still opens", () => {
    const book = build({ ...QUESTION, gpus: 1, tpotMs: 5 });
    const { tpot_verdict, replicas, total_gpus } = figuresOf(book, [
      "tpot_verdict",
      "replicas",
      "total_gpus",
    ]);
    expect(tpot_verdict).toMatch(/^missed/);
    expect([replicas, total_gpus]).toEqual(["–", "–"]);
  });

  it.each([
    ["with limits that some count of GPUs keeps", {}],
    ["with limits that none keeps", { tpotMs: 0.01 }],
  ])("compares devices in replicas that waste none of them, %s", (_, changes) => {
    const book = build({ ...QUESTION, ...changes });
    const shownIn = (column: number) =>
      (book.sheets[1]?.cells ?? []).filter((cell) => cell.column === column && cell.row >= 6);
    const named = shownIn(0).findIndex(({ value }) => String(value).startsWith("H100"));
    // One H100 holds these weights with four places left: the peak would take 126 of them.
    expect(shownIn(1)[named]?.value).toBe(2);
    expect(shownIn(11)[named]?.value).toBe(16);
  });

  it("says that a model does not fit", () => {
    const book = build({ ...QUESTION, model: "Llama 3.1 405B", quant: "bf16", gpus: 1 });
    expect(figuresOf(book, ["memory_verdict"]).memory_verdict).toBe("does not fit");
  });

  it("calls no cell like a function: grids refuse such names", () => {
    for (const flavour of ["live", "portable"] as const)
      for (const name of namesOf(build(QUESTION, flavour)).keys()) {
        expect(findFunction(name.toUpperCase()), name).toBeUndefined();
        expect(["PERCENTILE", "GROWTH", "RATE", "PRICE", "MODE"], name).not.toContain(name.toUpperCase());
      }
  });

  it("uses native functions only", () => {
    const called = build(QUESTION).sheets.flatMap(({ cells }) =>
      cells.flatMap(({ formula }) =>
        [...(formula ?? "").matchAll(/([A-Z][A-Z.]+)\(/g)].map((match) => match[1]),
      ),
    );
    expect([...new Set(called)].sort()).toEqual([
      "ABS",
      "AND",
      "COUNT",
      "EXP",
      "FIND",
      "IF",
      "IFERROR",
      "INDEX",
      "INT",
      "ISNUMBER",
      "LN",
      "LOG",
      "MATCH",
      "MAX",
      "MEDIAN",
      "MIN",
      "OR",
      "POISSON.DIST",
      "SQRT",
    ]);
  });
});

/** Cells of the sheets that people read, by sheet and place. */
function shown(book: Workbook): ReadonlyMap<string, Cell> {
  return new Map(
    book.sheets
      .slice(0, 6)
      .flatMap(({ name, cells }) =>
        cells.map(({ row, column, value }) => [`${name} ${row},${column}`, value] as const),
      ),
  );
}

describe("the live workbook", () => {
  it("shows in every cell what the portable one shows, but for the note on formulas", () => {
    const wrong = randomPlans(12, 3).flatMap(({ request }, index) => {
      const lang = index % 2 === 0 ? "en" : "fr";
      const portable = shown(build(request, "portable", lang));
      const live = shown(build(request, "live", lang));
      const found = differences(Object.fromEntries(portable), Object.fromEntries(live));
      return found.filter((line) => !/native formulas|formules natives/i.test(line));
    });
    expect(wrong).toEqual([]);
  });

  it("says what the core says", () => {
    const { slots, replicas, ttft_at_load, tpot_at_load, ttft_alone, tpot_alone, tps_full, usd_per_month } =
      coreFigures(planOf(QUESTION));
    const expected = {
      slots: Number(slots),
      replicas: Number(replicas),
      ttft_at_load: Number(ttft_at_load),
      tpot_at_load: Number(tpot_at_load),
      ttft_alone: Number(ttft_alone),
      tpot_alone: Number(tpot_alone),
      tps_full: Number(tps_full),
      usd_per_month: Number(usd_per_month),
    };
    expect(differences(expected, figuresOf(build(QUESTION, "live"), Object.keys(expected)))).toEqual([]);
  });

  it("scales by a measured correction as the portable one does", () => {
    const measured = (flavour: Flavour) => {
      const book = build(QUESTION, flavour);
      const sheets = book.sheets.map((sheet) => ({
        ...sheet,
        cells: sheet.cells.map((cell) =>
          cell.name === "use_correction"
            ? { ...cell, value: "yes" }
            : sheet.name === "Check" && cell.row === 5 && cell.column === 3
              ? { ...cell, value: 20 }
              : cell,
        ),
      }));
      return figuresOf(calculated({ ...book, sheets }, "en"), [
        "correction",
        "replicas",
        "ttft_at_load",
        "tpot_at_load",
        "ttft_alone",
        "tps_full",
      ]);
    };
    const [portable, live] = [measured("portable"), measured("live")];
    expect(portable.correction).toBeGreaterThan(1);
    expect(differences(portable as Record<string, Cell>, live)).toEqual([]);
  });

  it("spills whole reports on a sheet of its own", () => {
    const load = build(QUESTION, "live", "fr").sheets.find(({ name }) => name === "Charge");
    const blocks = load?.cells.flatMap(({ spilled }) => (spilled ? [spilled] : [])) ?? [];
    expect(blocks.map((block) => [block.length, block[0]?.length])).toEqual([
      [12, 2],
      [16, 2],
      [6, 8],
    ]);
  });

  it("shows no error", () => {
    expect(errorsIn(build(QUESTION, "live", "fr"))).toEqual([]);
  });
});

describe("planOf", () => {
  const refusal = (changes: Partial<PlanRequest>): Failure => {
    try {
      planOf({ ...QUESTION, ...changes });
    } catch (error) {
      if (error instanceof CalcError) return error.failure;
      throw error;
    }
    throw new Error("not refused");
  };

  it.each([
    [{ model: "Lama 9" }, "unknown", "model"],
    [{ hardware: "H9000" }, "unknown", "hardware"],
    [{ requestsPerS: 0 }, "domain", "requests_per_s"],
    [{ requestsPerS: Number.NaN }, "type", "requests_per_s"],
    [{ growthPerMonth: -1 }, "domain", "growth_per_month"],
    [{ outputTokens: 0 }, "domain", "output_tokens"],
    [{ percentile: 1 }, "domain", "percentile"],
    [{ usdPerGpuHour: -1 }, "domain", "usd_per_gpu_hour"],
    [{ gpus: 0 }, "domain", "gpus"],
  ] as const)("refuses %j", (changes, code, param) => {
    expect(refusal(changes)).toMatchObject({ code, param });
  });

  it("takes a price of 0 and a billion requests a second as what they are", () => {
    const book = build({ ...QUESTION, usdPerGpuHour: 0, requestsPerS: 1e9 });
    const { usd_per_month, replicas } = figuresOf(book, ["usd_per_month", "replicas"]);
    expect(usd_per_month === 0 || usd_per_month === "–").toBe(true);
    expect(replicas === "–" || typeof replicas === "number").toBe(true);
  });

  it("chooses the GPUs of a replica with which the fleet takes fewest", () => {
    const total = (gpus: number) =>
      planFigures(planOf({ ...QUESTION, gpus })).totalGpus ?? Number.POSITIVE_INFINITY;
    const chosen = planOf(QUESTION).deployment.gpus;
    expect(Math.min(...[1, 2, 4, 8].map(total))).toBe(total(chosen));
  });
});
