import type { ModelData } from "../../core/catalogue/schema.js";

/**
 * Billions of parameters that the dimensions imply, or nothing where they do not suffice (hybrid attention). Plain
 * feed-forwards have two matrices, gated ones three; a configuration does not always say which, so both are counted.
 */
export function countParams(row: ModelData): readonly number[] {
  const { layers, hidden_size: hidden, vocab_size: vocab, attention, experts } = row;
  if (
    !layers ||
    !hidden ||
    !vocab ||
    !attention ||
    !["mha", "gqa", "mqa", "mla"].includes(attention.type ?? "")
  ) {
    return [];
  }
  // Cross attention, or other heads in every layer: no simple count.
  if (attention.cross_attention_layers || attention.kv_heads_total_over_layers) return [];
  const perLayer = attentionParams(row);
  if (perLayer === undefined) return [];
  const tables = vocab * hidden * (row.tied_embeddings ? 1 : 2);
  const dense = row.intermediate_size ?? 0;
  if (!experts) {
    if (dense === 0) return [];
    return [3, 2].map((matrices) => (layers * (perLayer + matrices * hidden * dense) + tables) / 1e9);
  }
  if (!experts.intermediate_size) return [];
  const denseLayers = experts.dense_layers ?? 0;
  const moeLayers = Math.floor((layers - denseLayers) / (experts.moe_every ?? 1));
  const one = 3 * hidden * experts.intermediate_size;
  const mixture = moeLayers * (one * (experts.total + (experts.shared ?? 0)) + hidden * experts.total);
  const plain = (layers - moeLayers) * 3 * hidden * dense;
  // A shared expert may be as wide as several routed ones (Qwen1.5-MoE: four), or stand beside a dense layer (Gemma 4).
  const wide = moeLayers * 3 * hidden * dense;
  const base = layers * perLayer + mixture + plain + tables;
  return [base / 1e9, (base + wide) / 1e9];
}

function attentionParams({ hidden_size: hidden = 0, attention = {} }: ModelData): number | undefined {
  const { heads = 0, kv_heads: kvHeads = heads, head_dim: headDim } = attention;
  if (attention.type !== "mla") {
    return headDim === undefined ? undefined : 2 * hidden * heads * headDim + 2 * hidden * kvHeads * headDim;
  }
  const dim = (key: string) => (typeof attention[key] === "number" ? attention[key] : 0);
  const qk = dim("qk_nope_head_dim") + dim("qk_rope_head_dim");
  const rank = dim("kv_lora_rank");
  const queries = dim("q_lora_rank") > 0 ? dim("q_lora_rank") * (hidden + heads * qk) : hidden * heads * qk;
  const latent = hidden * (rank + dim("qk_rope_head_dim"));
  const expanded = rank * heads * (dim("qk_nope_head_dim") + dim("v_head_dim"));
  return queries + latent + expanded + heads * dim("v_head_dim") * hidden;
}
