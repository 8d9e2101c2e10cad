import { describe, expect, it } from "vitest";
import { judgeForm, USUAL_FORM } from "../addin/taskpane/plan/plan-form.js";
import { answerLine } from "../bot/terminal/jsonl.js";
import type { Figure } from "../core/answers/answer.js";
import { ask } from "../core/answers/ask.js";
import { FLEET_ROWS } from "../core/deployment/fleet-report.js";
import { planWorkbook } from "../core/workbook/plan/build.js";
import { planFigures } from "../core/workbook/plan/figures.js";
import { planOf } from "../core/workbook/plan/request.js";
import { namedValues } from "./core/workbook/scenarios.js";
import { value } from "./helpers/call.js";

// One planner's question, asked everywhere.

const REQUEST = {
  model: "Llama 3.1 70B",
  hardware: "H200",
  quant: "fp8",
  requestsPerS: 40,
  promptTokens: 1500,
  outputTokens: 400,
  ttftMs: 1000,
  tpotMs: 30,
};
const QUESTIONS = {
  en: "40 requests/s, 1,500 in, 400 out, p95 TTFT under 1 s, 30 ms per token, Llama 3.1 70B fp8 on H200: how many replicas?",
  fr: "40 requêtes/s, 1 500 en entrée, 400 en sortie, TTFT p95 sous 1 s, 30 ms par token, Llama 3.1 70B fp8 sur H200 : combien de réplicas ?",
} as const;
const COMMANDS = {
  en: '/plan model:"Llama 3.1 70B" hardware:H200 rate:40 prompt:1500 output:400 ttft:1000 tpot:30 quant:fp8',
  fr: '/plan modele:"Llama 3.1 70B" materiel:H200 debit:40 prompt:1500 sortie:400 ttft:1000 tpot:30 format:fp8',
} as const;

const plan = planOf(REQUEST);
const core = planFigures(plan);
const replicas = core.fleet?.replicas ?? expect.fail("no fleet");
const { gpus } = plan.deployment;

function headline(text: string, lang: "en" | "fr"): readonly Figure[] {
  const reply = ask(text, lang);
  return reply.ok ? reply.answer.headline : expect.fail(reply.message);
}

describe("the same plan, to the last digit", () => {
  it.each(["en", "fr"] as const)("from a question and a command, in %s", (lang) => {
    const [asked, all] = headline(QUESTIONS[lang], lang);
    expect([asked?.value, asked?.low, asked?.high]).toEqual([replicas, core.low, core.high]);
    expect(all?.value).toBe(replicas * gpus);
    const [ordered, deployed, total, cost] = headline(COMMANDS[lang], lang);
    expect([ordered?.value, ordered?.low, ordered?.high]).toEqual([replicas, core.low, core.high]);
    expect([deployed?.value, total?.value, cost?.value]).toEqual([
      core.deployed,
      core.totalGpus,
      core.usdPerMonth,
    ]);
  });

  it("from the terminal, as a line of JSON", () => {
    for (const lang of ["en", "fr"] as const)
      expect(answerLine(JSON.stringify({ text: QUESTIONS[lang], lang }), lang)).toMatchObject({
        ok: true,
        value: replicas,
      });
  });

  it("from the functions of a cell", () => {
    const args = ["llama 3.1 70b", "h200", 40, 1500, 400, 1000, 30, 0.95, "fp8", gpus];
    expect(value("LLM_REPLICAS", ...args)).toBe(replicas);
    const rows = value("LLM_FLEET", ...args) as (number | string)[][];
    const at = (row: keyof typeof FLEET_ROWS) => rows[FLEET_ROWS[row] - 1]?.[1];
    const state = core.fleet?.perReplica;
    expect([at("replicas"), at("ttftMs"), at("tpotMs"), at("running"), at("slots")]).toEqual([
      replicas,
      state?.ttftMs,
      state?.tpotMs,
      state?.running,
      core.slots,
    ]);
  });

  it("from the Plan tab of the page and of Excel", () => {
    for (const [lang, word] of [
      ["en", "replicas"],
      ["fr", "réplicas"],
    ] as const) {
      const verdict = judgeForm(USUAL_FORM, lang, lang);
      expect(verdict.message).toMatch(new RegExp(`^${replicas} ${word} .*\\(${core.totalGpus} GPU `));
      expect(planFigures(planOf(verdict.request ?? expect.fail("refused")))).toEqual(core);
    }
  });

  it("from the sheets of both flavours", () => {
    for (const flavour of ["live", "portable"] as const) {
      const book = planWorkbook(REQUEST, { flavour, lang: "en" });
      const cells = new Map(
        book.sheets.flatMap((sheet) =>
          sheet.cells.map((cell) => [`${sheet.name} ${cell.row} ${cell.column}`, cell.value] as const),
        ),
      );
      const found = namedValues(book, ["replicas", "total_gpus", "usd_per_month"], (sheet, row, column) =>
        cells.get(`${sheet} ${row} ${column}`),
      );
      expect(found).toMatchObject({ replicas, total_gpus: core.totalGpus });
      expect(found.usd_per_month).toBeCloseTo(core.usdPerMonth ?? 0, 6);
    }
  });
});
