import { normalise } from "../../core/catalogue/normalise.js";
import type {
  ApiPriceData,
  CatalogueData,
  GpuPriceData,
  HardwareData,
  ModelData,
  QuantData,
} from "../../core/catalogue/schema.js";
import { countParams } from "./count-params.js";

/** What is wrong with a row, in one sentence. */
export interface Issue {
  readonly table: string;
  readonly id: string;
  readonly problem: string;
}

/** Everything that schemas cannot see: clashes between rows, and figures that physics or arithmetic rule out. */
export function checkCatalogue(data: CatalogueData): readonly Issue[] {
  return [
    ...nameClashes([
      ["hardware", data.hardware],
      ["models", data.models],
    ]),
    ...nameClashes([["quantization", data.quantization]]),
    ...data.hardware.flatMap((row) => issues("hardware", row.id, hardwareProblems(row))),
    ...data.models.flatMap((row) => issues("models", row.id, modelProblems(row))),
    ...data.quantization.flatMap((row) => issues("quantization", row.id, quantProblems(row, data))),
    ...ambiguityProblems(data.quantization),
    ...data["api-prices"].flatMap((row) => issues("api-prices", row.id, apiProblems(row, data))),
    ...data["gpu-prices"].flatMap((row) => issues("gpu-prices", row.id, gpuProblems(row, data))),
    ...duplicateIds("api-prices", data["api-prices"]),
    ...duplicateIds("gpu-prices", data["gpu-prices"]),
    ...duplicateIds("claims", data.claims),
  ];
}

function issues(table: string, id: string, problems: readonly string[]): readonly Issue[] {
  return problems.map((problem) => ({ table, id, problem }));
}

function duplicateIds(table: string, rows: readonly { readonly id: string }[]): readonly Issue[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id }) => {
    if (seen.has(id)) return [{ table, id, problem: "the id is used twice" }];
    seen.add(id);
    return [];
  });
}

type Named = { readonly id: string; readonly name: string; readonly aliases: readonly string[] };

function nameClashes(groups: readonly (readonly [string, readonly Named[]])[]): readonly Issue[] {
  const owners = new Map<string, string>();
  const found: Issue[] = [];
  for (const [table, rows] of groups) {
    for (const { id, name, aliases } of rows) {
      for (const alias of [name, ...aliases, id]) {
        const plain = normalise(alias);
        if (plain.length < 2) found.push({ table, id, problem: `"${alias}" is too short for a name` });
        if (/^\d{1,3}$/.test(plain)) found.push({ table, id, problem: `"${alias}" is a bare number` });
        const owner = owners.get(plain);
        if (owner !== undefined && owner !== id) {
          found.push({ table, id, problem: `"${alias}" already means ${owner}` });
        }
        owners.set(plain, owner ?? id);
      }
    }
  }
  return found;
}

const BANDWIDTH_GBS: Readonly<Record<HardwareData["kind"], readonly [number, number]>> = {
  "datacenter-gpu": [100, 30000],
  "consumer-gpu": [80, 2500],
  apu: [20, 8000],
  "apple-silicon": [60, 1500],
  cpu: [10, 2000],
  tpu: [50, 30000],
  lpu: [1000, 1e6],
  rdu: [100, 1e6],
  "wafer-scale": [1e5, 1e8],
};

function hardwareProblems(row: HardwareData): readonly string[] {
  const problems: string[] = [];
  const { memory_bandwidth_gbps: bandwidth, memory_variants: variants, memory_gb: memory } = row;
  const [least, most] = BANDWIDTH_GBS[row.kind];
  if (bandwidth !== undefined && (bandwidth < least || bandwidth > most)) {
    problems.push(`${bandwidth} GB/s is outside ${least} to ${most} for ${row.kind}`);
  }
  if (variants && (memory === undefined || !variants.includes(memory))) {
    problems.push("memory_variants must contain memory_gb");
  }
  if (variants?.some((size, index) => index > 0 && size <= (variants[index - 1] ?? 0))) {
    problems.push("memory_variants must ascend");
  }
  if (row.usable_mib !== undefined && memory !== undefined) {
    const [low, high] = [(memory * 1e9 * 0.85) / 2 ** 20, memory * 1024 * 1.03];
    if (row.usable_mib < low || row.usable_mib > high) problems.push(`usable_mib does not fit ${memory} GB`);
  }
  return [...problems, ...rateProblems(row), ...sparsityProblems(row)];
}

function rateProblems({ peak_dense_tflops: rates = {}, interconnect }: HardwareData): readonly string[] {
  const limits = [
    ["fp16_bf16", "fp32", 0.99, 40],
    ["fp8", "fp16_bf16", 0.99, 4.1],
    ["int8", "fp16_bf16", 0.05, 4.1],
    ["fp4", "fp8", 0.99, 4.1],
    ["tf32", "fp16_bf16", 0.24, 1.01],
  ] as const;
  const problems = limits.flatMap(([above, below, least, most]) => {
    const ratio = (rates[above] ?? Number.NaN) / (rates[below] ?? Number.NaN);
    return ratio < least || ratio > most
      ? [`${above} / ${below} is ${ratio.toFixed(2)}, not ${least} to ${most}`]
      : [];
  });
  const { gbps_per_direction: one, gbps_total: both } = interconnect ?? {};
  if (one !== undefined && both !== undefined && both < one)
    problems.push("the link's total is below one direction");
  return problems;
}

