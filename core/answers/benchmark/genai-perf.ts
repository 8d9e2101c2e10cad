import { defined, type Json, numberIn, objectIn, objectsIn, textIn } from "./json.js";
import type { Reader, Results, Run, Sample, Spread } from "./results.js";

// NVIDIA's genai-perf and aiperf: one object a metric with its unit, mean and percentiles; aiperf also writes one JSON
// line a request.

export const readGenaiPerf: Reader = (_text, parsed) => {
  const lines = Array.isArray(parsed) ? objectsIn(parsed) : [];
  const samples = lines.flatMap((line) => sampleOf(objectIn(line.metrics)) ?? []);
  if (samples.length > 0)
    return { tool: "aiperf", runs: [{ label: `${samples.length}`, count: samples.length, samples }] };
  const whole = objectIn(parsed);
  const metrics = whole && metricsIn(whole);
  if (!metrics) return undefined;
  const config = objectIn(whole.input_config);
  return defined<Results>({
    tool: "genai-perf",
    model: textIn(config?.model) ?? textIn((config?.model_names as readonly unknown[] | undefined)?.[0]),
    runs: [
      defined<Run>({
        label: `${numberIn(objectIn(objectIn(config?.loadgen))?.concurrency) ?? 1} ×`,
        count: numberIn(objectIn(metrics.request_count)?.avg),
        ttftMs: timesOf(metrics.time_to_first_token),
        tpotMs: timesOf(metrics.inter_token_latency),
        decodeTps: spreadOf(metrics.output_token_throughput_per_user),
        throughputTps: numberIn(objectIn(metrics.output_token_throughput)?.avg),
        concurrency: numberIn(objectIn(objectIn(config?.loadgen))?.concurrency),
        promptTokens: meanOf(metrics.input_sequence_length),
        outputTokens: meanOf(metrics.output_sequence_length),
      }),
    ],
  });
};

/** The metrics at the top level, or one level below. */
function metricsIn(whole: Json): Json | undefined {
  const has = (value: Json | undefined) => objectIn(value?.time_to_first_token) !== undefined;
  if (has(whole)) return whole;
  return objectsIn(Object.values(whole)).find(has);
}

const IN_MS: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, ms: 1, s: 1000, sec: 1000 };

function timesOf(metric: unknown): Spread | undefined {
  const values = objectIn(metric);
  if (!values) return undefined;
  return spreadOf(values, IN_MS[(textIn(values.unit) ?? "ms").toLowerCase()] ?? 1);
}

function spreadOf(metric: unknown, scale = 1): Spread | undefined {
  const values = objectIn(metric);
  if (!values) return undefined;
  const scaled = (name: string) => {
    const value = numberIn(values[name]);
    return value === undefined ? undefined : value * scale;
  };
  return defined<Spread>({
    median: scaled("p50"),
    mean: scaled("avg"),
    p95: scaled("p95"),
    p99: scaled("p99"),
  });
}

function meanOf(metric: unknown): number | undefined {
  const mean = numberIn(objectIn(metric)?.avg);
  return mean === undefined ? undefined : Math.round(mean);
}

function sampleOf(metrics: Json | undefined): Sample | undefined {
  const value = (name: string, isTime: boolean) => {
    const metric = objectIn(metrics?.[name]);
    const number = numberIn(metric?.value);
    if (number === undefined) return undefined;
    return isTime ? number * (IN_MS[(textIn(metric?.unit) ?? "ms").toLowerCase()] ?? 1) : number;
  };
  const ttftMs = value("time_to_first_token", true);
  if (ttftMs === undefined) return undefined;
  return defined<Sample>({
    ttftMs,
    totalMs: value("request_latency", true),
    promptTokens: value("input_sequence_length", false),
    outputTokens: value("output_sequence_length", false),
  });
}
