import { formatCall } from "../text/call.js";
import type { Lang, Text } from "../text/lang.js";
import type { AnswerInput } from "./answer.js";
import { engineOf, numberInput, sourceFrom, sourceOf, type Understood } from "./scenario.js";
import type { Slots } from "./slots.js";

/** Requests and the limits that they must keep. */
export interface ServiceLevel {
  readonly prompt: number;
  readonly output: number;
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly percentile: number;
}

const USUAL: ServiceLevel = { prompt: 1000, output: 400, ttftMs: 1000, tpotMs: 50, percentile: 0.95 };

/** What was said of requests and limits, the rest as usual. */
export function serviceLevelOf(slots: Slots): ServiceLevel {
  return {
    prompt: slots.prompt_tokens ?? USUAL.prompt,
    output: slots.output_tokens ?? USUAL.output,
    ttftMs: slots.ttft_ms ?? USUAL.ttftMs,
    tpotMs: slots.tpot_ms ?? (slots.tps === undefined ? USUAL.tpotMs : 1000 / slots.tps),
    percentile: slots.percentile ?? USUAL.percentile,
  };
}

export function levelInputs(slots: Slots, level: ServiceLevel, lang: Lang): readonly AnswerInput[] {
  return [
    numberInput(
      { en: "prompt", fr: "prompt" },
      level.prompt,
      "tokens",
      sourceOf(slots, "prompt_tokens"),
      lang,
    ),
    numberInput(
      { en: "answer", fr: "réponse" },
      level.output,
      "tokens",
      sourceOf(slots, "output_tokens"),
      lang,
    ),
    numberInput(
      { en: "TTFT limit", fr: "limite de TTFT" },
      level.ttftMs,
      "ms",
      slots.ttft_ms !== undefined,
      lang,
    ),
    numberInput(
      { en: "TPOT limit", fr: "limite de TPOT" },
      level.tpotMs,
      "ms",
      sourceFrom(slots, "tpot_ms", "tps"),
      lang,
    ),
  ];
}

/** The cell that sizes a fleet for it. */
export function replicasFormula(scenario: Understood, slots: Slots, rate: number, level: ServiceLevel): Text {
  const call = [
    scenario.modelName,
    scenario.hardwareName,
    rate,
    level.prompt,
    level.output,
    level.ttftMs,
    level.tpotMs,
    level.percentile,
    scenario.quantName,
    scenario.deployment.gpus,
    engineOf(slots),
  ];
  const name = "LLM_REPLICAS";
  return { en: formatCall({ name }, call, "en"), fr: formatCall({ name }, call, "fr") };
}