/** Rates with 2:4 sparsity are twice the dense ones: too many operations per byte, or per vector operation. */
function sparsityProblems(row: HardwareData): readonly string[] {
  const { fp16_bf16: fp16, fp32 } = row.peak_dense_tflops ?? {};
  if (fp16 === undefined || !["datacenter-gpu", "consumer-gpu"].includes(row.kind)) return [];
  const perByte = fp16 / (row.memory_bandwidth_gbps ?? Number.POSITIVE_INFINITY);
  const perVector = fp32 === undefined ? 0 : fp16 / fp32;
  const vectorLimit =
    row.kind === "datacenter-gpu"
      ? (row.release_year ?? 0) < 2024
        ? 20
        : 40
      : row.vendor === "Intel"
        ? 8.2
        : 5;
  if (perByte <= 0.5 && perVector <= vectorLimit) return [];
  return [`fp16_bf16 of ${fp16} looks like a rate with sparsity: halve it, or correct the bandwidth or fp32`];
}

function modelProblems(row: ModelData): readonly string[] {
  const problems: string[] = [];
  const {
    params_b_total: total,
    params_b_active: active,
    attention = {},
    experts,
    kv_cache_fp16: kv,
    layers,
  } = row;
  if (total !== undefined && active !== undefined && active > total * 1.0001) {
    problems.push(`${active} B active of ${total} B in total`);
  }
  if (experts && row.architecture === "dense") problems.push("a dense model has no experts");
  if (experts && experts.active > experts.total) problems.push("more active experts than experts");
  const { heads, kv_heads: kvHeads } = attention;
  if (heads && kvHeads && heads % kvHeads !== 0)
    problems.push(`${kvHeads} KV heads do not divide ${heads} heads`);
  if (kv && layers && kv.growing_layers > layers * 1.01) problems.push("more cached layers than layers");
  return [...problems, ...countProblems(row), ...cacheProblems(row)];
}

const MOST_OFF = 0.05;

function countProblems(row: ModelData): readonly string[] {
  const { params_b_total: total } = row;
  const counted = countParams(row);
  if (total === undefined || counted.length === 0) return [];
  const off = counted.map((value) => Math.abs(value / total - 1));
  if (Math.min(...off) <= MOST_OFF) return [];
  return [
    `the dimensions give ${counted.map((value) => value.toFixed(1)).join(" or ")} B, the row says ${total}: a dimension is wrong`,
  ];
}

function cacheProblems({ attention = {}, kv_cache_fp16: kv, layers }: ModelData): readonly string[] {
  const { type = "", kv_heads: kvHeads, head_dim: headDim } = attention;
  if (!kv || !layers || !kvHeads || !headDim || !["mha", "gqa", "mqa"].includes(type)) return [];
  if (kv.window_layers || kv.constant_state_layers || attention.kv_heads_total_over_layers) return [];
  const wanted = 4 * kv.growing_layers * kvHeads * headDim;
  const off = Math.abs(wanted / kv.bytes_per_token_growing - 1);
  return off > 0.001
    ? [`KV bytes per token are ${kv.bytes_per_token_growing}, the dimensions give ${wanted}`]
    : [];
}

function quantProblems(row: QuantData, data: CatalogueData): readonly string[] {
  const problems: string[] = [];
  const { effective_bits_per_weight: bits, nominal_bits: nominal } = row;
  if (Math.abs(row.bytes_per_param - bits / 8) > 0.002) problems.push("bytes_per_param is not bits / 8");
  if (bits < nominal * 0.9 || bits > nominal + 2.3)
    problems.push(`${bits} bits is far from the nominal ${nominal}`);
  if (row.id.startsWith("kv-") !== (row.applies_to === "kv-cache"))
    problems.push("kv- ids are cache formats");
  const models = new Set(data.models.map(({ id }) => id));
  for (const id of Object.keys(row.measured_bpw ?? {})) {
    if (!models.has(id)) problems.push(`measured on an unknown model: ${id}`);
  }
  return problems;
}

function ambiguityProblems(rows: readonly QuantData[]): readonly Issue[] {
  const readings = new Map<string, { id: string; usual: boolean }[]>();
  for (const { id, ambiguous_aliases: list = [] } of rows) {
    for (const { alias, default: usual } of list) {
      const plain = normalise(alias);
      readings.set(plain, [...(readings.get(plain) ?? []), { id, usual }]);
    }
  }
  return [...readings].flatMap(([alias, list]) =>
    list.length < 2 || list.filter(({ usual }) => usual).length !== 1
      ? [
          {
            table: "quantization",
            id: list[0]?.id ?? "",
            problem: `"${alias}" needs several readings and one usual one`,
          },
        ]
      : [],
  );
}

function apiProblems(row: ApiPriceData, data: CatalogueData): readonly string[] {
  const problems: string[] = [];
  const { input, output, cached_input: cached, cache_write: write } = row.usd_per_mtok;
  if (output < input) problems.push("output is cheaper than input");
  if (cached != null && cached > input) problems.push("cached input is dearer than input");
  if (write != null && write < input) problems.push("writing the cache is cheaper than input");
  if (row.model_id !== null && !data.models.some(({ id }) => id === row.model_id)) {
    problems.push(`unknown model ${row.model_id}`);
  }
  if (row.model_id !== null && !row.open_weights) problems.push("a closed model has no row of dimensions");
  if (row.stale && row.confidence !== "low") problems.push("a stale price has low confidence");
  return problems;
}

function gpuProblems(row: GpuPriceData, data: CatalogueData): readonly string[] {
  const known = new Set(data.hardware.map(({ id }) => id));
  const unknown = [row.hardware_id, ...(row.equivalent_hardware_ids ?? [])].filter((id) => !known.has(id));
  const problems = unknown.map((id) => `unknown hardware ${id}`);
  if (!(row.min <= row.median && row.median <= row.max)) problems.push("min, median, max are out of order");
  return problems;
}
