/** What a whole number of a configuration may be, from 1 on, and what it is in a well-known model. */
export interface FieldRange {
  readonly max: number;
  readonly example: number;
}

const range = (max: number, example: number): FieldRange => ({ max, example });

// Far beyond anything released: the ends catch slips of unit, and keep the arithmetic behind them finite.
const layers = range(10_000, 32);
const width = range(1_000_000, 4096);
const wide = range(10_000_000, 14_336);
const heads = range(10_000, 32);
const headSize = range(10_000, 128);
const rank = range(100_000, 512);
const experts = range(100_000, 128);
const perToken = range(100_000, 8);
const tokens = range(1_000_000_000, 131_072);
const window = range(1_000_000_000, 4096);
const every = (example: number) => range(10_000, example);

/** Every counted field by every name that a family gives it. */
export const RANGES = {
  num_hidden_layers: layers,
  n_layer: layers,
  num_layers: layers,
  n_layers: layers,
  hidden_size: width,
  n_embd: width,
  d_model: width,
  num_attention_heads: heads,
  n_head: heads,
  n_heads: heads,
  num_key_value_heads: range(10_000, 8),
  num_kv_heads: range(10_000, 8),
  n_head_kv: range(10_000, 8),
  head_dim: headSize,
  qk_rope_head_dim: range(10_000, 64),
  qk_nope_head_dim: headSize,
  v_head_dim: headSize,
  kv_lora_rank: rank,
  q_lora_rank: range(100_000, 1536),
  vocab_size: range(100_000_000, 128_256),
  intermediate_size: wide,
  intermediate_size_mlp: range(10_000_000, 16_384),
  ffn_dim: wide,
  n_inner: wide,
  max_position_embeddings: tokens,
  n_positions: tokens,
  max_seq_len: tokens,
  sliding_window: window,
  attention_chunk_size: range(1_000_000_000, 8192),
  sliding_window_pattern: every(6),
  max_window_layers: every(28),
  full_attention_interval: every(4),
  attn_layer_period: every(8),
  linear_num_key_heads: range(10_000, 16),
  linear_num_value_heads: heads,
  linear_key_head_dim: headSize,
  linear_value_head_dim: headSize,
  n_routed_experts: range(100_000, 256),
  num_local_experts: experts,
  num_experts: experts,
  moe_num_experts: experts,
  num_experts_per_tok: perToken,
  experts_per_token: perToken,
  moe_k: perToken,
  moe_top_k: perToken,
  moe_intermediate_size: range(10_000_000, 2048),
  n_shared_experts: range(10_000, 1),
  num_shared_experts: range(10_000, 1),
  shared_expert_intermediate_size: range(10_000_000, 5632),
  decoder_sparse_step: every(1),
  moe_layer_freq: every(1),
  interleave_moe_layer_step: every(2),
  first_k_dense_replace: every(3),
  bits: range(32, 4),
  num_bits: range(32, 8),
} as const satisfies Readonly<Record<string, FieldRange>>;

export type CountedField = keyof typeof RANGES;
