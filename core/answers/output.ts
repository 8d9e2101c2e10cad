import { throughput } from "../deployment/request.js";
import type { Lang } from "../text/lang.js";
import type { AnswerInput } from "./answer.js";
import { heldAtOnce, waitingNote } from "./held.js";
import { isNamed, numberInput, sourceOf, understand } from "./scenario.js";
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

export function outputOf(slots: Slots, lang: Lang, usualUsers = USUAL.users): Output | undefined {
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
  if (!isNamed(slots)) return undefined;
  const scenario = understand(slots, lang);
  const promptTokens = slots.prompt_tokens ?? slots.context ?? USUAL.prompt;
  const outputTokens = slots.output_tokens ?? USUAL.output;
  const held = heldAtOnce(scenario.deployment, promptTokens + outputTokens);
  const concurrency = Math.min(users ?? usualUsers, held ?? Number.POSITIVE_INFINITY);
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
        sourceOf(slots, "prompt_tokens", "context"),
        lang,
      ),
      numberInput(
        { en: "answer", fr: "réponse" },
        outputTokens,
        "tokens",
        sourceOf(slots, "output_tokens"),
        lang,
      ),
      numberInput(label, Math.round(expected), "tok/s", "derived", lang),
    ],
    notes: [
      ...(users !== undefined && concurrency < users
        ? [waitingNote(users, concurrency, promptTokens + outputTokens, lang)]
        : []),
      ...[...scenario.speedAssumptions, ...scenario.assumptions].map((text) => text[lang]),
    ],
  };
}
