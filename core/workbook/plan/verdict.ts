import { CalcError } from "../../failure.js";
import { formatFailure } from "../../text/failure.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { symbolOf } from "../../text/value.js";
import type { UnitId } from "../../units.js";
import { type PlanFigures, planFigures } from "./figures.js";
import type { Plan } from "./types.js";

export interface Verdict {
  /** Whether a fleet keeps the limits. */
  readonly ok: boolean;
  readonly message: string;
}

/** What a plan comes to, in a sentence: the fleet and its cost, or why no number of replicas will do. */
export function planVerdict(plan: Plan, lang: Lang): Verdict {
  try {
    const figures = planFigures(plan);
    return { ok: figures.fleet !== undefined, message: sentence(plan, figures, lang) };
  } catch (error) {
    // A model that does not fit has no figures; its sheet still says so.
    if (error instanceof CalcError) return { ok: false, message: formatFailure(error.failure, lang) };
    throw error;
  }
}

function sentence({ deployment }: Plan, figures: PlanFigures, lang: Lang): string {
  const { fleet, totalGpus, usdPerMonth, failure } = figures;
  if (!fleet || totalGpus === undefined) return failure ? formatFailure(failure, lang) : "";
  const count = (value: number, unit: UnitId) =>
    `${formatNumber(value, lang, 0)} ${symbolOf(unit, value, lang)}`;
  const replicas = count(fleet.replicas, "replicas");
  const each = count(deployment.gpus, "gpus");
  const total = count(totalGpus, "gpus");
  if (lang === "fr") {
    const cost =
      usdPerMonth === undefined
        ? "aucun prix connu : donnez le vôtre"
        : `${formatNumber(usdPerMonth, lang, 0)} USD par mois`;
    return `${replicas} de ${each} (${total} avec la réserve), ${cost}`;
  }
  const cost =
    usdPerMonth === undefined
      ? "no price known: give your own"
      : `${formatNumber(usdPerMonth, lang, 0)} USD a month`;
  return `${replicas} of ${each} (${total} with the reserve), ${cost}`;
}
