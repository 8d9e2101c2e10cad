import type { Estimate } from "../estimator/estimate.js";
import { fail } from "../failure.js";
import type { Deployment } from "./deployment.js";
import { speed } from "./speed.js";

/** One kind of request: prompt tokens (of which some are cached already) and output tokens. */
export interface RequestShape {
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens?: number;
  readonly concurrency?: number;
}

/** Output tokens assumed where a question is about the first token alone; they fill the context, no more. */
export const USUAL_OUTPUT = 256;

/** Fails when the whole prompt is said to be cached: engines compute at least its last token. */
export function requireFresh({
  promptTokens: prompt,
  cachedTokens,
}: {
  readonly promptTokens: number;
  readonly cachedTokens: number;
}): void {
  if (cachedTokens < prompt) return;
  fail("domain", {
    param: "cached_tokens",
    reason: {
      en: "at least one token of the prompt ({prompt}) must be fresh",
      fr: "au moins un token du prompt ({prompt}) doit être nouveau",
      values: { prompt },
    },
  });
}

/** Time to the first token, ms, queue included. */
export function ttft(
  deployment: Deployment,
  {
    promptTokens,
    cachedTokens = 0,
    outputTokens = USUAL_OUTPUT,
    concurrency = 1,
  }: Omit<RequestShape, "outputTokens"> & { readonly outputTokens?: number },
): Estimate {
  return speed(deployment, {
    metric: "ttft_ms",
    prompt: promptTokens - cachedTokens,
    depth: cachedTokens,
    output: outputTokens,
    concurrency,
  });
}

/** Mean time between output tokens under `concurrency` users, ms. */
export function tpot(
  deployment: Deployment,
  { promptTokens, outputTokens, concurrency = 1 }: RequestShape,
): Estimate {
  return speed(deployment, { metric: "tpot_ms", prompt: promptTokens, output: outputTokens, concurrency });
}

/** Whole response, ms: TTFT and then one TPOT for each further token; band and floor add up in the same way. */
export function response(deployment: Deployment, request: RequestShape): Omit<Estimate, "ok"> {
  const first = ttft(deployment, request);
  const gaps = Math.max(0, request.outputTokens - 1);
  const each = tpot(deployment, request);
  return {
    expected: first.expected + gaps * each.expected,
    low: first.low + gaps * each.low,
    high: first.high + gaps * each.high,
    ceiling: first.ceiling + gaps * each.ceiling,
  };
}

/** Output tokens/s over all users, prefill included. */
export function throughput(
  deployment: Deployment,
  { promptTokens, outputTokens, concurrency = 1 }: RequestShape,
): Estimate {
  return speed(deployment, { metric: "output_tps", prompt: promptTokens, output: outputTokens, concurrency });
}
