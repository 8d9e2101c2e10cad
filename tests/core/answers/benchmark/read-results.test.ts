import { describe, expect, it } from "vitest";
import { looksLikeResults, readResults } from "../../../../core/answers/benchmark/read-results.js";
import { asked, refused, shown } from "../../../helpers/asked.js";
import { badInputs } from "../../../helpers/bad-inputs.js";

const LLAMA_JSON = JSON.stringify([
  {
    build_commit: "0cf6725e",
    gpu_info: "NVIDIA GeForce RTX 4090",
    model_type: "llama 8B Q4_K - Medium",
    n_prompt: 512,
    n_gen: 0,
    n_depth: 0,
    avg_ts: 11000.5,
    stddev_ts: 20.1,
    samples_ts: [10980, 11000, 11020],
  },
  {
    gpu_info: "NVIDIA GeForce RTX 4090",
    model_type: "llama 8B Q4_K - Medium",
    n_prompt: 0,
    n_gen: 128,
    n_depth: 0,
    avg_ts: 150.2,
    stddev_ts: 0.3,
    samples_ts: [150, 150.2, 150.4, 149.9, 150.5],
  },
]);

const LLAMA_MD = `ggml_cuda_init: found 1 CUDA devices:
  Device 0: NVIDIA GeForce RTX 3090, compute capability 8.6, VMM: yes
| model                          |       size |     params | backend    | ngl |          test |                  t/s |
| ------------------------------ | ---------: | ---------: | ---------- | --: | ------------: | -------------------: |
| llama 8B Q4_K - Medium         |   4.58 GiB |     8.03 B | CUDA       |  99 |         pp512 |      4850.11 ± 25.06 |
| llama 8B Q4_K - Medium         |   4.58 GiB |     8.03 B | CUDA       |  99 |         tg128 |        130.42 ± 0.35 |
| llama 8B Q4_K - Medium         |   4.58 GiB |     8.03 B | CUDA       |  99 | tg128 @ d4096 |        118.02 ± 0.21 |
`;

const VLLM_JSON = JSON.stringify({
  date: "20260101-120000",
  backend: "vllm",
  model_id: "meta-llama/Llama-3.1-8B-Instruct",
  num_prompts: 3,
  completed: 3,
  max_concurrency: 2,
  request_rate: "inf",
  output_throughput: 180.5,
  total_input_tokens: 3000,
  total_output_tokens: 15,
  mean_ttft_ms: 210,
  median_ttft_ms: 200,
  p99_ttft_ms: 400,
  mean_tpot_ms: 20.5,
  median_tpot_ms: 20,
  p99_tpot_ms: 25,
  input_lens: [500, 1000, 1500],
  output_lens: [5, 5, 5],
  ttfts: [0.15, 0.2, 0.25],
  itls: [
    [0.02, 0.02, 0.02, 0.02],
    [0.02, 0.02, 0.02, 0.02],
    [0.02, 0.02, 0.02, 0.02],
  ],
});

const VLLM_TEXT = `============ Serving Benchmark Result ============
Successful requests:                     32
Benchmark duration (s):                  150.87
Total input tokens:                      65536
Total generated tokens:                  65536
Output token throughput (tok/s):         434.40
---------------Time to First Token----------------
Mean TTFT (ms):                          7279.56
Median TTFT (ms):                        7099.88
P99 TTFT (ms):                           10999.46
-----Time per Output Token (excl. 1st token)------
Median TPOT (ms):                        70.23
P99 TPOT (ms):                           72.63
==================================================`;

const GENAI = JSON.stringify({
  time_to_first_token: { unit: "ms", avg: 32, p50: 30, p95: 45, p99: 60 },
  inter_token_latency: { unit: "ms", avg: 8.2, p50: 8, p95: 10, p99: 12 },
  output_token_throughput: { unit: "tokens/sec", avg: 900 },
  output_sequence_length: { unit: "tokens", avg: 200 },
  input_sequence_length: { unit: "tokens", avg: 550 },
  request_count: { unit: "count", avg: 120 },
  input_config: { model: ["x"], model_names: ["Qwen3 8B"], loadgen: { concurrency: 8 } },
});

