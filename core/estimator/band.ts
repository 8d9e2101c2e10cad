import type { EngineClass } from "./classes.js";
import type { Constants } from "./constants-shape.js";
import type { Derived } from "./derive.js";
import type { Metric } from "./scenario.js";

export type BandKey =
  | "decode1-dense"
  | "decode1-moe"
  | "decode1-tp"
  | "decode1-layersplit"
  | "decode1-cpu"
  | "tpot-dense"
  | "tpot-moe"
  | "batch-tps"
  | "offline-max"
  | "batch-latency"
  | "batch-latency-other"
  | "prefill-dense"
  | "prefill-moe"
  | "ttft";

/** Which measured residuals speak for this scenario. */
export function bandKey(d: Derived): BandKey {
  const { metric, concurrency, tp, pp, hardwareFacts } = d.scenario;
  switch (metric) {
    case "tpot_ms":
      return d.moe ? "tpot-moe" : "tpot-dense";
    case "prefill_tps":
      return d.moe ? "prefill-moe" : "prefill-dense";
    case "ttft_ms":
      return "ttft";
    case "e2e_ms":
      return hardwareFacts.group.startsWith("nv-") ? "batch-latency" : "batch-latency-other";
  }
  if (concurrency === "max") return "offline-max";
  if (concurrency > 1) return "batch-tps";
  if (hardwareFacts.group === "cpu") return "decode1-cpu";
  if (tp > 1) return "decode1-tp";
  if (pp > 1) return "decode1-layersplit";
  return d.moe ? "decode1-moe" : "decode1-dense";
}

/** Residual quantiles, of the engine's class where it has enough of its own. */
export function residuals(
  { bands }: Pick<Constants, "bands">,
  key: BandKey,
  engineClass: EngineClass,
): { readonly p10: number; readonly p90: number } {
  return bands[`${key}/${engineClass}`] ?? bands[key] ?? { p10: 0.5, p90: 2 };
}

/** The residual quantiles, wider where nothing of the kind was measured. */
export function bandFactors(d: Derived, key: BandKey): { low: number; high: number } {
  const band = residuals(d.constants, key, d.engine.engineClass);
  const widening = widenBy(d);
  return { low: band.p10 / widening, high: band.p90 * widening };
}

function widenBy(d: Derived): number {
  const { widening } = d.constants;
  const certain = isMeasured(d) && !d.scenario.modelFacts.guessed;
  return (certain ? 1 : widening.unknownGroup) * (d.scenario.tp > 8 ? widening.tpAbove8 : 1);
}

/** Whether the launch costs of this kind of device were fitted for this class of engine. */
export function isMeasured(d: Derived): boolean {
  const table = d.constants.decode.layer[d.engine.engineClass];
  return d.engine.engineClass === "eager" || d.columns.some((column) => table[column] !== undefined);
}

/** True when more is better, so that the ceiling bounds from above. */
export function isSpeed(metric: Metric): boolean {
  return metric.endsWith("_tps") || metric.startsWith("decode_tps");
}
