import { apiPricesOfModel, findGpuPrice } from "../../catalogue/find-price.js";
import { findQuant } from "../../catalogue/find-quant.js";
import type { Purchase } from "../../catalogue/types.js";
import { type Deployment, deploy } from "../../deployment/deployment.js";
import { GPU_COUNTS, type Tried, tryCounts } from "../../deployment/replica-size.js";
import { engineTraits } from "../../estimator/classes.js";
import { withReserve } from "../../estimator/fleet/size-fleet.js";
import { fail } from "../../failure.js";
import type { Text } from "../../text/lang.js";
import { fleetFor } from "./figures.js";
import { formatLabel } from "./format-label.js";
import { type Plan, type PlanInputs, type PlanRequest, type PlanTier, TIERS } from "./types.js";

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

/** Understands a request; fails naming the input that is wrong. A plan whose limits nothing keeps is still a plan. */
export function planOf(request: PlanRequest): Plan {
  const inputs = checkedInputs(request);
  const { deployment, note } = chooseGpus(request, inputs);
  const hardwareName = hardwareNameOf(deployment);
  const modelName = deployment.model.name;
  const prices = pricesOf(deployment, request, inputs.purchase);
  return {
    deployment,
    inputs: { ...inputs, ...prices },
    modelName,
    hardwareName,
    quantName: quantNameOf(deployment),
    notes: [
      ...deployment.assumptions,
      ...(note ? [note] : []),
      ...priceNotes(prices, hardwareName, modelName),
    ],
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
  inputs: ReturnType<typeof checkedInputs>,
): { readonly deployment: Deployment; readonly note?: Text } {
  if (request.gpus !== undefined) return { deployment: deployNamed(request, request.gpus) };
  const { best, made, refused } = tryReplicas(request, inputs);
  const chosenOne = best ?? made.find(({ slots }) => slots >= 1);
  if (chosenOne) return { deployment: chosenOne.deployment, note: chosen(chosenOne.deployment.gpus) };
  if (refused && refused.failure.code !== "infeasible") throw refused;
  const most = Math.max(...GPU_COUNTS);
  return { deployment: deployNamed(request, most), note: chosen(most) };
}

/** The fleets of replicas of 1, 2, 4 and 8 GPUs; the best takes fewest in all. */
export function tryReplicas(
  names: Parameters<typeof deployNamed>[0],
  inputs: ReturnType<typeof checkedInputs>,
): Tried<{ readonly deployment: Deployment } & ReturnType<typeof fleetFor>> {
  return tryCounts(
    (gpus) => {
      const deployment = deployNamed(names, gpus);
      return { deployment, ...fleetFor(deployment, inputs) };
    },
    ({ deployment, fleet }) =>
      fleet ? withReserve(fleet.replicas, inputs) * deployment.gpus : Number.POSITIVE_INFINITY,
  );
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
      fail("type", { param, given: value ?? null, allowed: { kind, ...limits, example } });
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

/** Median price over clouds; undefined where nobody lists one. */
export function rentUsd(hardwareId: string, purchase: Purchase): number | undefined {
  return findGpuPrice(hardwareId, { purchase })?.usdMedian;
}

/** Given prices win over listed ones. */
function pricesOf(
  { hardware, model }: Deployment,
  request: PlanRequest,
  purchase: PlanTier,
): Pick<PlanInputs, "usdPerGpuHour" | "apiInputUsdPerM" | "apiOutputUsdPerM"> {
  const offer = apiPricesOfModel(model.id)[0]?.prices;
  return {
    usdPerGpuHour: request.usdPerGpuHour ?? rentUsd(hardware.id, purchase),
    apiInputUsdPerM: request.apiInputUsdPerM ?? offer?.input,
    apiOutputUsdPerM: request.apiOutputUsdPerM ?? offer?.output,
  };
}

/** Notes on prices that are not known, so that nobody reads a gap as free. */
function priceNotes(
  { usdPerGpuHour, apiInputUsdPerM, apiOutputUsdPerM }: ReturnType<typeof pricesOf>,
  hardwareName: string,
  modelName: string,
): readonly Text[] {
  return [
    ...(usdPerGpuHour === undefined
      ? [
          {
            en: `no price known for ${hardwareName}: give your own for the cost`,
            fr: `aucun prix connu pour ${hardwareName} : donnez le vôtre pour le coût`,
          },
        ]
      : []),
    ...(apiInputUsdPerM === undefined || apiOutputUsdPerM === undefined
      ? [
          {
            en: `no API price known for ${modelName}: give one for the break-even`,
            fr: `aucun prix d’API connu pour ${modelName} : donnez-en un pour le seuil de rentabilité`,
          },
        ]
      : []),
  ];
}
