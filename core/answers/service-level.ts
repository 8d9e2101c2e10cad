import { formatCall } from "../text/call.js";
import type { Lang, Text } from "../text/lang.js";
import type { AnswerInput, InputSource } from "./answer.js";
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

/** A call leaves short answers, and a turn has a short prompt. */
const SPOKEN = { prompt: 500, output: 60 };
const USUAL: ServiceLevel = { prompt: 1000, output: 400, ttftMs: 1000, tpotMs: 50, percentile: 0.95 };

/**
 * What was said of requests and limits, the rest as usual. A wait until the whole answer leaves half of it, or the usual
 * limit, to the first token and the rest to the others; in a call it is the wait until the voice.
 */
export function serviceLevelOf(slots: Slots): ServiceLevel {
  const usual = isSpoken(slots) ? { ...USUAL, ...SPOKEN } : USUAL;
  const output = slots.output_tokens ?? usual.output;
  const waitMs = slots.latency_s === undefined ? undefined : slots.latency_s * 1000;
  const wholeMs = isSpoken(slots) ? undefined : waitMs;
  const ttftMs =
    slots.ttft_ms ?? (wholeMs === undefined ? (waitMs ?? usual.ttftMs) : Math.min(usual.ttftMs, wholeMs / 2));
  const said = slots.tpot_ms ?? (slots.tps === undefined ? undefined : 1000 / slots.tps);
  const left = wholeMs === undefined ? undefined : (wholeMs - ttftMs) / Math.max(1, output - 1);
  return {
    prompt: slots.prompt_tokens ?? usual.prompt,
    output,
    ttftMs,
    tpotMs: said ?? left ?? usual.tpotMs,
    percentile: slots.percentile ?? usual.percentile,
  };
}

/** Whether the requests are turns of phone calls or of a voice assistant. */
export function isSpoken({ fact }: Slots): boolean {
  return [fact].flat().includes("voice");
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
      sourceFrom(slots, "ttft_ms", "latency_s"),
      lang,
    ),
    numberInput({ en: "TPOT limit", fr: "limite de TPOT" }, level.tpotMs, "ms", tpotSource(slots), lang),
  ];
}

function tpotSource(slots: Slots): InputSource {
  return slots.tps === undefined && !isSpoken(slots)
    ? sourceFrom(slots, "tpot_ms", "latency_s")
    : sourceFrom(slots, "tpot_ms", "tps");
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
