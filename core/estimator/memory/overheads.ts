import { type MemoryEngine, minorOf } from "./engine.js";
import type { WeightFormat } from "./format.js";
import type { MemoryModel } from "./model.js";
import type { Split } from "./split.js";
import { GIB, MIB } from "./units.js";

/** What an engine takes beside weights and cache, on each device, in bytes. */
export interface Overheads {
  /** Peak of one forward pass and of the sampler. */
  readonly activation: number;
  /** Device context, communication buffers. */
  readonly runtime: number;
  /** Captured graphs. */
  readonly graphs: number;
}

export interface OverheadSettings {
  readonly engine: MemoryEngine;
  readonly split: Split;
  /** vLLM: most sequences at once; its sampler warms up with that many rows of logits. */
  readonly maxSequences: number;
  readonly context: number;
  readonly sequences: number;
  readonly ubatch: number;
  readonly flashAttention: boolean;
}

export function overheadsOf(
  model: MemoryModel,
  format: WeightFormat,
  weightsOnDevice: number,
  settings: OverheadSettings,
): Overheads {
  const { engine, split } = settings;
  switch (engine.kind) {
    case "vllm":
      return {
        activation: vllmActivation(model, format, settings),
        runtime: vllmRuntime(engine, split),
        graphs: vllmGraphs(engine),
      };
    case "sglang":
      return { activation: 0, runtime: vllmRuntime(engine, split), graphs: 0 };
    case "llama.cpp":
      return { activation: computeBuffer(model, settings), runtime: 450 * MIB, graphs: 0 };
    case "mlx":
      return { activation: computeBuffer(model, settings), runtime: 0, graphs: 0 };
    case "transformers":
      return { activation: 0.08 * weightsOnDevice, runtime: 1 * GIB, graphs: 0 };
    case "autoawq":
      return autoAwq(model, settings);
    case "simple":
      return { activation: 0, runtime: 0.75 * GIB, graphs: 0 };
  }
}

/**
 * AutoAWQ's fused layers score the whole prompt (half of the context in the published runs) at once: two bytes, four
 * for the softmax and two for its result. A further device costs a workspace (fitted on one model over two cards).
 */
function autoAwq({ heads }: MemoryModel, { context, sequences, split }: OverheadSettings): Overheads {
  const prompt = context / 2;
  return {
    activation: (heads * prompt ** 2 * 8 * sequences) / split.pp,
    runtime: ((0.2 + 1.85 * (split.pp - 1)) / split.pp) * GIB,
    graphs: 0,
  };
}

/** vLLM warms its sampler up with one row of logits for each sequence, which outweighs the layers (fitted on logs). */
export function vllmActivation(
  model: MemoryModel,
  format: WeightFormat,
  { engine, split, maxSequences }: Pick<OverheadSettings, "engine" | "split" | "maxSequences">,
): number {
  const rows = maxSequences * model.vocab;
  const minor = minorOf(engine);
  if (minor <= 16) return Math.max(38.9 * rows, 0.75 * GIB);
  if (split.pp >= 2) return 1.07 * GIB;
  const mixture = model.expertParams > 0;
  // The kernels of four-bit experts (gpt-oss) take no buffer of their own.
  const mixtureBuffer = mixture && format.experts > 4.25 ? 0.4 * GIB : 0;
  const vision = model.visionParams > 0 ? 0.15 * GIB : 0;
  return Math.max(0.14 * GIB + 14.4 * rows + mixtureBuffer + vision, (mixture ? 1.2 : 0.75) * GIB);
}

/** NCCL buffers and the runtime, by release and tensor-parallel size, GiB as logged. */
export function vllmRuntime(engine: MemoryEngine, { tp, pp }: Split): number {
  const minor = engine.kind === "vllm" ? minorOf(engine) : 19;
  if (minor <= 6) return (tp >= 2 ? 3.58 : 1.79) * GIB;
  if (minor <= 17) return (tp >= 2 ? 0.55 : 0.13) * GIB;
  if (pp >= 2 && tp === 1) return 0.07 * GIB;
  return (tp >= 4 ? 2.17 : tp >= 2 ? 2.07 : 0.25) * GIB;
}

/** Until 0.19 graphs are captured after the pool was sized; later releases take them out of it. */
export function graphsInBudget(engine: MemoryEngine): boolean {
  return engine.kind === "vllm" && minorOf(engine) > 19;
}

function vllmGraphs(engine: MemoryEngine): number {
  return (graphsInBudget(engine) ? 0.25 : 0.8) * GIB;
}

/** One row of logits for each token of a prompt step; without flash attention a score matrix may outweigh it. */
export function computeBuffer(
  model: MemoryModel,
  { ubatch, flashAttention, context }: Pick<OverheadSettings, "ubatch" | "flashAttention" | "context">,
): number {
  const logits = ubatch * model.vocab * 4;
  const scores = flashAttention ? 0 : context * model.heads * ubatch * 4;
  return Math.max(logits, scores) + 40 * MIB;
}