const AIPERF_LINES = [100, 120, 140]
  .map((ttft) =>
    JSON.stringify({
      metadata: { session_num: 0 },
      metrics: {
        time_to_first_token: { value: ttft, unit: "ms" },
        request_latency: { value: ttft + 990, unit: "ms" },
        output_sequence_length: { value: 100, unit: "tokens" },
        input_sequence_length: { value: ttft * 10, unit: "tokens" },
      },
    }),
  )
  .join("\n");

const GUIDELLM = JSON.stringify({
  args: { model: "Qwen/Qwen3-8B" },
  benchmarks: [1, 16].map((concurrency) => ({
    metrics: {
      request_totals: { successful: 50, errored: 0 },
      request_concurrency: { successful: { mean: concurrency } },
      time_to_first_token_ms: { successful: { median: 40 * concurrency, percentiles: { p95: 80, p99: 90 } } },
      inter_token_latency_ms: { successful: { median: 10, mean: 10.2, percentiles: { p95: 12 } } },
      output_tokens_per_second: { successful: { mean: 95 * concurrency } },
      prompt_token_count: { successful: { mean: 512 } },
      output_token_count: { successful: { mean: 256 } },
    },
  })),
});

const CSV = `prompt_tokens,output_tokens,ttft_ms,total_ms
1000,500,350,10330
1000,500,350,10330
31000,500,4850,14830
31000,500,4850,14830
16000,500,2600,12580`;

const CSV_FR = `tokens du prompt;tokens de sortie;TTFT (s);durée totale (s)
1000;500;0,35;10,33
31000;500;4,85;14,83`;

describe("readResults", () => {
  it("reads llama-bench JSON: tests, repeats, model, format and device", () => {
    expect(readResults(LLAMA_JSON)).toMatchObject({
      tool: "llama-bench",
      model: "llama 8B",
      quant: "Q4_K_M",
      hardware: "NVIDIA GeForce RTX 4090",
      runs: [
        { label: "pp512", prefillTps: { median: 11000 } },
        { label: "tg128", count: 5, decodeTps: { median: 150.2 } },
      ],
    });
  });

  it("reads llama-bench Markdown with a depth", () => {
    expect(readResults(LLAMA_MD)).toMatchObject({
      tool: "llama-bench",
      hardware: "NVIDIA GeForce RTX 3090",
      runs: [
        { label: "pp512" },
        { label: "tg128" },
        { label: "tg128 @ d4096", depth: 4096, decodeTps: { median: 118.02 } },
      ],
    });
  });

  it("reads vLLM's JSON with its single requests, and its printout", () => {
    const json = readResults(VLLM_JSON);
    expect(json).toMatchObject({
      tool: "vLLM bench serve",
      model: "meta-llama/Llama-3.1-8B-Instruct",
      runs: [
        { concurrency: 2, ttftMs: { median: 200, p99: 400 }, tpotMs: { median: 20 }, promptTokens: 1000 },
      ],
    });
    expect(json?.runs[0]?.samples?.[0]?.totalMs).toBeCloseTo(230, 9);
    expect(readResults(VLLM_TEXT)).toMatchObject({
      runs: [{ count: 32, ttftMs: { median: 7099.88 }, throughputTps: 434.4, promptTokens: 2048 }],
    });
  });

  it("reads genai-perf, aiperf's lines and guidellm", () => {
    expect(readResults(GENAI)).toMatchObject({
      tool: "genai-perf",
      runs: [{ concurrency: 8, ttftMs: { median: 30, p95: 45 }, tpotMs: { median: 8 }, promptTokens: 550 }],
    });
    expect(readResults(AIPERF_LINES)?.runs[0]?.samples).toHaveLength(3);
    expect(readResults(GUIDELLM)).toMatchObject({
      tool: "guidellm",
      runs: [{ concurrency: 1 }, { concurrency: 16, ttftMs: { median: 640 } }],
    });
  });

  it("reads CSV of one's own in both styles", () => {
    expect(readResults(CSV)?.runs[0]?.samples?.[0]).toEqual({
      promptTokens: 1000,
      outputTokens: 500,
      ttftMs: 350,
      totalMs: 10330,
    });
    expect(readResults(CSV_FR)?.runs[0]?.samples?.[1]).toEqual({
      promptTokens: 31000,
      outputTokens: 500,
      ttftMs: 4850,
      totalMs: 14830,
    });
  });

  it("guesses a unit that the heading leaves out, and says so", () => {
    expect(readResults("ttft,total,output\n0.2,10.18,500\n0.2,10.18,500")).toMatchObject({
      guesses: ["seconds"],
      runs: [{ samples: [{ ttftMs: 200, totalMs: 10180 }, {}] }],
    });
  });

  it("reads nothing in other text, and never throws", () => {
    for (const text of ["", "hello", "{}", "[]", "{", "[1,2]", "null", "a,b\n1,2", ...badInputs.map(String)])
      expect(readResults(text)).toBeUndefined();
  });

  it("stays quick on a megabyte of anything", () => {
    for (const text of [
      "|".repeat(1_000_000),
      "[".repeat(1_000_000),
      `ttft;total\n${"1;2\n".repeat(200_000)}`,
    ]) {
      const begun = performance.now();
      readResults(text);
      expect(performance.now() - begun).toBeLessThan(3000);
    }
  });
});

