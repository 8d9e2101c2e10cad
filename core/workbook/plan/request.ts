import { apiPricesOfModel, findGpuPrice } from "../../catalogue/find-price.js";
import { findQuant } from "../../catalogue/find-quant.js";
import type { Purchase } from "../../catalogue/types.js";
import { type Deployment, deploy } from "../../deployment/deployment.js";
import { engineTraits } from "../../estimator/classes.js";
import { withReserve } from "../../estimator/fleet/size-fleet.js";
import { CalcError, fail } from "../../failure.js";
import type { Text } from "../../text/lang.js";
import { sizePlan } from "./figures.js";
import { formatLabel } from "./format-label.js";

/** What a planner knows; everything else has a usual value, which the sheet shows as an input. */
export interface PlanRequest {
  readonly model: string;
  readonly hardware: string;
  readonly quant?: string | undefined;
  readonly gpus?: number | undefined;
  readonly engine?: string | undefined;
  readonly requestsPerS: number;
  readonly promptTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly ttftMs?: number | undefined;
  readonly tpotMs?: number | undefined;
  /** Share of requests that must keep the limits. */
  readonly percentile?: number | undefined;
  readonly peakFactor?: number | undefined;
  /** Share of prompts that is read from the prefix cache. */
  readonly cacheHitRate?: number | undefined;
  /** Capacity kept free, and replicas on top (N + 1). */
  readonly headroom?: number | undefined;
  readonly spares?: number | undefined;
  readonly growthPerMonth?: number | undefined;
  readonly usdPerGpuHour?: number | undefined;
  readonly purchase?: PlanTier | undefined;
  readonly hoursPerDay?: number | undefined;
  readonly apiInputUsdPerM?: number | undefined;
  readonly apiOutputUsdPerM?: number | undefined;
  readonly usdPerKwh?: number | undefined;
  readonly pue?: number | undefined;
}

/** How GPUs are bought; the sheet holds a price for each. */
export type PlanTier = "on_demand" | "spot" | "reserved_3y";
export const TIERS: readonly PlanTier[] = ["on_demand", "spot", "reserved_3y"];

/** The request with nothing left open. */
export interface PlanInputs {
  readonly requestsPerS: number;
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly cachedTokens: number;
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly percentile: number;
  readonly peakFactor: number;
  readonly cacheHitRate: number;
  readonly headroom: number;
  readonly spares: number;
  readonly growthPerMonth: number;
  readonly purchase: PlanTier;
  readonly usdPerGpuHour: number;
  readonly hoursPerDay: number;
  readonly apiInputUsdPerM: number;
  readonly apiOutputUsdPerM: number;
  readonly usdPerKwh: number;
  readonly pue: number;
}

/** A scenario understood. */
export interface Plan {
  readonly deployment: Deployment;
  readonly inputs: PlanInputs;
  /** As the sheet names them. */
  readonly modelName: string;
  readonly hardwareName: string;
  readonly quantName: string;
  readonly notes: readonly Text[];
}

const USUAL = {
  promptTokens: 1000,
  outputTokens: 400,
  ttftMs: 1000,
  tpotMs: 50,
  percentile: 0.95,
  peakFactor: 1,
  cacheHitRate: 0,
  headroom: 0,
  spares: 1,
  growthPerMonth: 0.05,
  hoursPerDay: 24,
  usdPerKwh: 0.12,
  pue: 1.3,
};

/** GPU counts of one replica that the sheets offer. */
export const GPU_COUNTS = [1, 2, 4, 8] as const;

/** Understands a request; fails naming the input that is wrong. A plan whose limits nothing keeps is still a plan. */
export function planOf(request: PlanRequest): Plan {
  const inputs = checkedInputs(request);
  const { deployment, note } = chooseGpus(request, inputs);
  const hardwareName = hardwareNameOf(deployment);
  return {
    deployment,
    inputs: { ...inputs, ...pricesOf(deployment, request, inputs.purchase) },
    modelName: deployment.model.name,
    hardwareName,
    quantName: quantNameOf(deployment),
    notes: [...deployment.assumptions, ...(note ? [note] : [])],
  };
}

/** A device with the memory that was chosen, where it is sold with several. */
export function hardwareNameOf({ hardware, memoryGb }: Deployment): string {
  return memoryGb !== undefined && memoryGb !== hardware.memoryGb
    ? `${hardware.name} ${memoryGb} GB`
    : hardware.name;
}

function quantNameOf({ quant }: Deployment): string {
  return quant ? formatLabel(quant) : fail("unknown", { param: "quant", given: null });
}

/** The deployment with its format named: the sheet looks formats up by name. */
export function deployNamed(
  request: Pick<PlanRequest, "model" | "hardware" | "quant" | "engine">,
  gpus: number,
): Deployment {
  const { model, hardware, engine } = request;
  const first = deploy({ model, hardware, engine, quant: request.quant, gpus });
  if (!engineTraits(first.engine).serving && !engineTraits(first.engine).portable)
    fail("unknown", {
      param: "engine",
      given: first.engine,
      suggestion: ["vLLM", "SGLang", "TensorRT-LLM", "llama.cpp"],
    });
  if (first.quant) return first;
  const native = findQuant(first.modelFacts.nativeQuant ?? "bf16");
  return deploy({ model, hardware, engine, gpus, quant: native.ok ? native.row.name : "bf16" });
}

