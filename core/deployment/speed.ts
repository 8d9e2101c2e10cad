import { type Estimate, estimate, type Report, report } from "../estimator/estimate.js";
import { refuseHardware } from "../estimator/refusals.js";
import type { Metric, ScenarioInput } from "../estimator/scenario.js";
import { CalcError } from "../failure.js";
import type { Deployment } from "./deployment.js";
import { requireFit } from "./memory.js";
import { estimatorBits, estimatorQuant } from "./quant-name.js";

/** What a speed depends on besides the deployment. */
export interface Load {
  readonly metric: Metric;
  readonly prompt?: number;
  readonly output?: number;
  readonly depth?: number;
  readonly concurrency?: number | "max";
}

/** The estimator's answer for a deployment that fits in memory; fails with the estimator's own refusal. */
export function speed(deployment: Deployment, load: Load): Estimate {
  requireMachine(deployment);
  requireFit(deployment, contextOf(load));
  const answer = estimate(scenarioOf(deployment, load));
  if (!answer.ok) throw new CalcError(answer.failure);
  return answer;
}

/** The same with parts, assumptions and warnings. */
export function speedReport(deployment: Deployment, load: Load): Report {
  requireMachine(deployment);
  requireFit(deployment, contextOf(load));
  const answer = report(scenarioOf(deployment, load));
  if (!answer.ok) throw new CalcError(answer.failure);
  return answer;
}

/** Before the memory: "take larger devices" is no advice for a machine that holds a model on hundreds of chips. */
function requireMachine({ hardwareFacts }: Deployment): void {
  const failure = refuseHardware(hardwareFacts);
  if (failure) throw new CalcError(failure);
}

/** The estimator's input for a deployment under a load. */
export function scenarioOf(deployment: Deployment, load: Load): ScenarioInput {
  const { modelFacts, hardwareFacts, engine, gpus, split, quant, kvQuant } = deployment;
  return {
    modelFacts,
    hardwareFacts,
    engine,
    gpus,
    tp: split.tp,
    pp: split.pp,
    ...(quant === undefined ? {} : { quant: estimatorQuant(quant), quantBits: estimatorBits(quant) }),
    ...(kvQuant === undefined ? {} : { kvBits: kvQuant.bits }),
    ...load,
  };
}

function contextOf({ prompt = 0, output = 0, depth = 0 }: Load): number {
  return prompt + output + depth;
}
