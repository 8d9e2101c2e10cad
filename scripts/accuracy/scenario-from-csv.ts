import { engineTraits } from "../../core/estimator/classes.js";

type Row = Readonly<Record<string, string>>;

/** Columns of a table of measurements and what the estimator calls them. */
const COLUMNS: readonly (readonly [string, string])[] = [
  ["model", "model"],
  ["hardware", "hardware"],
  ["quantization", "quant"],
  ["engine", "engine"],
  ["hw_count", "gpus"],
  ["tensor_parallel", "tp"],
  ["pipeline_parallel", "pp"],
  ["expert_parallel", "ep"],
  ["data_parallel", "dp"],
  ["prompt_tokens", "prompt"],
  ["output_tokens", "output"],
  ["context_depth", "depth"],
  ["concurrency", "concurrency"],
];

/** Before this month these engines launched kernels one by one, and llama.cpp had no flash attention. */
const PRESENT_SOFTWARE_SINCE = "2024-10";
const CHANGED_ENGINES = /^(llama\.cpp|vLLM|TensorRT|Deepspeed|lmdeploy)/i;

/** A scenario from a row that states columns instead; with its regime, and why it cannot be scored where it cannot. */
export function scenarioFromCsv(row: Row): Record<string, unknown> {
  const scenario: Record<string, unknown> = { id: row.id, metric: metricOf(row) };
  for (const [column, name] of COLUMNS) if (row[column]) scenario[name] = row[column];
  if (row.weight_bytes) scenario.weightGB = Number(row.weight_bytes) / 1e9;
  if (row.date && row.date < PRESENT_SOFTWARE_SINCE && CHANGED_ENGINES.test(row.engine ?? ""))
    scenario.legacyBuild = true;
  if (row.metric === "e2e_ms") scenario.arrival = "burst";
  return { ...scenario, regime: regimeOf(row), scope: scopeOf(row) };
}

/** Portable engines report the batch's decode speed, serving engines whole requests. */
function metricOf(row: Row): string {
  if (row.metric !== "aggregate_tps") return row.metric ?? "";
  const decoding = row.concurrency !== "max" && engineTraits(row.engine ?? "").portable;
  return decoding ? "decode_tps_total" : "output_tps";
}

function regimeOf(row: Row): string {
  const kind = row.moe === "true" ? "moe" : "dense";
  switch (row.metric) {
    case "aggregate_tps":
      return row.concurrency === "max" ? "offline-max" : "batch-tps";
    case "prefill_tps":
      return `prefill-${kind}`;
    case "tpot_ms":
      return `tpot-${kind}`;
    case "ttft_ms":
      return Number(row.concurrency) > 1 ? "ttft-served" : "ttft-single";
    case "e2e_ms":
      return Number(row.concurrency) > 1 ? "e2e-batch" : "e2e-1";
    default:
      return decodeRegime(row, kind);
  }
}

function decodeRegime(row: Row, kind: string): string {
  if (row.hw_family === "CPU") return "decode1-cpu";
  if (Number(row.tensor_parallel) > 1) return "decode1-tp";
  if (Number(row.pipeline_parallel) > 1) return "decode1-layersplit";
  return `decode1-${kind}`;
}

function scopeOf(row: Row): string {
  if (/IMPLAUSIBLE/.test(row.notes ?? "")) return "implausible";
  if (!row.quantization || row.quantization === "unstated") return "precision-unstated";
  if (row.speculative === "true") return "speculative";
  if (row.concurrency === "server") return "slo-bound";
  return row.concurrency ? "in" : "workload-unstated";
}
