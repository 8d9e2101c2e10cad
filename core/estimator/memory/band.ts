import { sequenceBytes } from "./cache.js";
import { type DeviceNeed, deviceNeed } from "./need.js";
import { vllmActivation } from "./overheads.js";
import type { MemoryScenario } from "./scenario.js";
import { GIB } from "./units.js";

/** Bytes of one device: the certain part, the expected sum, and about the 10th and 90th percentile of it. */
export interface NeedBand {
  readonly floor: number;
  readonly expected: number;
  readonly p10: number;
  readonly p90: number;
}

export type Fit = "yes" | "tight" | "no";

/** Residuals of the rules on published figures, added part by part. */
export function needBand(scenario: MemoryScenario, need: DeviceNeed = deviceNeed(scenario)): NeedBand {
  const [lowWeights, highWeights] = weightsBand(scenario);
  const [lowActivation, highActivation] = activationBand(scenario, need);
  const [lowCache, highCache] = cacheBand(scenario, need);
  const [lowRuntime, highRuntime] = scenario.engine.kind === "vllm" ? [-0.04 * GIB, 0.22 * GIB] : [0, 0];
  const low = need.weights * lowWeights + lowActivation + lowCache + lowRuntime;
  const high = need.weights * highWeights + highActivation + highCache + highRuntime;
  return {
    floor: need.weights + need.cache,
    expected: need.total,
    p10: need.total + low,
    p90: need.total + high,
  };
}

/** Yes when even the high end fits; a pool below 1 GiB is too small to be sure of. */
export function fitOf(scenario: MemoryScenario, need: DeviceNeed = deviceNeed(scenario)): Fit {
  const { expected, p90 } = needBand(scenario, need);
  if (expected > need.budget) return "no";
  return p90 <= need.budget ? "yes" : "tight";
}

function weightsBand({ format, fileBytes, engine }: MemoryScenario): readonly [number, number] {
  if (format.table && fileBytes === undefined) return [-0.09, 0.06];
  // llama.cpp maps the file as it is; other engines load a little more than is stored.
  return engine.kind === "llama.cpp" ? [-0.005, 0.02] : [0.0005, 0.013];
}

function activationBand(scenario: MemoryScenario, { activation }: DeviceNeed): readonly [number, number] {
  const { engine, model, format } = scenario;
  if (engine.kind === "vllm" && engine.minor === undefined) {
    const old = vllmActivation(model, format, { ...scenario, engine: { ...engine, minor: 16 } });
    return [-0.03 * activation, Math.max(0.03 * activation, old - activation)];
  }
  if (engine.kind === "vllm") return [-0.03 * activation, 0.03 * activation];
  return engine.kind === "llama.cpp"
    ? [-0.02 * activation, 0.25 * activation]
    : [-0.5 * activation, 0.5 * activation];
}

/** Without a known engine the windows may be kept whole. */
function cacheBand(scenario: MemoryScenario, { cache }: DeviceNeed): readonly [number, number] {
  const { model, engine, split, sequences, context } = scenario;
  const shape = model.cache;
  if (engine.kind !== "simple" || !shape?.window || cache === 0) return [0, 0];
  const whole = { ...shape, window: { ...shape.window, tokens: context } };
  const most = sequenceBytes({ ...model, cache: whole }, scenario, context, split) * sequences;
  return [0, most - cache];
}
