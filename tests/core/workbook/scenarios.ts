import type { Cell } from "../../../core/define.js";
import { CalcError } from "../../../core/failure.js";
import { namesOf, type Workbook } from "../../../core/workbook/model.js";
import { planFigures } from "../../../core/workbook/plan/figures.js";
import { planOf } from "../../../core/workbook/plan/request.js";
import type { Plan, PlanRequest } from "../../../core/workbook/plan/types.js";

/** A generator of numbers in [0, 1) that always gives the same series (mulberry32). */
function series(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MODELS = [
  "Llama 3.1 70B",
  "Llama 3.1 8B",
  "gpt-oss 20B",
  "gpt-oss 120B",
  "Qwen3 32B",
  "Qwen3 30B A3B",
  "Gemma 3 27B",
  "Mistral Small 3 24B",
  "DeepSeek V3",
  "Qwen3.5 27B",
  "Qwen3 235B A22B",
  "Mixtral 8x7B",
  "Llama 3.1 405B",
  "Phi-4",
  "70B",
  "Qwen2.5 7B",
  "Gemma 4 31B",
];
const HARDWARE = [
  "H100",
  "H200",
  "B200",
  "MI300X",
  "A100 80GB",
  "L40S",
  "RTX 4090",
  "RTX 5090",
  "RTX 3090",
  "M3 Ultra",
  "M4 Max",
  "RTX 6000 Ada",
  "MI250X",
  "Gaudi 3",
  "L4",
  "RX 7900 XTX",
  "DGX Spark",
  "Ryzen AI Max 395",
  "MI355X",
];
const SERVED = ["bf16", "fp8", "awq", "nvfp4", "int8", "mxfp4", "gptq"];
const FILES = ["Q4_K_M", "Q8_0", "Q6_K", "Q5_K_M", "Q4_0", "Q3_K_M", "mxfp4"];
const ENGINES = [
  undefined,
  undefined,
  undefined,
  "vLLM",
  "SGLang",
  "TensorRT-LLM",
  "llama.cpp",
  "Ollama",
  "vLLM 0.10",
];

/** `count` scenarios that the core understands, some of which nothing satisfies; always the same ones. */
export function randomPlans(
  count: number,
  seed = 6,
): readonly { readonly request: PlanRequest; readonly plan: Plan }[] {
  const random = series(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const between = (low: number, high: number) => low * (high / low) ** random();
  const plans: { request: PlanRequest; plan: Plan }[] = [];
  while (plans.length < count) {
    const request: PlanRequest = {
      model: pick(MODELS),
      hardware: pick(HARDWARE),
      engine: pick(ENGINES),
      quant: pick([undefined, pick(SERVED), pick(SERVED), pick(FILES)]),
      gpus: pick([undefined, 1, 2, 4, 8, 8, 16]),
      requestsPerS: between(0.01, 500),
      promptTokens: Math.round(between(50, 20000)),
      outputTokens: Math.round(between(2, 3000)),
      ttftMs: between(100, 20000),
      tpotMs: between(8, 300),
      percentile: pick([0.5, 0.9, 0.95, 0.99]),
      peakFactor: pick([1, 1.5, 3]),
      cacheHitRate: pick([0, 0, 0.3, 0.95]),
      headroom: pick([0, 0.2, 0.5]),
      spares: pick([0, 1, 2]),
      growthPerMonth: pick([0, 0.1, -0.05]),
      hoursPerDay: pick([24, 10]),
    };
    try {
      const plan = planOf(request);
      planFigures(plan);
      plans.push({ request, plan });
    } catch (error) {
      if (!(error instanceof CalcError)) throw error;
    }
  }
  return plans;
}

/** What the core says, by the names that the sheets use; a figure that does not exist is "–". */
export function coreFigures(plan: Plan): Readonly<Record<string, Cell>> {
  const core = planFigures(plan);
  const state = core.fleet?.perReplica;
  const dash = "–";
  return {
    slots: core.slots,
    ttft_alone: core.ttftAlone.expected,
    ttft_alone_low: core.ttftAlone.low,
    ttft_alone_high: core.ttftAlone.high,
    tpot_alone: core.tpotAlone.expected,
    tpot_alone_low: core.tpotAlone.low,
    tpot_alone_high: core.tpotAlone.high,
    floor_ms_alone: core.tpotAlone.ceiling,
    tps_full: core.mostTps.expected,
    replicas: core.fleet?.replicas ?? dash,
    replicas_low: core.low ?? dash,
    replicas_high: core.high ?? dash,
    running: state?.running ?? dash,
    service_s: state?.serviceS ?? dash,
    ttft_at_load: state?.ttftMs ?? dash,
    tpot_at_load: state?.tpotMs ?? dash,
    deployed: core.deployed ?? dash,
    total_gpus: core.totalGpus ?? dash,
    usd_per_hour: core.usdPerHour ?? dash,
    usd_per_month: core.usdPerMonth ?? dash,
    usd_per_mtok: core.usdPerMtok ?? dash,
    break_even_rate: core.breakEvenRate ?? dash,
  };
}

/** The values of named cells, through any reader of cells. */
export function namedValues(
  workbook: Workbook,
  names: readonly string[],
  read: (sheet: string, row: number, column: number) => Cell | undefined,
): Readonly<Record<string, Cell | undefined>> {
  const places = namesOf(workbook);
  return Object.fromEntries(
    names.map((name) => {
      const place = places.get(name);
      return [name, place && read(place.sheet, place.block.row, place.block.column)];
    }),
  );
}

/** Names whose values differ by more than 1e-9 of their size, with both. */
export function differences(
  expected: Readonly<Record<string, Cell>>,
  found: Readonly<Record<string, Cell | undefined>>,
): readonly string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const other = found[name];
    const same =
      typeof value === "number" && typeof other === "number"
        ? Math.abs(other - value) <= 1e-9 * Math.max(Math.abs(value), 1e-9)
        : other === value;
    return same ? [] : [`${name}: ${String(other)} for ${String(value)}`];
  });
}
