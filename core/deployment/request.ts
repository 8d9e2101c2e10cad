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

/** The same request as the estimator counts it: new tokens after those that are cached. */
function context({ promptTokens, cachedTokens = 0 }: Pick<RequestShape, "promptTokens" | "cachedTokens">) {
  return { prompt: promptTokens - cachedTokens, depth: cachedTokens };
}

/** Time to the first token, ms, queue included. */
export function ttft(
  deployment: Deployment,
  request: Omit<RequestShape, "outputTokens"> & { readonly outputTokens?: number },
): Estimate {
  const { outputTokens = USUAL_OUTPUT, concurrency = 1 } = request;
  return speed(deployment, {
    ...context(request),
    metric: "ttft_ms",
    output: outputTokens,
    concurrency,
  });
}

/** Mean time between output tokens under `concurrency` users, ms. */
export function tpot(deployment: Deployment, request: RequestShape): Estimate {
  const { outputTokens, concurrency = 1 } = request;
  return speed(deployment, { ...context(request), metric: "tpot_ms", output: outputTokens, concurrency });
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
export function throughput(deployment: Deployment, request: RequestShape): Estimate {
  const { outputTokens, concurrency = 1 } = request;
  return speed(deployment, { ...context(request), metric: "output_tps", output: outputTokens, concurrency });
}
