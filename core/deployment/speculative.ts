import { decodeStep } from "../estimator/decode-step.js";
import { deriveOrRefuse } from "../estimator/estimate.js";
import { completeScenario } from "../estimator/scenario.js";
import { CalcError } from "../failure.js";
import { specTokensPerStep } from "../functions/speculative/spec-tokens-per-step.js";
import type { Deployment } from "./deployment.js";
import { requireFit } from "./memory.js";
import { scenarioOf } from "./speed.js";

export interface Speculation {
  readonly acceptance: number;
  readonly draftTokens: number;
  readonly costRatio: number;
  readonly contextTokens: number;
  readonly concurrency: number;
}

/**
 * Tokens/s of one user. A step drafts g tokens one after the other, then verifies them in one pass over B (g + 1)
 * tokens, which reads the cache of B sequences once.
 */
export function speculativeSpeed(deployment: Deployment, speculation: Speculation): number {
  const { acceptance, draftTokens, costRatio, contextTokens, concurrency } = speculation;
  requireFit(deployment, contextTokens);
  const scenario = completeScenario(
    scenarioOf(deployment, {
      metric: "decode_tps_per_user",
      prompt: 0,
      output: 0,
      depth: contextTokens,
      concurrency,
    }),
  );
  const derived = deriveOrRefuse(scenario);
  if ("failure" in derived) throw new CalcError(derived.failure);
  const plain = decodeStep(derived, concurrency);
  const wide = decodeStep(derived, concurrency * (draftTokens + 1));
  const verifyMs = wide.totalMs - wide.kvMs + plain.kvMs;
  const stepMs = draftTokens * costRatio * plain.totalMs + verifyMs;
  return (1000 * specTokensPerStep({ acceptance, draftTokens })) / stepMs;
}
