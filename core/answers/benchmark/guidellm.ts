import { defined, numberIn, objectIn, textIn } from "./json.js";
import type { Reader, Results, Run, Spread } from "./results.js";

// guidellm: a list of benchmarks, each with metrics split by the fate of their requests.

export const readGuidellm: Reader = (_text, parsed) => {
  const whole = objectIn(parsed);
  if (!Array.isArray(whole?.benchmarks)) return undefined;
  const runs = whole.benchmarks.slice(0, 100).flatMap((benchmark) => {
    const metrics = objectIn(objectIn(benchmark)?.metrics);
    if (!metrics?.time_to_first_token_ms) return [];
    const concurrency = successful(metrics.request_concurrency).mean;
    return [
      defined<Run>({
        label: concurrency === undefined ? "1" : `${Math.round(concurrency)} ×`,
        count: numberIn(objectIn(metrics.request_totals)?.successful),
        ttftMs: successful(metrics.time_to_first_token_ms),
        // "Time per output token" counts the first token as well; the gaps are what others call TPOT.
        tpotMs: successful(metrics.inter_token_latency_ms ?? metrics.time_per_output_token_ms),
        throughputTps: successful(metrics.output_tokens_per_second).mean,
        concurrency: concurrency === undefined ? undefined : Math.max(1, Math.round(concurrency)),
        promptTokens: rounded(successful(metrics.prompt_token_count).mean),
        outputTokens: rounded(successful(metrics.output_token_count).mean),
      }),
    ];
  });
  if (runs.length === 0) return undefined;
  const first = objectIn(whole.benchmarks[0]);
  const model =
    textIn(objectIn(whole.args)?.model) ??
    textIn(objectIn(first?.worker)?.backend_model) ??
    textIn(objectIn(objectIn(first?.config)?.backend)?.model);
  return defined<Results>({ tool: "guidellm", runs, model });
};

function successful(metric: unknown): Spread {
  const values = objectIn(objectIn(metric)?.successful) ?? objectIn(metric);
  const percentiles = objectIn(values?.percentiles);
  return defined<Spread>({
    median: numberIn(values?.median) ?? numberIn(percentiles?.p50),
    mean: numberIn(values?.mean),
    p95: numberIn(percentiles?.p95),
    p99: numberIn(percentiles?.p99),
  });
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value);
}
