import { throughput } from "../deployment/request.js";
import type { Lang } from "../text/lang.js";
import type { AnswerInput } from "./answer.js";
import { numberInput, understand } from "./scenario.js";
import type { Slots } from "./slots.js";

const USUAL = { prompt: 1000, output: 400, users: 32 };

/** Tokens per second that a server makes for all its users: as said, or of a named model on its device. */
export interface Output {
  readonly tps: number;
  readonly inputs: readonly AnswerInput[];
  readonly notes: readonly string[];
}

export function outputOf(slots: Slots, lang: Lang): Output | undefined {
  const users = slots.concurrency ?? slots.users;
  const said = slots.tps_total ?? (slots.tps === undefined ? undefined : slots.tps * (users ?? 1));
  const label = { en: "throughput", fr: "débit total" };
  if (said !== undefined)
    return { tps: said, inputs: [numberInput(label, said, "tok/s", true, lang)], notes: [] };
  const named = slots.models !== undefined || slots.params_b !== undefined;
  if (!named || slots.hardware === undefined) return undefined;
  const scenario = understand(slots, lang);
  const promptTokens = slots.prompt_tokens ?? slots.context ?? USUAL.prompt;
  const outputTokens = slots.output_tokens ?? USUAL.output;
  const concurrency = users ?? USUAL.users;
  const { expected } = throughput(scenario.deployment, { promptTokens, outputTokens, concurrency });
  return {
    tps: expected,
    inputs: [
      ...scenario.inputs,
      numberInput(
        { en: "users at once", fr: "utilisateurs simultanés" },
        concurrency,
        "",
        users !== undefined,
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
    notes: scenario.assumptions.map((text) => text[lang]),
  };
}
