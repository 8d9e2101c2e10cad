/** The dimensions that decide how many weights there are. */
export interface Dimensions {
  readonly layers: number;
  readonly hidden: number;
  readonly vocab: number;
  readonly tied: boolean;
  /** Of one layer that attends, and of one that keeps a state. */
  readonly attention: number;
  readonly stateMixer: number;
  readonly stateLayers: number;
  /** 3 matrices in gated feed-forwards, 2 in plain ones. */
  readonly matrices: number;
  readonly intermediate: number;
  readonly experts?: {
    readonly total: number;
    readonly active: number;
    readonly intermediate: number;
    readonly layers: number;
    /** Width of what every token passes beside the routed experts. */
    readonly sharedIntermediate: number;
  };
}

/** Weights in all, and those that one token uses; norms and biases (under 0.1 %) are left out. */
export function countWeights(d: Dimensions): { readonly total: number; readonly active: number } {
  const { layers, hidden, vocab, tied, experts, matrices } = d;
  const tables = vocab * hidden * (tied ? 1 : 2);
  const mixers = (layers - d.stateLayers) * d.attention + d.stateLayers * d.stateMixer;
  const moeLayers = experts?.layers ?? 0;
  const dense = (layers - moeLayers) * matrices * hidden * d.intermediate;
  if (!experts) return { total: tables + mixers + dense, active: tables + mixers + dense };
  const one = matrices * hidden * experts.intermediate;
  const beside = matrices * hidden * experts.sharedIntermediate + hidden * experts.total;
  const fixed = tables + mixers + dense + moeLayers * beside;
  return {
    total: fixed + moeLayers * one * experts.total,
    active: fixed + moeLayers * one * experts.active,
  };
}

/** Query, key, value and output projections; `gated` doubles the queries (Qwen3-Next). */
export function attentionWeights(
  hidden: number,
  heads: number,
  kvHeads: number,
  headDim: number,
  gated: boolean,
): number {
  return hidden * headDim * (heads * (gated ? 3 : 2) + 2 * kvHeads);
}

/** Multi-head latent attention, with or without a low rank for the queries. */
export function latentWeights(d: {
  readonly hidden: number;
  readonly heads: number;
  readonly kvRank: number;
  readonly qRank: number;
  readonly rope: number;
  readonly nope: number;
  readonly value: number;
}): number {
  const { hidden, heads, kvRank, qRank, rope, nope, value } = d;
  const perHead = heads * (nope + rope);
  const queries = qRank > 0 ? qRank * (hidden + perHead) : hidden * perHead;
  return queries + hidden * (kvRank + rope) + kvRank * heads * (nope + value) + heads * value * hidden;
}
