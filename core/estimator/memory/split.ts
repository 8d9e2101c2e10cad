import { fail } from "../../failure.js";
import type { WeightFormat } from "./format.js";
import type { MemoryModel } from "./model.js";
import type { WeightBytes } from "./weights.js";

/** How a model is spread over devices. */
export interface Split {
  /** Tensor parallel: every device holds a part of every layer. */
  readonly tp: number;
  /** Pipeline parallel or layer split: every device holds some layers. */
  readonly pp: number;
  /** Expert parallel: every device holds some experts whole. */
  readonly ep: number;
}

export const ONE_DEVICE: Split = { tp: 1, pp: 1, ep: 1 };

export function devicesOf({ tp, pp, ep }: Split): number {
  return Math.max(tp, ep) * pp;
}

/** Weights on the fullest device. */
export function weightsPerDevice(
  model: MemoryModel,
  format: WeightFormat,
  weights: WeightBytes,
  { tp, pp, ep }: Split,
): number {
  const ends = Math.max(weights.embedding, weights.head);
  const stage = pp > 1 ? (weights.total - weights.embedding - weights.head) / pp + ends : weights.total;
  const experts = weights.experts / pp;
  const shared = ep > 1 ? experts / ep + (stage - experts) / tp : stage / tp;
  return shared + replicatedKeyValues(model, format, tp) / pp;
}

/** More devices than KV heads: the key and value projections are copied. */
function replicatedKeyValues(model: MemoryModel, format: WeightFormat, tp: number): number {
  const { hidden, kvHeads, headDim, layers } = model;
  if (tp <= kvHeads || kvHeads === 0 || model.cache?.latent) return 0;
  const params = 2 * hidden * kvHeads * headDim * (model.cache?.full.layers ?? layers);
  return (params * (format.linear / 8) * (tp / kvHeads - 1)) / tp;
}

/** Part of a cache that each device holds: heads are spread, a latent is copied. */
export function cacheShare(kvHeads: number, latent: boolean, { tp, pp }: Split): number {
  return (latent ? 1 : Math.max(1 / tp, 1 / kvHeads)) / pp;
}

/** Tensor-parallel sizes up to `most` that divide the heads and spread or copy the KV heads evenly. */
export function allowedTensorParallel(model: MemoryModel, most = 64): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1).filter((tp) => tensorParallelFits(model, tp));
}

function tensorParallelFits({ heads, kvHeads, vocab, cache }: MemoryModel, tp: number): boolean {
  const divides = heads === 0 || heads % tp === 0;
  const spreads = kvHeads === 0 || cache?.latent !== undefined || kvHeads % tp === 0 || tp % kvHeads === 0;
  // vLLM pads the vocabulary to multiples of 64.
  return divides && spreads && (vocab === 0 || (Math.ceil(vocab / 64) * 64) % tp === 0);
}

/** Refuses a tensor-parallel size that engines refuse, with the sizes that work. */
export function checkTensorParallel(model: MemoryModel, tp: number, param = "gpus"): void {
  if (tensorParallelFits(model, tp)) return;
  fail("domain", {
    param,
    given: tp,
    reason: {
      en: "tensor parallelism must divide the {heads} attention heads and spread the {kvHeads} KV heads evenly; possible: {sizes}",
      fr: "le parallélisme de tenseurs doit diviser les {heads} têtes d’attention et répartir également les {kvHeads} têtes KV ; possible : {sizes}",
      values: {
        heads: model.heads,
        kvHeads: model.kvHeads,
        sizes: allowedTensorParallel(model, 32).join(", "),
      },
    },
  });
}