/** As many GPUs as said; otherwise the replica with which the fleet takes fewest, or the smallest that holds the model. */
function chooseGpus(
  request: PlanRequest,
  inputs: Omit<PlanInputs, "usdPerGpuHour" | "apiInputUsdPerM" | "apiOutputUsdPerM">,
): { readonly deployment: Deployment; readonly note?: Text } {
  if (request.gpus !== undefined) return { deployment: deployNamed(request, request.gpus) };
  let holds: Deployment | undefined;
  let best: { readonly deployment: Deployment; readonly total: number } | undefined;
  let refused: CalcError | undefined;
  for (const gpus of GPU_COUNTS) {
    try {
      const deployment = deployNamed(request, gpus);
      const { slots, fleet } = sizePlan(deployment, inputs);
      if (slots >= 1) holds ??= deployment;
      const total = fleet ? withReserve(fleet.replicas, inputs) * gpus : Number.POSITIVE_INFINITY;
      if (total < (best?.total ?? Number.POSITIVE_INFINITY)) best = { deployment, total };
    } catch (error) {
      if (!(error instanceof CalcError)) throw error;
      refused ??= error;
    }
  }
  const deployment = best?.deployment ?? holds;
  if (deployment) return { deployment, note: chosen(deployment.gpus) };
  if (refused && refused.failure.code !== "infeasible") throw refused;
  return { deployment: deployNamed(request, 8), note: chosen(8) };
}

function chosen(gpus: number): Text {
  return {
    en: `GPUs per replica chosen by Jeton: ${gpus}`,
    fr: `GPU par réplica choisis par Jeton : ${gpus}`,
  };
}

function checkedInputs(request: PlanRequest) {
  const purchase = request.purchase ?? "on_demand";
  if (!TIERS.includes(purchase))
    fail("unknown", { param: "purchase", given: purchase, allowed: { values: TIERS } });
  const given = { ...USUAL, ...withoutGaps(request) } as typeof USUAL & PlanRequest;
  const check = (
    param: string,
    value: number,
    limits: { above?: number; below?: number; min?: number; max?: number },
    example: number,
    whole = false,
  ) => {
    const kind = whole ? ("integer" as const) : ("number" as const);
    if (typeof value !== "number" || !Number.isFinite(value))
      fail("type", { param, given: value, allowed: { kind, ...limits, example } });
    const { above, below, min, max } = limits;
    if (
      (above !== undefined && value <= above) ||
      (below !== undefined && value >= below) ||
      (min !== undefined && value < min) ||
      (max !== undefined && value > max) ||
      (whole && !Number.isInteger(value))
    )
      fail("domain", { param, given: value, allowed: { kind, ...limits, example } });
    return value;
  };
  const promptTokens = check("prompt_tokens", given.promptTokens, { min: 1, max: 1e8 }, 1500, true);
  const cacheHitRate = check("cache_hit_rate", given.cacheHitRate, { min: 0, max: 1 }, 0.5);
  if (request.gpus !== undefined) check("gpus", request.gpus, { min: 1, max: 1024 }, 8, true);
  for (const [param, value] of [
    ["usd_per_gpu_hour", request.usdPerGpuHour],
    ["api_input_usd_per_m", request.apiInputUsdPerM],
    ["api_output_usd_per_m", request.apiOutputUsdPerM],
  ] as const)
    if (value !== undefined) check(param, value, { min: 0, max: 1e6 }, 2.5);
  return {
    requestsPerS: check("requests_per_s", given.requestsPerS, { above: 0, max: 1e9 }, 40),
    promptTokens,
    outputTokens: check("output_tokens", given.outputTokens, { min: 1, max: 1e8 }, 400, true),
    cachedTokens: Math.min(Math.floor(promptTokens * cacheHitRate), promptTokens - 1),
    ttftMs: check("ttft_slo_ms", given.ttftMs, { above: 0, max: 1e9 }, 1000),
    tpotMs: check("tpot_slo_ms", given.tpotMs, { above: 0, max: 1e9 }, 30),
    percentile: check("percentile", given.percentile, { above: 0, below: 1 }, 0.95),
    peakFactor: check("peak_factor", given.peakFactor, { min: 1, max: 1000 }, 2),
    cacheHitRate,
    headroom: check("headroom", given.headroom, { min: 0, below: 1 }, 0.2),
    spares: check("spares", given.spares, { min: 0, max: 1e6 }, 1, true),
    growthPerMonth: check("growth_per_month", given.growthPerMonth, { above: -1, max: 10 }, 0.05),
    purchase,
    hoursPerDay: check("hours_per_day", given.hoursPerDay, { above: 0, max: 24 }, 24),
    usdPerKwh: check("usd_per_kwh", given.usdPerKwh, { min: 0, max: 100 }, 0.12),
    pue: check("pue", given.pue, { min: 1, max: 10 }, 1.3),
  };
}

function withoutGaps(request: PlanRequest): PlanRequest {
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as unknown as PlanRequest;
}

/** Median price over clouds; 0 where nobody lists one, and the sheet then says so. */
export function rentUsd(hardwareId: string, purchase: Purchase): number {
  return findGpuPrice(hardwareId, { purchase })?.usdMedian ?? 0;
}

/** Given prices win; a GPU without a listed price and a model that nobody sells count 0, and the sheet says so. */
function pricesOf(
  { hardware, model }: Deployment,
  request: PlanRequest,
  purchase: PlanTier,
): Pick<PlanInputs, "usdPerGpuHour" | "apiInputUsdPerM" | "apiOutputUsdPerM"> {
  const offer = apiPricesOfModel(model.id)[0]?.prices;
  return {
    usdPerGpuHour: request.usdPerGpuHour ?? rentUsd(hardware.id, purchase),
    apiInputUsdPerM: request.apiInputUsdPerM ?? offer?.input ?? 0,
    apiOutputUsdPerM: request.apiOutputUsdPerM ?? offer?.output ?? 0,
  };
}
