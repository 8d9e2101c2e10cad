import { findHardware } from "../../core/catalogue/find-hardware.js";
import { findModel } from "../../core/catalogue/find-model.js";
import { findQuant, quantById } from "../../core/catalogue/find-quant.js";
import type { ModelRow, QuantRow } from "../../core/catalogue/types.js";
import { sequenceBytes } from "../../core/estimator/memory/cache.js";
import { memoryEngine } from "../../core/estimator/memory/engine.js";
import { tableFormat, type WeightFormat, weightFormat } from "../../core/estimator/memory/format.js";
import { type MemoryModel, memoryModel } from "../../core/estimator/memory/model.js";
import { fixedNeed, poolBytes, totalNeed } from "../../core/estimator/memory/need.js";
import { computeBuffer } from "../../core/estimator/memory/overheads.js";
import { pagedRequestBytes, poolCapacity } from "../../core/estimator/memory/pages.js";
import { type MemoryScenario, memoryScenario } from "../../core/estimator/memory/scenario.js";
import { GB, GIB, MIB } from "../../core/estimator/memory/units.js";
import { usableMemory } from "../../core/estimator/memory/usable.js";
import { weightBytes } from "../../core/estimator/memory/weights.js";
import { CalcError } from "../../core/failure.js";

type Row = Readonly<Record<string, string>>;

/** What the rules say about one row, and the kind of quantity. */
export type Prediction = { readonly group: string; readonly predicted: number };

/** The predicted value in bytes (or tokens, sequences), or why the row is outside the rules. */
export function predict(row: Row): Prediction | string {
  switch (row.metric) {
    case "weights_per_gpu":
      return { group: "weights per device", predicted: fixedNeed(scenarioOf(row)).weights };
    case "activation_per_gpu":
      return { group: "activation", predicted: fixedNeed(scenarioOf(row)).activation };
    case "non_torch_per_gpu":
      return { group: "runtime", predicted: fixedNeed(scenarioOf(row)).runtime };
    case "kv_pool_per_gpu":
      return row.device_total
        ? { group: "cache pool", predicted: poolBytes(scenarioOf(row)) }
        : "device total not stated";
    case "kv_tokens":
    case "max_concurrency":
      return capacity(row);
    case "kv_required_one_request": {
      const scenario = scenarioOf(row);
      return {
        group: "cache of one request",
        predicted: pagedRequestBytes(shapeOf(scenario), scenario, scenario.context, scenario.split),
      };
    }
    case "file_size":
    case "checkpoint_size":
      return fileSize(row);
    case "kv_buffer":
    case "recurrent_state":
      return buffer(row);
    case "compute_buffer": {
      const scenario = scenarioOf(row);
      return { group: "compute buffer", predicted: computeBuffer(scenario.model, scenario) };
    }
    case "total_vram":
      return total(row);
    case "device_total_cuda":
      return { group: "device total", predicted: usableMemory(deviceOf(row)).bytes };
    default:
      return `${row.metric} is not predicted`;
  }
}

function scenarioOf(row: Row): MemoryScenario {
  const model = modelOf(row);
  const engine = memoryEngine(`${row.engine} ${row.engine_version}`);
  const context = number(row.context);
  const sequences = engine.kind === "vllm" ? undefined : number(row.sequences);
  const maxSequences = engine.kind === "vllm" ? number(row.sequences) : undefined;
  const utilisation = number(row.gpu_util);
  const batchedTokens = number(row.batched_tokens);
  const deviceTotal = number(row.device_total);
  return memoryScenario({
    model,
    engine,
    format: formatOf(row, model),
    split: splitOfRow(row),
    ropeScaling: true,
    elementBytes: elementBytes(row.kv_dtype ?? ""),
    flashAttention: row.flash_attn !== "off",
    graphsInBudget: false,
    ...(context === undefined ? {} : { context }),
    ...(sequences === undefined ? {} : { sequences }),
    ...(maxSequences === undefined ? {} : { maxSequences }),
    ...(utilisation === undefined ? {} : { utilisation }),
    ...(batchedTokens === undefined
      ? {}
      : engine.kind === "vllm"
        ? { batchedTokens }
        : { ubatch: batchedTokens }),
    ...(deviceTotal === undefined
      ? {}
      : { usable: { bytes: deviceTotal * GIB, basis: "measured" as const } }),
  });
}

/** Engines that split by layers print one figure over all devices. */
function splitOfRow(row: Row) {
  const layers = row.engine === "autoawq" ? number(row.hw_count) : number(row.pp);
  return { tp: number(row.tp) ?? 1, pp: layers ?? 1, ep: 1 };
}

