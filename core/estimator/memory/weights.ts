import type { MemoryEngine } from "./engine.js";
import type { WeightFormat } from "./format.js";
import { embeddingParams, headParams, type MemoryModel } from "./model.js";

/** Stored bytes by tensor class. */
export interface WeightBytes {
  readonly experts: number;
  /** Attention, dense feed-forward, norms, and the vision tower where it is loaded. */
  readonly body: number;
  readonly embedding: number;
  readonly head: number;
  readonly total: number;
}

/** The weights of a model in a format: parameters of each class times its bits. */
export function weightBytes(model: MemoryModel, format: WeightFormat, engine?: MemoryEngine): WeightBytes {
  const embedding = (embeddingParams(model) * embeddingBits(model, format)) / 8;
  const head = (headParams(model) * format.head) / 8;
  const linearParams = model.params - model.expertParams - embeddingParams(model) - headParams(model);
  const favoured = favouredParams(model, format);
  const extra = ((format.favoured ?? 0) - format.linear) * (favoured.dense + favoured.experts);
  const vision = format.gguf ? 0 : (model.visionParams * format.vision) / 8;
  const experts = (model.expertParams * format.experts * padding(model, format, engine)) / 8;
  const body = (Math.max(0, linearParams) * format.linear + (format.favoured ? extra : 0)) / 8 + vision;
  return { experts, body, embedding, head, total: experts + body + embedding + head };
}

/** A tied table is stored once, as the head. */
function embeddingBits({ tied }: MemoryModel, format: WeightFormat): number {
  return tied ? format.head : format.embedding;
}

/** Down and value projections of the layers that a K mix stores in more bits. */
function favouredParams(model: MemoryModel, format: WeightFormat): { dense: number; experts: number } {
  if (format.favoured === undefined || model.layers === 0) return { dense: 0, experts: 0 };
  const share = favouredLayers(model.layers) / model.layers;
  const values =
    model.hidden * model.kvHeads * model.headDim * (model.cache?.full.layers ?? model.layers) * share;
  const down =
    model.expertParams > 0 ? model.expertParams / 3 : model.hidden * model.intermediate * model.layers;
  return model.expertParams > 0
    ? { dense: values, experts: down * share }
    : { dense: values + down * share, experts: 0 };
}

/** llama.cpp's choice: the first and last eighth of the layers, and every third one between. */
export function favouredLayers(layers: number): number {
  const eighth = Math.floor(layers / 8);
  const last = Math.floor((7 * layers) / 8);
  let count = 0;
  for (let layer = 0; layer < layers; layer++) {
    if (layer < eighth || layer >= last || (layer - eighth) % 3 === 2) count++;
  }
  return count;
}

const PAD = 256;

/** vLLM pads the width of MXFP4 experts: 2,880 to 3,072 in gpt-oss. */
function padding(
  { expertIntermediate }: MemoryModel,
  format: WeightFormat,
  engine: MemoryEngine | undefined,
): number {
  const pads = engine?.kind === "vllm" && format.experts === 4.25 && expertIntermediate > 0;
  return pads ? (Math.ceil(expertIntermediate / PAD) * PAD) / expertIntermediate : 1;
}
