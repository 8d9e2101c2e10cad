import * as z from "zod";

// Shapes of the data files (core/catalogue/data). Only tests and the maintainers' command use them; the cell bundle
// reads the compact rows that are made from checked files.

const positive = z.number().positive();
const count = z.number().int().positive();
const text = z.string().trim().min(1);
const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
const confidence = z.enum(["high", "medium", "low"]);
const id = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/);

/** Aliases are plain words as people write them, without remarks. */
const alias = text.refine(
  (name) => name === "LLM.int8" || !/[()[\];]|\b(?:same|unverified|dims|see)\b/i.test(name),
);

const source = z.strictObject({ ref: text, states: text });

const named = {
  id,
  name: text,
  aliases: z.array(alias),
  sources: z.array(source).min(1),
  unverified_fields: z.array(text),
  notes: text.optional(),
  confidence: confidence.optional(),
};

const rate = z.number().min(0.3).max(2e5).optional();

export const hardwareSchema = z.strictObject({
  ...named,
  vendor: text,
  kind: z.enum([
    "datacenter-gpu",
    "consumer-gpu",
    "apu",
    "apple-silicon",
    "cpu",
    "tpu",
    "lpu",
    "rdu",
    "wafer-scale",
  ]),
  memory_gb: positive.optional(),
  memory_variants: z.array(positive).min(1).optional(),
  memory_bandwidth_gbps: positive.optional(),
  gpu_cores: count.optional(),
  usable_mib: count.optional(),
  memory_note: text.optional(),
  memory_tiers: z.unknown().optional(),
  peak_dense_tflops: z
    .strictObject({ fp32: rate, tf32: rate, fp16_bf16: rate, fp8: rate, int8: rate, fp4: rate })
    .optional(),
  interconnect: z
    .strictObject({ name: text, gbps_per_direction: positive.optional(), gbps_total: positive.optional() })
    .loose()
    .optional(),
  tdp_w: z.number().min(3).max(30000).optional(),
  release_year: z.number().int().min(2014).max(2030).optional(),
});

const attention = z
  .strictObject({
    type: z.enum(["mha", "gqa", "mqa", "mla", "hybrid"]).optional(),
    heads: count.optional(),
    kv_heads: count.optional(),
    head_dim: z.number().int().min(32).max(1024).optional(),
  })
  .loose();

const cache = z.strictObject({
  bytes_per_token_growing: z.number().min(0).max(2e7),
  growing_layers: z.number().int().min(0),
  window_layers: count.optional(),
  window_tokens: count.optional(),
  window_bytes_per_token: positive.optional(),
  bytes_per_token_within_window: positive.optional(),
  constant_state_layers: count.optional(),
});

const recurrentState = z.strictObject({
  value_heads: count,
  key_dim: count,
  value_dim: count,
  conv_channels: z.number().int().min(0),
  conv_kernel: count,
});

export const modelSchema = z.strictObject({
  ...named,
  vendor: text,
  architecture: z.enum(["dense", "moe"]),
  params_b_total: z.number().min(0.05).max(5000).optional(),
  params_b_active: z.number().min(0.02).max(5000).optional(),
  params_basis: text.optional(),
  params_b_marketed: positive.optional(),
  params_check: z
    .strictObject({ computed_total_b: positive, computed_active_b: positive.optional() })
    .optional(),
  vision_params_b: positive.optional(),
  layers: z.number().int().min(4).max(300).optional(),
  hidden_size: z.number().int().min(256).max(32768).optional(),
  intermediate_size: z.number().int().min(256).max(262144).optional(),
  attention: attention.optional(),
  vocab_size: z.number().int().min(1000).max(600000).optional(),
  tied_embeddings: z.boolean().optional(),
  max_context: z.number().int().min(1024).max(2e7).optional(),
  native_dtype: text.optional(),
  experts: z
    .strictObject({
      total: count,
      active: count,
      shared: z.number().int().min(0).optional(),
      intermediate_size: count.optional(),
      dense_layers: count.optional(),
      moe_every: count.optional(),
    })
    .optional(),
  kv_cache_fp16: cache.optional(),
  recurrent_state: recurrentState.optional(),
  release: date.optional(),
  licence: text.optional(),
});

export const quantSchema = z.strictObject({
  ...named,
  family: z.enum(["float", "int", "mx", "nf", "gguf", "exl2", "exl3", "kv"]),
  applies_to: z.enum(["weights", "kv-cache"]).optional(),
  nominal_bits: positive,
  block_bits_per_weight: positive.optional(),
  effective_bits_per_weight: z.number().min(1).max(32),
  measured_bpw: z.record(z.string(), z.number().min(1).max(33)).optional(),
  bytes_per_param: positive,
  layout: text.optional(),
  ambiguous_aliases: z
    .array(z.strictObject({ alias: text, default: z.boolean(), note: text.optional() }))
    .optional(),
});

const usd = z.number().positive().max(1000);
const tokenPrices = {
  input: usd,
  output: usd,
  cached_input: usd.nullable().optional(),
  cache_write: usd.nullable().optional(),
};

export const apiPriceSchema = z
  .strictObject({
    id: text,
    provider: text,
    provider_name: text,
    model: text,
    name: text,
    aliases: z.array(text),
    open_weights: z.boolean(),
    model_id: id.nullable(),
    context_window: z.number().int().min(2048).max(2e7).nullable(),
    usd_per_mtok: z.strictObject(tokenPrices),
    long_context: z.array(z.strictObject({ from_input_tokens: count, ...tokenPrices })).optional(),
    batch_discount: z.number().positive().max(0.99).nullable().optional(),
    as_of: date,
    last_seen: date,
    stale: z.boolean(),
    confidence,
    source: text,
  })
  .loose();

export const gpuPriceSchema = z
  .strictObject({
    id: text,
    hardware_id: id,
    equivalent_hardware_ids: z.array(id).optional(),
    cloud: text,
    cloud_name: text,
    sku: text,
    gpus_per_instance: count,
    region_class: text,
    purchase: text,
    min: z.number().min(0.02).max(200),
    median: z.number().min(0.02).max(200),
    max: z.number().min(0.02).max(200),
    n: count,
    as_of: date,
    confidence,
    source: text,
  })
  .loose();

export const claimSchema = z
  .strictObject({
    id,
    vendor: text,
    hardware: text,
    hardware_id: id.nullable().optional(),
    model: text,
    model_id: id.nullable().optional(),
    date,
    kind: z.enum(["vendor", "third-party", "vendor+third-party", "anecdote", "estimate", "range"]),
    sources: z.array(source),
  })
  .loose();

/** The data files by name; the two price files keep their rows under `rows`. */
export const tableSchemas = {
  hardware: hardwareSchema,
  models: modelSchema,
  quantization: quantSchema,
  "api-prices": apiPriceSchema,
  "gpu-prices": gpuPriceSchema,
  claims: claimSchema,
} as const;

export type TableName = keyof typeof tableSchemas;
export type HardwareData = z.infer<typeof hardwareSchema>;
export type ModelData = z.infer<typeof modelSchema>;
export type QuantData = z.infer<typeof quantSchema>;
export type ApiPriceData = z.infer<typeof apiPriceSchema>;
export type GpuPriceData = z.infer<typeof gpuPriceSchema>;
export type ClaimData = z.infer<typeof claimSchema>;

export interface CatalogueData {
  readonly hardware: readonly HardwareData[];
  readonly models: readonly ModelData[];
  readonly quantization: readonly QuantData[];
  readonly "api-prices": readonly ApiPriceData[];
  readonly "gpu-prices": readonly GpuPriceData[];
  readonly claims: readonly ClaimData[];
}