function capacity(row: Row): Prediction | string {
  const scenario = scenarioOf(row);
  const stated = /pool ([\d.]+) GiB/.exec(row.notes ?? "")?.[1];
  const fraction = /static fraction ([\d.]+)/.exec(row.notes ?? "")?.[1];
  const onDevice =
    fraction === undefined
      ? scenario
      : { ...scenario, usable: usableMemory(deviceOf(row)), utilisation: Number(fraction) };
  const pool =
    stated !== undefined ? Number(stated) * GIB : onDevice.usable ? poolBytes(onDevice) : undefined;
  if (pool === undefined) return "pool not stated";
  if (scenario.engine.kind === "sglang") return sglangTokens(scenario, pool);
  const { tokens, concurrency } = poolCapacity(
    shapeOf(scenario),
    scenario,
    scenario.context,
    scenario.split,
    pool,
  );
  return row.metric === "kv_tokens"
    ? { group: "KV tokens", predicted: tokens }
    : { group: "concurrency", predicted: concurrency };
}

function sglangTokens(scenario: MemoryScenario, pool: number): Prediction {
  return {
    group: "KV tokens",
    predicted: pool / (sequenceBytes(scenario.model, scenario, 1024, scenario.split) / 1024),
  };
}

function fileSize(row: Row): Prediction {
  const model = modelOf(row);
  const format = formatOf(row, model);
  const group = format.table ? "file, averaged formats" : "file, formats by rule";
  return { group, predicted: weightBytes(model, format).total };
}

function buffer(row: Row): Prediction {
  const scenario = scenarioOf(row);
  const { cache } = scenario.model;
  if (!cache) return { group: "cache buffers", predicted: Number.NaN };
  if (row.metric === "recurrent_state")
    return { group: "cache buffers", predicted: cache.stateBytes * scenario.sequences };
  const stateless = { ...scenario.model, cache: { ...cache, stateBytes: 0 } };
  const one = sequenceBytes(stateless, scenario, scenario.context, scenario.split);
  return { group: "cache buffers", predicted: one * scenario.sequences };
}

function total(row: Row): Prediction {
  const scenario = scenarioOf(row);
  return { group: `total, ${scenario.engine.kind}`, predicted: totalNeed(scenario).total };
}

function shapeOf({ model }: MemoryScenario) {
  if (!model.cache) throw new CalcError({ code: "unknown", param: "model", given: model.name });
  return model.cache;
}

/** A parameter count that the file's own log prints wins over the catalogue's. */
function modelOf(row: Row): MemoryModel {
  const found = modelRowOf(row);
  const model = memoryModel(found);
  const printed = /params_b ([\d.]+) as printed/.exec(row.notes ?? "")?.[1];
  return printed === undefined ? model : { ...model, params: Number(printed) * 1e9 };
}

function modelRowOf({ model = "" }: Row): ModelRow {
  const found = findModel(model);
  if (!found.ok) throw new CalcError({ code: "unknown", param: "model", given: model });
  return found.row;
}

// Wordings of the published tables.
const FORMAT_IDS: Readonly<Record<string, string>> = {
  "fp8-runtime": "fp8",
  "fp8-dynamic": "fp8",
  "fp8-block": "fp8",
  w8a8: "int8",
  "int4-awq": "int4-awq-g128",
  "int4-nf4": "nf4",
  "Q4_K_M-class": "gguf-q4-k-m",
};

function formatOf(row: Row, model: MemoryModel): WeightFormat {
  const text = row.quantisation ?? "";
  if (text === "") return tableFormat("unstated", 16);
  const quant = quantOf(text);
  const portable = /llama\.cpp/.test(row.engine ?? "");
  // The published size of the very file is what is to be predicted, so it may not be used.
  const { measuredBits: _, ...blind } = quant;
  const engine = memoryEngine(
    portable
      ? "llama.cpp"
      : row.engine === "checkpoint" || row.engine === ""
        ? "simple"
        : `${row.engine} ${row.engine_version}`,
  );
  const format = weightFormat(
    blind as QuantRow,
    model,
    undefined,
    portable && /^(?:BF16|F16)$/i.test(text) ? undefined : engine,
  );
  return portable ? { ...format, gguf: true } : format;
}

function quantOf(text: string): QuantRow {
  const id = FORMAT_IDS[text];
  const known = id === undefined ? undefined : quantById(id);
  if (known) return known;
  const found = findQuant(text);
  if (!found.ok) throw new CalcError({ code: "unknown", param: "quant", given: text });
  return found.row;
}

function deviceOf({ hardware = "" }: Row) {
  const found = findHardware(hardware.replace(/-(\d+)GB/, " $1GB"));
  if (!found.ok) throw new CalcError({ code: "unknown", param: "hardware", given: hardware });
  return found.row;
}

function elementBytes(dtype: string): number {
  return { fp32: 4, fp8: 1, q8_0: 34 / 32, q4_0: 18 / 32 }[dtype] ?? 2;
}

/** Bytes in the unit of a row; 1 for counts. */
export function unitOf({ unit = "", notes = "" }: Row): number {
  if (unit === "GB" || unit === "MB")
    return /GiB likely|MiB is likely/.test(notes) ? (unit === "GB" ? GIB : MIB) : unit === "GB" ? GB : 1e6;
  return { GiB: GIB, MiB: MIB, "GiB free": GIB }[unit] ?? 1;
}

function number(text: string | undefined): number | undefined {
  return text === undefined || text === "" || !Number.isFinite(Number(text)) ? undefined : Number(text);
}
