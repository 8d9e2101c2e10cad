import { isSpeed } from "../../core/estimator/band.js";
import { ceiling } from "../../core/estimator/ceiling.js";
import type { Derived } from "../../core/estimator/derive.js";

/** What people use instead of an estimator, on the same facts. A rule that does not speak of a metric gives nothing. */
export interface Rule {
  readonly name: string;
  readonly predict: (d: Derived) => number | undefined;
}

export const RULES: readonly Rule[] = [
  { name: "nominal ceiling", predict: ceiling },
  { name: "0.625 x ceiling", predict: (d) => scaled(d, 0.625) },
  { name: "0.55 x bandwidth / active weights", predict: activeWeightsRule },
];

function scaled(d: Derived, share: number): number {
  return isSpeed(d.scenario.metric) ? ceiling(d) * share : ceiling(d) / share;
}

/** One device, one user, whatever the batch: the rule of several calculators. */
function activeWeightsRule(d: Derived): number | undefined {
  const { weights: w, parts, scenario } = d;
  const activeGb = w.bodyGb + w.headGb + parts.topK * w.expertGb;
  const perSecond = (0.55 * (scenario.hardwareFacts.bw ?? Number.NaN)) / activeGb;
  switch (scenario.metric) {
    case "decode_tps_per_user":
      return perSecond;
    case "tpot_ms":
      return 1000 / perSecond;
    default:
      return undefined;
  }
}
