// Writes core/catalogue/compact.gen.ts: the facts of core/catalogue/data without prose, as one list
// of values per field, so that a spreadsheet's function bundle can hold all of them. Sources stay whole in the data files.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const data = fileURLToPath(new URL("../core/catalogue/data/", import.meta.url));

/** The text of the generated module. */
export function catalogueModule(folder = data) {
  const read = (file) => JSON.parse(readFileSync(`${folder}/${file}.json`, "utf8"));
  const api = read("api-prices");
  const gpu = read("gpu-prices");
  const tables = {
    hardware: table(read("hardware").map(hardware)),
    models: table(read("models").map(model)),
    quants: table(read("quantization").map(quant)),
    apiPrices: table(api.rows.map(apiPrice)),
    gpuPrices: table(gpu.rows.map(gpuPrice)),
    purchasePrices: table(gpu.purchase_prices.map(purchasePrice)),
    claims: table(read("claims").map(claim)),
  };
  const names = {
    providers: Object.fromEntries(api.rows.map((row) => [row.provider, row.provider_name])),
    clouds: Object.fromEntries(gpu.rows.map((row) => [row.cloud, row.cloud_name])),
    priceSources: Object.fromEntries(
      [...Object.entries(api.sources), ...Object.entries(gpu.sources)].map(([key, { ref }]) => [
        key,
        short(ref),
      ]),
    ),
  };
  return `// Written by scripts/generate-catalogue.mjs from core/catalogue/data. Do not edit.
export const tables: Readonly<Record<${Object.keys(tables)
    .map((key) => `"${key}"`)
    .join(" | ")}, Readonly<Record<string, readonly unknown[]>>>> = JSON.parse(
  ${JSON.stringify(JSON.stringify(tables))},
);
export const names: Readonly<Record<"providers" | "clouds" | "priceSources", Readonly<Record<string, string>>>> = ${JSON.stringify(names)};
`;
}

/** Objects to one list of values per field, which compresses better; null stands for a missing value. */
function table(objects) {
  const fields = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  return Object.fromEntries(
    fields
      .filter((field) => objects.some((object) => object[field] !== undefined))
      .map((field) => [field, objects.map((object) => object[field] ?? null)]),
  );
}

/** "github.com/owner/repo: path (commit abc)" to "owner/repo: path". */
function short(ref) {
  return ref
    .replace(/^github\.com\//, "")
    .replace(/ \(commits? [^)]*\)/g, "")
    .slice(0, 80);
}

const named = (row) => ({
  id: row.id,
  name: row.name,
  aliases: row.aliases.length > 0 ? row.aliases : undefined,
  confidence: row.confidence,
  unverified: row.unverified_fields.length > 0 ? row.unverified_fields : undefined,
  source: short(row.sources[0].ref),
});

const hardware = (row) => ({
  ...named(row),
  vendor: row.vendor,
  kind: row.kind,
  memoryGb: row.memory_gb,
  memoryVariantsGb: row.memory_variants,
  usableMib: row.usable_mib,
  bandwidthGbs: row.memory_bandwidth_gbps,
  gpuCores: row.gpu_cores,
  fp32Tflops: row.peak_dense_tflops?.fp32,
  tf32Tflops: row.peak_dense_tflops?.tf32,
  fp16Tflops: row.peak_dense_tflops?.fp16_bf16,
  fp8Tflops: row.peak_dense_tflops?.fp8,
  int8Tops: row.peak_dense_tflops?.int8,
  fp4Tflops: row.peak_dense_tflops?.fp4,
  link: row.interconnect?.name,
  linkGbs: row.interconnect?.gbps_per_direction,
  linkTotalGbs: row.interconnect?.gbps_total,
  tdpW: row.tdp_w,
  releaseYear: row.release_year,
});

const model = (row) => ({
  ...named(row),
  vendor: row.vendor,
  moe: row.architecture === "moe" ? true : undefined,
  paramsB: row.params_b_total,
  activeParamsB: row.params_b_active === row.params_b_total ? undefined : row.params_b_active,
  marketedB: row.params_b_marketed,
  visionParamsB: row.vision_params_b,
  layers: row.layers,
  hidden: row.hidden_size,
  intermediate: row.intermediate_size,
  vocab: row.vocab_size,
  tied: row.tied_embeddings,
  maxContext: row.max_context,
  nativeDtype: row.native_dtype,
  release: row.release,
  licence: row.licence,
  ...attention(row),
  ...experts(row.experts),
  ...cache(row.kv_cache_fp16),
  stateBytes: stateBytes(row),
});

