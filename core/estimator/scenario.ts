import { type EngineClass, engineTraits } from "./classes.js";
import type { HardwareFacts, ModelFacts } from "./facts.js";

export type Metric =
  | "decode_tps_per_user"
  | "decode_tps_total"
  | "output_tps"
  | "prefill_tps"
  | "ttft_ms"
  | "tpot_ms"
  | "e2e_ms";

export const METRICS: readonly Metric[] = [
  "decode_tps_per_user",
  "decode_tps_total",
  "output_tps",
  "prefill_tps",
  "ttft_ms",
  "tpot_ms",
  "e2e_ms",
];

/** What is asked; everything that has a usual value may be left out. */
export interface ScenarioInput {
  readonly metric: Metric;
  readonly modelFacts: ModelFacts;
  readonly hardwareFacts: HardwareFacts;
  readonly quant?: string;
  /** Effective bits per weight, for a format that the estimator's own table does not list. */
  readonly quantBits?: number;
  readonly engine?: string;
  readonly gpus?: number;
  /** Tensor, pipeline (or layer split), expert and data parallel sizes. */
  readonly tp?: number;
  readonly pp?: number;
  readonly ep?: number;
  readonly dp?: number;
  /** Attention replicated per device inside the tensor-parallel group, experts spread over it. */
  readonly attentionDp?: boolean;
  /** New prompt tokens, and output tokens. */
  readonly prompt?: number;
  readonly output?: number;
  /** Tokens already cached before the prompt. */
  readonly depth?: number;
  /** Requests at once; `max` keeps the device saturated. */
  readonly concurrency?: number | "max";
  /** Size of the weights file; wins over bits per weight. */
  readonly weightGB?: number;
  readonly kvBits?: number;
  /** Software from before about late 2024: no graph capture, no flash attention in llama.cpp. */
  readonly legacyBuild?: boolean;
  readonly backend?: string;
  /** `steady`: a closed loop of users. `burst`: all requests at once. */
  readonly arrival?: "steady" | "burst";
  /** The engine's limit of running sequences (vLLM's max-num-seqs). */
  readonly maxSequences?: number;
}

/** A scenario with nothing left open. Always the same fields in the same order: sheets ask for many of them. */
export interface Scenario {
  readonly metric: Metric;
  readonly modelFacts: ModelFacts;
  readonly hardwareFacts: HardwareFacts;
  readonly quant: string;
  readonly quantBits: number | undefined;
  readonly engine: string;
  readonly gpus: number;
  readonly tp: number;
  readonly pp: number;
  readonly ep: number;
  readonly dp: number;
  readonly attentionDp: boolean;
  readonly prompt: number;
  readonly output: number;
  readonly depth: number;
  readonly concurrency: number | "max";
  readonly weightGB: number | undefined;
  readonly kvBits: number;
  readonly legacyBuild: boolean;
  readonly backend: string | undefined;
  readonly arrival: "steady" | "burst";
  readonly maxSequences: number | undefined;
}

export function completeScenario(input: ScenarioInput): Scenario {
  const engine = input.engine ?? usualEngine(input.hardwareFacts);
  const engineClass = engineTraits(engine).engineClass;
  const quant = input.quant ?? usualQuant(engineClass, input.modelFacts);
  const tp = input.tp ?? 1;
  const pp = input.pp ?? 1;
  const dp = input.dp ?? 1;
  return {
    metric: input.metric,
    modelFacts: input.modelFacts,
    hardwareFacts: input.hardwareFacts,
    quant,
    quantBits: input.quantBits,
    engine,
    gpus: input.gpus ?? tp * pp * dp,
    tp,
    pp,
    ep: input.ep ?? 1,
    dp,
    attentionDp: input.attentionDp ?? false,
    prompt: input.prompt ?? (input.output === undefined || readsPrompt(input.metric) ? 64 : 0),
    output: input.output ?? 256,
    depth: input.depth ?? 0,
    concurrency: input.concurrency ?? 1,
    weightGB: input.weightGB,
    kvBits: input.kvBits ?? usualKvBits(engineClass, quant),
    legacyBuild: input.legacyBuild ?? false,
    backend: input.backend,
    arrival: input.arrival ?? "steady",
    maxSequences: input.maxSequences,
  };
}

/** Metrics that have no meaning without a prompt. */
export function readsPrompt(metric: Metric): boolean {
  return metric === "prefill_tps" || metric === "ttft_ms";
}

/** People run llama.cpp on cards and computers of their own, vLLM in data centres. */
export function usualEngine(hardware: HardwareFacts): string {
  switch (hardware.group) {
    case "nv-hbm":
    case "amd-hbm":
    case "intel-hbm":
    case "gaudi":
      return "vLLM";
    case "nv-gddr":
      return hardware.family === "NVIDIA DC (GDDR)" ? "vLLM" : "llama.cpp";
    default:
      return "llama.cpp";
  }
}

function usualQuant(engineClass: EngineClass, model: ModelFacts): string {
  if (engineClass === "portable") return model.nativeExpertBits ? "MXFP4" : "Q4_K_M";
  return model.nativeQuant ?? "bf16";
}

/** Serving engines store the cache in 8 bits when the weights are fp8 or fp4. */
function usualKvBits(engineClass: EngineClass, quant: string): number {
  return engineClass === "serving" && /^(fp8|fp4|nvfp4|mxfp4)/i.test(quant) ? 8 : 16;
}
