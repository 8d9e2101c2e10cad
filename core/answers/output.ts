import type { Deployment } from "../deployment/deployment.js";
import { askOf } from "../deployment/memory.js";
import { throughput } from "../deployment/request.js";
import { maxSequences } from "../estimator/memory/inverse.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import type { AnswerInput } from "./answer.js";
import { tried } from "./attempt.js";
import { numberInput, understand } from "./scenario.js";
import type { Slots } from "./slots.js";

const USUAL = { prompt: 1000, output: 400, users: 32 };

/** Tokens per second that a server makes for all its users: as said, or of a named model on its device. */
export interface Output {
  readonly tps: number;
  /** With the prompt tokens read meanwhile; a said throughput counts as it is. */
  readonly processedTps: number;
  /** Users behind an estimate. */
  readonly users: number | undefined;
  /** Prompt tokens for each output token behind an estimate. */
  readonly inputPerOutput: number | undefined;
  readonly inputs: readonly AnswerInput[];
  readonly notes: readonly string[];
}

export function outputOf(slots: Slots, lang: Lang): Output | undefined {
  const users = slots.concurrency ?? slots.users;
  const said = slots.tps_total ?? (slots.tps === undefined ? undefined : slots.tps * (users ?? 1));
  const label = { en: "throughput", fr: "débit total" };
  if (said !== undefined)
    return {
      tps: said,
      processedTps: said,
      users: undefined,
      inputPerOutput: undefined,
      inputs: [numberInput(label, said, "tok/s", true, lang)],
      notes: [],
    };
  const named = slots.models !== undefined || slots.params_b !== undefined;
  if (!named || slots.hardware === undefined) return undefined;
  const scenario = understand(slots, lang);
  const promptTokens = slots.prompt_tokens ?? slots.context ?? USUAL.prompt;
  const outputTokens = slots.output_tokens ?? USUAL.output;
  const held = heldBy(scenario.deployment, promptTokens + outputTokens);
  const concurrency = Math.min(users ?? USUAL.users, held ?? Number.POSITIVE_INFINITY);
  const { expected } = throughput(scenario.deployment, { promptTokens, outputTokens, concurrency });
  return {
    tps: expected,
    processedTps: expected * (1 + promptTokens / outputTokens),
    users: concurrency,
    inputPerOutput: promptTokens / outputTokens,
    inputs: [
      ...scenario.inputs,
      numberInput(
        { en: "users at once", fr: "utilisateurs simultanés" },
        concurrency,
        "",
        users === concurrency,
        lang,
      ),
      numberInput(
        { en: "prompt", fr: "prompt" },
        promptTokens,
        "tokens",
        slots.prompt_tokens !== undefined,
        lang,
      ),
      numberInput(
        { en: "answer", fr: "réponse" },
        outputTokens,
        "tokens",
        slots.output_tokens !== undefined,
        lang,
      ),
      { ...numberInput(label, Math.round(expected), "tok/s", true, lang), source: "default" },
    ],
    notes: [
      ...(users !== undefined && concurrency < users ? [waitingNote(users, concurrency, lang)] : []),
      ...scenario.assumptions.map((text) => text[lang]),
    ],
  };
}

/** Requests of this length that memory holds at once; undefined where that cannot be told. */
function heldBy(deployment: Deployment, tokens: number): number | undefined {
  const held = tried(() => maxSequences(askOf(deployment, tokens)).sequences);
  return held !== undefined && held >= 1 ? held : undefined;
}

function waitingNote(users: number, held: number, lang: Lang): string {
  const [asked, fit] = [formatNumber(users, lang, 0), formatNumber(held, lang, 0)];
  return lang === "fr"
    ? `La mémoire ne contient que ${fit} requêtes à la fois : les autres des ${asked} attendent.`
    : `Memory holds ${fit} requests at once: the others of the ${asked} wait.`;
}