describe("looksLikeResults", () => {
  it("tells results from questions", () => {
    for (const text of [LLAMA_JSON, LLAMA_MD, VLLM_JSON, VLLM_TEXT, GENAI, GUIDELLM, CSV, CSV_FR])
      expect(looksLikeResults(text)).toBe(true);
    for (const text of ["what is ttft, tpot and itl?", "how fast is llama 3", "{1,2}", "=SUM({1,2})"])
      expect(looksLikeResults(text)).toBe(false);
  });
});

describe("results in an answer", () => {
  it("compares llama-bench with the estimate for the device it names", () => {
    const { answer, value } = asked(LLAMA_JSON);
    expect(value).toBe(150.2);
    expect(answer.headline.map(({ text }) => text)).toEqual(["150.2 tok/s", "11,000 tok/s"]);
    expect(answer.notes[0]).toMatch(/^Estimate: [\d.]+ tok\/s \(band .* Within the band\./);
    expect(answer.formulas[0]?.en).toBe('=LLM_CORRECTION(150.2, "Llama 3.1 8B", "GeForce RTX 4090")');
  });

  it("works out decode speed by N − 1 and by N, medians and the prefill slope", () => {
    const { answer, value } = asked(CSV);
    expect(value).toBeCloseTo(50, 9);
    expect(answer.working).toEqual([
      "decode: 50 tok/s by N − 1, 50.1 by N",
      "TTFT = 200 ms + 0.15 ms per prompt token (r² 1)",
    ]);
    const french = asked(CSV_FR, "fr").answer;
    expect(french.working[0]).toContain("avec N − 1");
    expect(shown(french)).toContain("répétez au moins cinq fois");
  });

  it("takes model and device from the command", () => {
    const { answer } = asked(`/bench model:"Llama 3.1 8B" hardware:"RTX 4090" results:"${CSV}"`);
    expect(answer.notes[0]).toMatch(/^Estimate: .*Slower than expected/);
  });

  it("refuses what it does not know, listing what it reads", () => {
    expect(refused("/bench results:hello").message).toContain("llama-bench");
    expect(refused("/bench resultats:bonjour", "fr").message).toContain("guidellm");
  });

  it("shows the protocol when nothing is pasted", () => {
    expect(asked("/bench").answer.working).toHaveLength(6);
    expect(shown(asked("/bench", "fr").answer)).toContain("eval_count");
  });
});
