import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { ask } from "../../core/answers/ask.js";
import { spokenIn } from "../../core/answers/question/language.js";
import { catalogueFacts } from "../../core/deployment/facts-by-name.js";
import { assumedOf, scenarioWarnings } from "../../core/deployment/scenario-notes.js";
import { shown } from "../../core/estimator/raw-facts.js";
import { estimateScenario } from "../../core/estimator/raw-scenario.js";
import { type Failure, formatFailure, isSpoken, type Lang, langOf } from "../../core/index.js";
import { formatReason } from "../../core/text/failure.js";

/** Answers one JSON object a line until the input ends. A line that cannot be read gets its own failure line. */
export async function answerLines(
  input: Readable,
  output: Writable,
  lang: Lang,
  hears = true,
): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    if (!output.write(`${JSON.stringify(answerLine(line, lang, hears))}\n`))
      await new Promise((resolve) => output.once("drain", resolve));
  }
}

/**
 * The answer to one line: `{"id", "text", "lang"?}` or `{"id", "scenario"}`. A question without `lang` is answered in its
 * own language where that can be heard, unless the host has set one.
 */
export function answerLine(line: string, lang: Lang, hears = true): Record<string, unknown> {
  const request = parse(line);
  if (request === undefined)
    return refuse(null, lang, {
      code: "type",
      param: "line",
      reason: {
        en: 'not a JSON object such as {"id": 1, "text": "=TOKENS_PER_SEC(70,2,3350)"}',
        fr: 'ce n’est pas un objet JSON du type {"id": 1, "text": "=TOKENS_PER_SEC(70;2;3350)"}',
      },
    });
  const id = request.id ?? null;
  const heard = hears && typeof request.text === "string" ? spokenIn(request.text, lang) : lang;
  const spoken = readLang(request.lang, heard);
  if (spoken === undefined)
    return refuse(id, lang, {
      code: "unknown",
      param: "lang",
      given: shown(request.lang),
      allowed: { values: ["en", "fr"] },
    });
  if (request.scenario !== undefined && (request.text ?? undefined) !== undefined)
    return refuse(id, spoken, {
      code: "type",
      param: "line",
      reason: {
        en: "holds both “text” and “scenario”; ask one thing a line",
        fr: "contient à la fois « text » et « scenario » ; une seule demande par ligne",
      },
    });
  if (request.scenario !== undefined) return answerScenario(id, request.scenario, spoken);
  if (typeof request.text !== "string")
    return refuse(id, spoken, {
      code: "type",
      param: "text",
      given: shown(request.text),
      allowed: { kind: "text", example: "=TOKENS_PER_SEC(70,2,3350)" },
    });
  const reply = ask(request.text, spoken);
  const reading = reply.reading ? { reading: reply.reading } : {};
  return reply.ok
    ? { id, ok: true, value: reply.value ?? null, unit: reply.unit ?? null, answer: reply.answer, ...reading }
    : {
        ...refuse(id, spoken, reply.failure, reply.message),
        ...(reply.actions ? { actions: reply.actions } : {}),
        ...reading,
      };
}

/** The estimator on a scenario file's line: names, and facts that win over them. */
function answerScenario(id: unknown, scenario: unknown, lang: Lang): Record<string, unknown> {
  const answer = estimateScenario(scenario, catalogueFacts);
  if (!answer.ok) return refuse(id, lang, answer.failure);
  const { input, ...figures } = answer;
  const raw = scenario as Record<string, unknown>;
  const warnings = scenarioWarnings(raw, input).map((reason) => formatReason(reason, lang));
  return { id, ...figures, assumed: assumedOf(raw, input), warnings };
}

/** `fr-CA` and `en_US` count as well; undefined for a language that is not spoken here. */
function readLang(tag: unknown, usual: Lang): Lang | undefined {
  if (tag === undefined || tag === null || tag === "") return usual;
  return typeof tag === "string" && isSpoken(tag) ? langOf(tag) : undefined;
}

function refuse(
  id: unknown,
  lang: Lang,
  failure: Failure,
  message = formatFailure(failure, lang),
): Record<string, unknown> {
  return { id, ok: false, failure: { code: failure.code, param: failure.param ?? null, message } };
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
