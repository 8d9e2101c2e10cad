import type { Source } from "./define.js";

// Sources that several functions stand on.

export const throughputSheet: Source = {
  title: "Inference throughput calculator (seed 001)",
  locator: "70B, 2 bytes, 3,350 GB/s",
};
export const latencySheet: Source = {
  title: "Inference latency calculator (seed 000)",
  locator: "200 ms, 20 ms, 500 tokens",
};
export const speedArticle: Source = { title: "Token speed article (seed 003)" };
export const scalingBook: Source = {
  title: "How to Scale Your Model",
  locator: "jax-ml/scaling-book, inference.md and applied-inference.md",
};
export const vllmBenchmark: Source = {
  title: "vLLM serving benchmark",
  locator: "vllm-project/vllm, vllm/benchmarks/serve.py",
};
