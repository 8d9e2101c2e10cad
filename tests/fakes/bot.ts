import { coreAnswers, type HandlerDeps } from "../../bot/deps.js";
import { makeLog } from "../../bot/log.js";
import { makeMetrics } from "../../bot/metrics.js";
import { makeReport } from "../../bot/report.js";
import { makeApi } from "../../bot/transport/api.js";
import { type DrawChart, makeFiles } from "../../bot/transport/files.js";
import type { Responder } from "../../bot/transport/respond.js";
import { type Answer, answerOf, type Reply, refusal } from "../../core/answers/answer.js";
import { defineCommand } from "../../core/answers/define-command.js";

// Handler and responder as the process makes them, with a log that can be read and commands of the test's own.

/** A command of every kind of option. */
export const everyKind = defineCommand({
  name: "every",
  description: { en: "Every kind of option", fr: "Toutes les sortes d’options" },
  intent: "help",
  options: [
    option("name", "text", { nameFr: "nom" }),
    option("rate", "number", { nameFr: "débit", above: 0 }),
    option("count", "integer", { above: 0, max: 1e300 }),
    option("fast", "boolean", { nameFr: "rapide" }),
    option("order", "choice", {
      values: [
        { value: "hf", label: { en: "Hugging Face", fr: "Hugging Face" } },
        { value: "llama", label: { en: "llama.cpp", fr: "llama.cpp" } },
      ],
    }),
    option("model", "model", { nameFr: "modèle", required: true }),
    option("results", "attachment", { nameFr: "résultats" }),
  ],
  example: { en: "/every model:llama", fr: "/every model:llama" },
});

function option(name: string, kind: string, more: object): never {
  const text = { en: `Option ${name}`, fr: `L’option ${name}` };
  return { name, kind, slot: "topic", description: text, ...more } as never;
}

/** Lines that were logged, parsed. */
export type LogLines = Record<string, unknown>[];

export function testDeps(
  more: Partial<HandlerDeps> = {},
): HandlerDeps & { readonly lines: LogLines; readonly raw: string[] } {
  const raw: string[] = [];
  const lines: LogLines = [];
  const log = makeLog({
    write: (line) => {
      raw.push(line);
      lines.push(JSON.parse(line));
    },
    now: Date.now,
    level: "debug",
  });
  return {
    ...coreAnswers,
    secondsToWait: () => 0,
    isStale: () => false,
    report: makeReport(log),
    lines,
    raw,
    ...more,
  };
}

export function testResponder(
  api: string,
  more: { readonly draw?: DrawChart; readonly fetch?: typeof fetch } = {},
): Responder & { readonly lines: LogLines; readonly raw: string[] } {
  const raw: string[] = [];
  const lines: LogLines = [];
  const write = (line: string) => {
    raw.push(line);
    lines.push(JSON.parse(line));
  };
  const log = makeLog({ write, now: Date.now, level: "debug" });
  const { draw = () => Promise.resolve(new Uint8Array([0x89, 0x50, 0x4e, 0x47])), ...rest } = more;
  return {
    api: makeApi(api),
    files: makeFiles({ draw, ...rest }),
    log,
    metrics: makeMetrics({ ready: () => true, inFlight: () => 0 }),
    now: () => performance.now(),
    report: makeReport(log),
    lines,
    raw,
  };
}

/** An answer with a part of everything. */
export function fullAnswer(more: Partial<Answer> = {}): Answer {
  return answerOf({
    title: "Vitesse",
    headline: [
      {
        label: "per user",
        value: 23.93,
        text: "23.93 tok/s",
        unit: "tokPerS",
        low: 20,
        high: 30,
        ceiling: 47,
      },
    ],
    inputs: [
      { label: "model", value: "Llama 3.1 70B", source: "catalogue" },
      { label: "GPUs", value: "2", source: "given" },
      { label: "context", value: "8,192 tokens", source: "default" },
    ],
    working: ["3350 / (70 × 2) = 23.93 tok/s"],
    table: {
      columns: ["batch", "tok/s"],
      rows: [
        ["1", "23.9"],
        ["8", "170"],
      ],
    },
    notes: ["Upper bound, weights only."],
    formulas: [{ en: "=TOKENS_PER_SEC(70, 2, 3350)", fr: "=TOKENS_PER_SEC(70;2;3350)" }],
    actions: [{ label: "Twice as long", command: "/latency ttft:200 tpot:20 tokens:1000" }],
    sources: ["TensorRT-LLM notes"],
    ...more,
  });
}

export const answered = (answer: Answer): Reply => ({ ok: true, answer });
export const refused = (message: object): Reply => refusal({ code: "domain", ...message }, "en");
