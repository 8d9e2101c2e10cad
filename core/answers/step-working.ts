import type { Report } from "../estimator/estimate.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";

/** The parts of a decode step, ms each, and what they add up to: where the time goes. */
export function stepWorking({ parts, expected }: Report, lang: Lang): readonly string[] {
  const { step } = parts;
  if (!step) return [];
  const fr = lang === "fr";
  const ms = (value: number) => `${formatNumber(value, lang, 2)} ms`;
  const named: readonly (readonly [string, number])[] = [
    [fr ? "poids et calcul" : "weights and compute", step.roofMs],
    [fr ? "cache KV" : "KV cache", step.kvMs],
    [fr ? "lancements" : "launches", step.overheadMs],
    [fr ? "liaisons" : "links", step.communicationMs],
    [fr ? "par séquence" : "per sequence", step.perSequenceMs],
  ];
  const shown = named.filter(([, value]) => value >= 0.005);
  return [
    `${shown.map(([name, value]) => `${name} ${ms(value)}`).join(" + ")} = ${ms(step.totalMs)}`,
    `1000 / ${formatNumber(step.totalMs, lang, 2)} = ${formatNumber(expected, lang, 1)} tok/s`,
  ];
}