const attention = ({ attention: a = {} }) => ({
  attention: a.type,
  heads: a.heads,
  kvHeads: a.kv_heads,
  headDim: a.head_dim,
  globalKvHeads: a.global_kv_heads,
  windowKvHeads: a.swa_kv_heads,
  kvLoraRank: a.kv_lora_rank,
  qLoraRank: a.q_lora_rank,
  qkRopeDim: a.qk_rope_head_dim,
  qkNopeDim: a.qk_nope_head_dim,
  vHeadDim: a.v_head_dim,
});

const experts = (e = {}) => ({
  experts: e.total,
  activeExperts: e.active,
  sharedExperts: e.shared,
  expertIntermediate: e.intermediate_size,
  denseLayers: e.dense_layers,
  moeEvery: e.moe_every,
});

const cache = (kv = {}) => ({
  kvGrowingBytes: kv.bytes_per_token_growing,
  growingLayers: kv.growing_layers,
  kvWindowBytes: kv.window_bytes_per_token,
  windowLayers: kv.window_layers,
  windowTokens: kv.window_tokens,
  stateLayers: kv.constant_state_layers,
});

/** Recurrent state of one sequence over all its layers: the matrices and the convolution's past inputs, in float32. */
function stateBytes({ recurrent_state: state, kv_cache_fp16: kv }) {
  if (!state || !kv?.constant_state_layers) return undefined;
  const perLayer =
    state.value_heads * state.key_dim * state.value_dim + (state.conv_kernel - 1) * state.conv_channels;
  return kv.constant_state_layers * perLayer * 4;
}

const quant = (row) => ({
  ...named(row),
  family: row.family,
  kvCache: row.applies_to === "kv-cache" ? true : undefined,
  nominalBits: row.nominal_bits,
  blockBits: row.block_bits_per_weight,
  bits: row.effective_bits_per_weight,
  measuredBits: row.measured_bpw,
  readings: row.ambiguous_aliases?.map(({ alias, default: usual }) => [alias, usual ? 1 : 0]),
});

const prices = (p) => [p.input, p.output, p.cached_input ?? null, p.cache_write ?? null];

const apiPrice = (row) => ({
  id: row.id,
  provider: row.provider,
  model: row.model,
  name: row.name,
  aliases: row.aliases.length > 0 ? row.aliases : undefined,
  modelId: row.model_id ?? undefined,
  openWeights: row.open_weights ? true : undefined,
  contextWindow: row.context_window ?? undefined,
  usdPerM: prices(row.usd_per_mtok),
  longContext: row.long_context?.map((tier) => [tier.from_input_tokens, ...prices(tier)]),
  timeWindows: row.time_windows?.map((window) => [window.from_utc, window.to_utc, ...prices(window)]),
  scheduled: row.scheduled?.map((change) => [change.from, ...prices(change)]),
  batchDiscount: row.batch_discount ?? undefined,
  batchBasis: row.batch_basis === "unverified" || row.batch_basis === "weak" ? row.batch_basis : undefined,
  asOf: row.as_of,
  lastSeen: row.last_seen,
  confidence: row.confidence,
  source: row.source,
});

const gpuPrice = (row) => ({
  hardwareId: row.hardware_id,
  equivalentIds: row.equivalent_hardware_ids,
  cloud: row.cloud,
  sku: row.sku,
  gpusPerInstance: row.gpus_per_instance,
  region: row.region_class,
  purchase: row.purchase,
  usdPerHour: row.min === row.max ? row.median : [row.min, row.median, row.max],
  excludesHost: row.excludes_host ? true : undefined,
  asOf: row.as_of,
  confidence: row.confidence,
  source: row.source,
});

const purchasePrice = (row) => ({
  hardwareId: row.hardware_id,
  usdMin: row.usd_min,
  usdMax: row.usd_max,
  asOf: row.as_of,
  confidence: row.confidence,
  source: row.source,
});

const claim = (row) => ({
  id: row.id,
  vendor: row.vendor,
  hardware: row.hardware,
  hardwareId: row.hardware_id ?? undefined,
  model: row.model,
  modelId: row.model_id ?? undefined,
  tps: row.tokens_per_second_per_user,
  tpsRange: row.tokens_per_second_per_user_range,
  aggregateTps: row.aggregate_tokens_per_second,
  chips: row.chips,
  precision: row.precision,
  technique: row.technique,
  date: row.date,
  kind: row.kind,
  source: row.sources?.[0] ? short(row.sources[0].ref) : undefined,
});
