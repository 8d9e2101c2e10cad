import type { Source } from "./define.js";

// Sources that several functions stand on.

export const throughputSheet: Source = {
  title: "Inference throughput calculator",
  locator: "70B, 2 bytes, 3,350 GB/s",
};
export const latencySheet: Source = {
  title: "Inference latency calculator",
  locator: "200 ms, 20 ms, 500 tokens",
};
export const speedArticle: Source = { title: "Token speed article" };
export const scalingBook: Source = {
  title: "How to Scale Your Model",
  locator: "jax-ml/scaling-book, inference.md and applied-inference.md",
};
export const vllmBenchmark: Source = {
  title: "vLLM serving benchmark",
  locator: "vllm-project/vllm, vllm/benchmarks/serve.py",
};
export const leviathan: Source = {
  title: "Fast Inference from Transformers via Speculative Decoding",
  locator: "Leviathan, Kalman, Matias 2023, arXiv 2211.17192",
};
export const palm: Source = { title: "PaLM, appendix B", locator: "arXiv 2204.02311" };
export const ncclTests: Source = {
  title: "NCCL tests, performance notes",
  locator: "NVIDIA/nccl-tests, doc/PERFORMANCE.md",
};
export const ggmlBlocks: Source = {
  title: "ggml block layouts",
  locator: "ggml-org/llama.cpp, ggml/src/ggml-common.h",
};
export const llamaQuantize: Source = {
  title: "llama.cpp quantize, measured files",
  locator: "ggml-org/llama.cpp, tools/quantize/README.md",
};
export const throughputGuide: Source = {
  title: "LLM inference performance engineering: best practices",
  locator: "Databricks/MosaicML; 7B, 14 ms, 2 TB/s = 50 % MBU",
};
export const deepseekConfig: Source = {
  title: "DeepSeek-V3 configuration",
  locator: "61 layers, kv_lora_rank 512, qk_rope_head_dim 64, 256 experts, 8 active",
};
export const inferenceNotes: Source = { title: "Inference notes" };
export const erlangQueue: Source = {
  title: "M/M/c queue, Erlang C",
  locator: "A. K. Erlang 1917; 3 servers, load 2: 4/9",
};
export const aiperfMetrics: Source = { title: "NVIDIA AIPerf metrics", locator: "docs.nvidia.com" };
export const readingRates: Source = {
  title: "How many words do we read per minute?",
  locator: "Brysbaert 2019: 238 silent, 183 aloud",
};
export const turnTaking: Source = {
  title: "Timing in turn-taking",
  locator: "Levinson and Torreira 2015: gaps of about 200 ms",
};
export const llamaSampling: Source = {
  title: "llama.cpp sampling defaults and order",
  locator: "ggml-org/llama.cpp, common/common.h",
};
export const transformersSampling: Source = {
  title: "Transformers logits processors",
  locator: "huggingface/transformers, src/transformers/generation",
};
export const minPPaper: Source = { title: "Min-p sampling", locator: "arXiv 2407.01082" };
export const littleLaw: Source = {
  title: "A proof for the queuing formula L = λW",
  locator: "Little 1961, Operations Research 9(3)",
};
export const pollaczek: Source = {
  title: "Pollaczek-Khinchine formula, M/G/1",
  locator: "0.08 requests/s × 10 s: 40, 20 and 100 s",
};
export const allenCunneen: Source = {
  title: "Allen-Cunneen approximation, G/G/c",
  locator: "Allen 1990, Probability, Statistics, and Queueing Theory",
};
export const transformerMath: Source = {
  title: "Transformer Math 101",
  locator: "EleutherAI: inference memory of about 1.2 × the weights",
};
export const vllmMemory: Source = {
  title: "vLLM engine arguments",
  locator: "gpu_memory_utilization, default 0.9",
};
export const blendedPrice: Source = {
  title: "Artificial Analysis methodology",
  locator: "artificialanalysis.ai/methodology: blended price 3:1",
};
export const energyDefinition: Source = {
  title: "Definition of the joule and the kilowatt-hour",
  locator: "1 W = 1 J/s, 1 kWh = 3.6e6 J",
};
export const shannon: Source = {
  title: "A Mathematical Theory of Communication",
  locator: "Shannon 1948, section 6",
};
export const amdahl: Source = {
  title: "Validity of the single processor approach",
  locator: "Amdahl 1967, AFIPS",
};
export const estimator: Source = { title: "Jeton estimator", locator: "docs/estimator.md" };
export const memoryRules: Source = { title: "Jeton memory rules", locator: "docs/memory.md" };
export const fleetRules: Source = { title: "Jeton fleet sizing", locator: "docs/fleet.md" };
export const catalogueSource: Source = { title: "Jeton catalogue", locator: "core/catalogue/data" };
