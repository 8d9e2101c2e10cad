import { defined, numberIn, numbersIn, objectsIn, textIn } from "./json.js";
import type { Reader, Results, Run, Sample, Spread } from "./results.js";

// vLLM's benchmark_serving (now `vllm bench serve`) and SGLang's bench_serving: a JSON object with medians and
// percentiles in ms and, with --save-detailed, one list entry a request in seconds; or what they print.

export const readServing: Reader = (text, parsed) => {
  const rows = objectsIn(parsed).filter(
    (row) => numberIn(row.median_ttft_ms) !== undefined || numberIn(row.mean_ttft_ms) !== undefined,
  );
  if (rows.length === 0) return printed(text);
  return defined<Results>({
    tool: "vLLM bench serve",
    model: textIn(rows[0]?.model_id),
    runs: rows.map((row) => {
      const spread = (name: string): Spread =>
        defined<Spread>({
          median: numberIn(row[`median_${name}_ms`]),
          mean: numberIn(row[`mean_${name}_ms`]),
          p95: numberIn(row[`p95_${name}_ms`]),
          p99: numberIn(row[`p99_${name}_ms`]),
        });
      const concurrency = numberIn(row.max_concurrency);
      const count = numberIn(row.completed) ?? numberIn(row.num_prompts);
      const samples = samplesOf(row);
      return defined<Run>({
        label:
          concurrency === undefined
            ? `${textIn(row.request_rate) ?? numberIn(row.request_rate) ?? "inf"} req/s`
            : `${concurrency} ×`,
        count,
        ttftMs: spread("ttft"),
        tpotMs: spread("tpot"),
        throughputTps: numberIn(row.output_throughput),
        concurrency,
        promptTokens: mean(numberIn(row.total_input_tokens), count),
        outputTokens: mean(numberIn(row.total_output_tokens), count),
        samples: samples.length > 0 ? samples : undefined,
      });
    }),
  });
};

function samplesOf(row: Readonly<Record<string, unknown>>): readonly Sample[] {
  const ttfts = numbersIn(row.ttfts);
  const prompts = numbersIn(row.input_lens);
  const outputs = numbersIn(row.output_lens);
  const gaps = Array.isArray(row.itls) ? row.itls.map((list) => numbersIn(list)) : [];
  if (ttfts.length === 0 || ttfts.length !== outputs.length) return [];
  return ttfts.slice(0, 100_000).map((ttft, i) => {
    const rest = gaps[i];
    return defined<Sample>({
      promptTokens: prompts[i],
      outputTokens: outputs[i],
      ttftMs: ttft * 1000,
      totalMs: rest ? (ttft + rest.reduce((sum, gap) => sum + gap, 0)) * 1000 : undefined,
    });
  });
}

/** The block "Serving Benchmark Result" as it stands in a terminal. */
function printed(text: string): Results | undefined {
  if (!/Serving Benchmark Result|Median TTFT \(ms\)/.test(text)) return undefined;
  const blocks = text.split(/=+ Serving Benchmark Result =+/).slice(0, 50);
  const runs = blocks.flatMap((block) => {
    const figure = (label: string) =>
      numberIn(new RegExp(`${label}[^:\\n]{0,20}:\\s*(-?[\\d.]+)`).exec(block)?.[1]);
    const ttft = figure("Median TTFT") ?? figure("Mean TTFT");
    if (ttft === undefined) return [];
    const count = figure("Successful requests");
    const concurrency = figure("Maximum request concurrency");
    return [
      defined<Run>({
        label: concurrency === undefined ? "1" : `${concurrency} ×`,
        count,
        ttftMs: defined<Spread>({ median: ttft, p95: figure("P95 TTFT"), p99: figure("P99 TTFT") }),
        tpotMs: defined<Spread>({
          median: figure("Median TPOT") ?? figure("Mean TPOT"),
          p95: figure("P95 TPOT"),
          p99: figure("P99 TPOT"),
        }),
        throughputTps: figure("Output token throughput"),
        concurrency,
        promptTokens: mean(figure("Total input tokens"), count),
        outputTokens: mean(figure("Total generated tokens"), count),
      }),
    ];
  });
  return runs.length > 0 ? { tool: "vLLM bench serve", runs } : undefined;
}

function mean(total: number | undefined, count: number | undefined): number | undefined {
  return total === undefined || !count ? undefined : Math.round(total / count);
}
