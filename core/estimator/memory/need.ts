import { sequenceBytes } from "./cache.js";
import { overheadsOf } from "./overheads.js";
import type { MemoryScenario } from "./scenario.js";
import { devicesOf, weightsPerDevice } from "./split.js";
import { weightBytes } from "./weights.js";

/** Bytes on the fullest device. */
export interface DeviceNeed {
  readonly weights: number;
  /** Of one sequence, state included. */
  readonly perSequence: number;
  readonly cache: number;
  readonly activation: number;
  readonly runtime: number;
  readonly graphs: number;
  /** Everything that must fit into the budget. */
  readonly total: number;
  /** What the engine may take of the device; infinite when no device is given. */
  readonly budget: number;
}

export function deviceNeed(scenario: MemoryScenario): DeviceNeed {
  const { model, sequences, context } = scenario;
  const stored = context > 0 && sequences > 0;
  return needWith(
    scenario,
    stored ? sequenceBytes(model, scenario, cachedTokens(scenario), scenario.split) : 0,
  );
}

/** The same without any sequence: what is left of the budget is the cache pool. */
export function fixedNeed(scenario: MemoryScenario): DeviceNeed {
  return needWith(scenario, 0);
}

function needWith(scenario: MemoryScenario, perSequence: number): DeviceNeed {
  const { model, format, sequences, graphsInBudget } = scenario;
  const weights = loadedWeights(scenario);
  const { activation, runtime, graphs } = overheadsOf(model, format, weights, scenario);
  const cache = perSequence * sequences;
  return {
    weights,
    perSequence,
    cache,
    activation,
    runtime,
    graphs,
    total: weights + activation + runtime + (graphsInBudget ? graphs : 0) + cache,
    budget: budgetOf(scenario),
  };
}

/** Pool for the cache on one device; negative when the weights alone do not fit. */
export function poolBytes(scenario: MemoryScenario): number {
  const { budget, total } = fixedNeed(scenario);
  return budget - total;
}

/** Bytes over all devices, as the answer prints them. */
export interface TotalNeed {
  readonly weights: number;
  readonly cache: number;
  readonly activation: number;
  readonly runtime: number;
  readonly graphs: number;
  readonly total: number;
}

export function totalNeed(scenario: MemoryScenario): TotalNeed {
  const need = deviceNeed(scenario);
  const devices = devicesOf(scenario.split);
  const { tp } = scenario.split;
  // Stages differ: their sum is the file, not stages x the largest.
  const stored = loadedWeights({ ...scenario, split: { ...scenario.split, pp: 1 } }) * tp;
  const cache = need.cache * devices;
  const activation = need.activation * devices;
  const runtime = need.runtime * devices;
  const graphs = need.graphs * devices;
  return {
    weights: stored,
    cache,
    activation,
    runtime,
    graphs,
    total: stored + cache + activation + runtime + graphs,
  };
}

/** AutoAWQ's fused layers allocate their cache for at least 2,048 tokens. */
function cachedTokens({ engine, context, sequences }: MemoryScenario): number {
  return engine.kind === "autoawq" ? Math.max(context, 2048 / Math.max(1, sequences)) : context;
}

function loadedWeights(scenario: MemoryScenario): number {
  const { model, format, engine, split, fileBytes, unified } = scenario;
  const stored = weightBytes(model, format, engine);
  const scale = fileBytes === undefined ? 1 : fileBytes / stored.total;
  if (engine.kind === "llama.cpp" || engine.kind === "mlx") {
    // The embedding table of an untied model stays on the CPU's side; a tied one is on both.
    const onDevice = stored.total - (model.tied || unified ? 0 : stored.embedding);
    return (scale * onDevice) / split.pp;
  }
  return scale * weightsPerDevice(model, format, stored, split);
}

function budgetOf({ usable, utilisation, displayBytes }: MemoryScenario): number {
  return usable === undefined ? Number.POSITIVE_INFINITY : usable.bytes * utilisation - displayBytes;
}
