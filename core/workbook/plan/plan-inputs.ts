import type { Cell } from "../../define.js";
import { GPU_COUNTS } from "../../deployment/replica-size.js";
import type { Lang, Text } from "../../text/lang.js";
import type { Validation } from "../model.js";
import { type Plan, type PlanRequest, type PlanTier, TIERS } from "./types.js";

/** One input of the Plan sheet: a marked cell with a name, a unit, and what may be typed there. */
export interface PlanInput {
  readonly name: string;
  readonly label: Text;
  readonly unit: Text;
  readonly value: Cell;
  readonly format?: string;
  readonly rule?: Validation["rule"];
  readonly heading?: Text;
}

export const TIER_NAMES: Readonly<Record<PlanTier, Text>> = {
  on_demand: { en: "on demand", fr: "à la demande" },
  spot: { en: "spot", fr: "spot" },
  reserved_3y: { en: "reserved 3 years", fr: "réservé 3 ans" },
};

const none: Text = { en: "", fr: "" };
const same = (text: string): Text => ({ en: text, fr: text });
const decimal = (min: number, max: number) => ({ kind: "decimal", min, max }) as const;
const whole = (min: number, max: number) => ({ kind: "whole", min, max }) as const;

/** A price typed by the planner; left blank, the list price of the table counts. */
function ownPrice({ usdPerGpuHour }: PlanRequest): Cell {
  return usdPerGpuHour ?? "";
}

export function planInputs(
  plan: Plan,
  request: PlanRequest,
  formats: readonly string[],
  lang: Lang,
): readonly PlanInput[] {
  const { inputs, deployment } = plan;
  const counts = [...new Set([...GPU_COUNTS, deployment.gpus])].sort((a, b) => a - b);
  const list = (values: readonly (string | number)[]) =>
    ({ kind: "list", source: `"${values.join(",")}"` }) as const;
  return [
    {
      heading: { en: "What runs", fr: "Ce qui tourne" },
      name: "model",
      label: { en: "model", fr: "modèle" },
      unit: none,
      value: plan.modelName,
      rule: { kind: "list", source: "models_name" },
    },
    {
      name: "hardware",
      label: { en: "hardware", fr: "matériel" },
      unit: none,
      value: plan.hardwareName,
      rule: { kind: "list", source: "hardware_name" },
    },
    {
      name: "quant",
      label: { en: "number format", fr: "format numérique" },
      unit: none,
      value: plan.quantName,
      rule: list(formats),
    },
    {
      name: "gpus",
      label: { en: "GPUs of a replica", fr: "GPU par réplica" },
      unit: same("GPU"),
      value: deployment.gpus,
      rule: list(counts),
    },
    {
      name: "engine",
      label: { en: "engine", fr: "moteur" },
      unit: none,
      value: deployment.engine,
      rule: { kind: "list", source: "engines_name" },
    },
    {
      heading: { en: "Requests", fr: "Requêtes" },
      name: "requests_per_s",
      label: { en: "requests per second, mean", fr: "requêtes par seconde, moyenne" },
      unit: { en: "req/s", fr: "req/s" },
      value: inputs.requestsPerS,
      rule: decimal(1e-9, 1e9),
    },
    {
      name: "peak_factor",
      label: { en: "peak over mean", fr: "pointe sur moyenne" },
      unit: same("×"),
      value: inputs.peakFactor,
      format: "0.00",
      rule: decimal(1, 1000),
    },
    {
      name: "prompt_tokens",
      label: { en: "prompt (mean, or p95 to be safe)", fr: "prompt (moyenne, ou p95 par prudence)" },
      unit: same("tokens"),
      value: inputs.promptTokens,
      format: "#,##0",
      rule: whole(1, 1e8),
    },
    {
      name: "output_tokens",
      label: { en: "answer", fr: "réponse" },
      unit: same("tokens"),
      value: inputs.outputTokens,
      format: "#,##0",
      rule: whole(1, 1e8),
    },
    {
      name: "cache_hit_rate",
      label: { en: "share of the prompt in the prefix cache", fr: "part du prompt dans le cache de préfixe" },
      unit: none,
      value: inputs.cacheHitRate,
      format: "0%",
      rule: decimal(0, 1),
    },
    {
      name: "growth_per_month",
      label: { en: "growth per month", fr: "croissance par mois" },
      unit: none,
      value: inputs.growthPerMonth,
      format: "0.0%",
      rule: decimal(-0.99, 10),
    },
    {
      heading: { en: "Service level", fr: "Niveau de service" },
      name: "ttft_slo_ms",
      label: { en: "limit of TTFT", fr: "limite de TTFT" },
      unit: same("ms"),
      value: inputs.ttftMs,
      format: "#,##0",
      rule: decimal(0.001, 1e9),
    },
    {
      name: "tpot_slo_ms",
      label: { en: "limit of TPOT", fr: "limite de TPOT" },
      unit: same("ms"),
      value: inputs.tpotMs,
      format: "#,##0.0",
      rule: decimal(0.001, 1e9),
    },
    {
      // PERCENTILE is a function: some grids refuse it as a name.
      name: "slo_percentile",
      label: { en: "kept by this share of requests", fr: "tenues par cette part des requêtes" },
      unit: none,
      value: inputs.percentile,
      format: "0.0%",
      rule: decimal(0.01, 0.9999),
    },
    {
      name: "headroom",
      label: { en: "capacity kept free", fr: "capacité gardée libre" },
      unit: none,
      value: inputs.headroom,
      format: "0%",
      rule: decimal(0, 0.95),
    },
    {
      name: "spares",
      label: { en: "replicas on top (N + 1)", fr: "réplicas en plus (N + 1)" },
      unit: none,
      value: inputs.spares,
      format: "0",
      rule: whole(0, 1e6),
    },
    {
      heading: { en: "Prices", fr: "Prix" },
      name: "purchase",
      label: { en: "GPUs bought", fr: "achat des GPU" },
      unit: none,
      value: TIER_NAMES[inputs.purchase][lang],
      rule: list(TIERS.map((tier) => TIER_NAMES[tier][lang])),
    },
    {
      name: "own_usd_per_gpu_hour",
      label: { en: "own price per GPU (blank: list price)", fr: "prix propre par GPU (vide : tarif public)" },
      unit: { en: "USD/h", fr: "USD/h" },
      value: ownPrice(request),
      format: "#,##0.00",
      rule: decimal(0, 1e6),
    },
    {
      name: "hours_per_day",
      label: { en: "hours used per day", fr: "heures par jour" },
      unit: same("h"),
      value: inputs.hoursPerDay,
      format: "0.0",
      rule: decimal(0.01, 24),
    },
    {
      name: "api_input_usd_per_m",
      label: { en: "API, input", fr: "API, entrée" },
      unit: same("USD/M"),
      value: inputs.apiInputUsdPerM ?? "",
      format: "#,##0.00",
      rule: decimal(0, 1e6),
    },
    {
      name: "api_output_usd_per_m",
      label: { en: "API, output", fr: "API, sortie" },
      unit: same("USD/M"),
      value: inputs.apiOutputUsdPerM ?? "",
      format: "#,##0.00",
      rule: decimal(0, 1e6),
    },
    {
      name: "usd_per_kwh",
      label: { en: "electricity", fr: "électricité" },
      unit: same("USD/kWh"),
      value: inputs.usdPerKwh,
      format: "0.000",
      rule: decimal(0, 100),
    },
    {
      name: "pue",
      label: { en: "PUE of the building", fr: "PUE du bâtiment" },
      unit: none,
      value: inputs.pue,
      format: "0.00",
      rule: decimal(1, 10),
    },
  ];
}
