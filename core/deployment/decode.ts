import type { Estimate } from "../estimator/estimate.js";
import { type DeploymentNames, deploy } from "./deployment.js";
import { speed } from "./speed.js";

/** What LLM_TPS and its relatives are asked. */
export interface DecodeQuestion extends DeploymentNames {
  readonly contextTokens: number;
  readonly concurrency: number;
}

/** Decode speed of one user at a context, tok/s: expected, band and ceiling. */
export function decodeSpeed(question: DecodeQuestion): Estimate {
  return speed(deploy(question), {
    metric: "decode_tps_per_user",
    prompt: 0,
    output: 0,
    depth: question.contextTokens,
    concurrency: question.concurrency,
  });
}
