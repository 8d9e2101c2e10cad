import { describe, expect, it } from "vitest";
import type { Cell } from "../../../core/define.js";
import { ttft } from "../../../core/deployment/request.js";
import { CalcError, type Failure } from "../../../core/failure.js";
import type { Workbook } from "../../../core/workbook/model.js";
import { type Flavour, planWorkbook } from "../../../core/workbook/plan/build.js";
import { planFigures } from "../../../core/workbook/plan/figures.js";
import { type PlanRequest, planOf } from "../../../core/workbook/plan/request.js";
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

const QUESTION_TOKENS = { promptTokens: 1500 };

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

  it("says that a model does not fit", () => {
    const book = build({ ...QUESTION, model: "Llama 3.1 405B", quant: "bf16", gpus: 1 });
    expect(figuresOf(book, ["memory_verdict"]).memory_verdict).toBe("does not fit");
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

describe("the live workbook", () => {
  it("says what the core says", () => {
    const plan = planOf(QUESTION);
    const core = planFigures(plan);
    const found = figuresOf(build(QUESTION, "live"), [
      "replicas",
      "slots",
      "ttft_alone",
      "tps_full",
      "total_gpus",
      "usd_per_month",
    ]);
    const expected = {
      replicas: core.fleet?.replicas ?? 0,
      slots: core.slots,
      // The function of a cell knows no answer length; it assumes a usual one.
      ttft_alone: ttft(plan.deployment, QUESTION_TOKENS).expected,
      tps_full: core.mostTps.expected,
      total_gpus: core.totalGpus ?? 0,
      usd_per_month: core.usdPerMonth ?? 0,
    };
    expect(differences(expected, found)).toEqual([]);
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
