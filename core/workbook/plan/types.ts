import type { Deployment } from "../../deployment/deployment.js";
import type { Text } from "../../text/lang.js";

/** `live`: cells call the add-in's functions. `portable`: native formulas that any spreadsheet program computes. */
export type Flavour = "live" | "portable";

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
  /** Prices that neither the request nor the catalogue gives are undefined: nothing is free by accident. */
  readonly usdPerGpuHour: number | undefined;
  readonly hoursPerDay: number;
  readonly apiInputUsdPerM: number | undefined;
  readonly apiOutputUsdPerM: number | undefined;
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
