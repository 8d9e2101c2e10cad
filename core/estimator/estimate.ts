import type { Failure } from "../failure.js";
import { type BandKey, bandFactors, bandKey, isSpeed } from "./band.js";
import { readQuant } from "./bits.js";
import { ceiling } from "./ceiling.js";
import { CONSTANTS } from "./constants.js";
import type { Constants } from "./constants-shape.js";
import { type Derived, derive } from "./derive.js";
import { type Expected, expected } from "./expected.js";
import { refuse, refuseSize } from "./refusals.js";
import { completeScenario, type Scenario, type ScenarioInput } from "./scenario.js";
import { type Warning, warnings } from "./warnings.js";

/** One number with its limits. */
export interface Estimate {
  readonly ok: true;
  readonly expected: number;
  /** About the 10th and the 90th percentile of what people measure; for times `high` is slow. */
  readonly low: number;
  readonly high: number;
  /** Nominal physics: no speed above it, no time below it. */
  readonly ceiling: number;
}

/** An estimate with everything that went into it. */
export interface Report extends Estimate {
  readonly scenario: Scenario;
  readonly derived: Derived;
  readonly parts: Expected;
  readonly band: BandKey;
  readonly warnings: readonly Warning[];
}

export interface Refusal {
  readonly ok: false;
  readonly failure: Failure;
}

/** Expected value, band and ceiling of a scenario. Never throws on bad input: it refuses. */
export function estimate(input: ScenarioInput, constants: Constants = CONSTANTS): Estimate | Refusal {
  const derived = deriveOrRefuse(completeScenario(input), constants);
  if ("failure" in derived) return derived;
  return settle(derived, expected(derived).value, bandKey(derived));
}

/** The same with parts, assumptions and warnings. */
export function report(input: ScenarioInput, constants: Constants = CONSTANTS): Report | Refusal {
  const derived = deriveOrRefuse(completeScenario(input), constants);
  if ("failure" in derived) return derived;
  const parts = expected(derived);
  const band = bandKey(derived);
  const answer = settle(derived, parts.value, band);
  return {
    ok: true,
    expected: answer.expected,
    low: answer.low,
    high: answer.high,
    ceiling: answer.ceiling,
    scenario: derived.scenario,
    derived,
    parts,
    band,
    warnings: warnings(derived),
  };
}

/** The derived quantities alone, for callers that need several steps of one scenario (fleet, speculation). */
export function deriveOrRefuse(scenario: Scenario, constants: Constants = CONSTANTS): Derived | Refusal {
  const failure = refuse(scenario, constants);
  if (failure) return { ok: false, failure };
  const read = readQuant(constants, scenario.quant);
  const named = read && read.name !== scenario.quant ? { ...scenario, quant: read.name } : scenario;
  const derived = derive(named, scenario.quantBits ?? read?.bits ?? 16, constants);
  const size = refuseSize(derived);
  return size ? { ok: false, failure: size } : derived;
}

/** Holds the expectation and the optimistic end of its band against the ceiling. */
function settle(d: Derived, value: number, key: BandKey): Estimate {
  const limit = ceiling(d);
  const speed = isSpeed(d.scenario.metric);
  const bounded = speed ? Math.min(value, limit) : Math.max(value, limit);
  const factors = bandFactors(d, key);
  const low = bounded * factors.low;
  const high = bounded * factors.high;
  return {
    ok: true,
    expected: bounded,
    low: speed ? low : Math.max(low, limit),
    high: speed ? Math.min(high, limit) : high,
    ceiling: limit,
  };
}
