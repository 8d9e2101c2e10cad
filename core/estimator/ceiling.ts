import { awakeExperts, type Derived } from "./derive.js";

/** What nominal bandwidth and nominal compute allow, with no efficiency and no overhead, in the metric's unit. */
export function ceiling(d: Derived): number {
  const { scenario } = d;
  const { metric, output, prompt, concurrency } = scenario;
  const { replicas } = d.spread;
  const users = concurrency === "max" ? saturated(d) * replicas : concurrency;
  switch (metric) {
    case "decode_tps_per_user":
      return 1000 / stepFloorMs(d, users / replicas);
    case "decode_tps_total":
      return (1000 * users) / stepFloorMs(d, users / replicas);
    case "tpot_ms":
      return stepFloorMs(d, users / replicas);
    case "prefill_tps":
      return (1000 * users * prompt) / prefillFloorMs(d, users);
    case "ttft_ms":
      return prefillFloorMs(d, 1);
    case "e2e_ms":
      return prefillFloorMs(d, users) + (output - 1) * stepFloorMs(d, users);
    case "output_tps": {
      if (concurrency === "max") return saturationCeiling(d);
      const perReplica = Math.max(1, concurrency / replicas);
      const ms = perReplica * prefillFloorMs(d, 1) + output * stepFloorMs(d, concurrency / replicas);
      return (1000 * concurrency * output) / ms;
    }
  }
}

/** Sequences of a saturated replica; an engine's usual limit where the memory is not known. */
function saturated(d: Derived): number {
  return Number.isFinite(d.runningLimit) ? d.runningLimit : d.constants.serve.batchCap;
}

function memoryFloorMs(d: Derived, batch: number): number {
  const { weights: w, spread } = d;
  const gb =
    (w.bodyGb + w.headGb) / spread.attention +
    (w.expertGb * awakeExperts(d, batch)) / spread.experts +
    ((batch / spread.batchGroups) * d.kvGb) / d.kvSpread;
  return (1000 * gb) / d.bandwidthGbs;
}

function stepFloorMs(d: Derived, batch: number): number {
  const compute = (2 * d.parts.active * batch) / (d.spread.devices * d.peakQuant);
  return Math.max(memoryFloorMs(d, batch), compute);
}

function prefillFloorMs(d: Derived, prompts: number): number {
  const { parts, weights: w, spread } = d;
  const perToken = 2 * (parts.body + parts.topK * parts.expert);
  const compute = (perToken * prompts * d.scenario.prompt) / (spread.devices * d.peakQuant);
  const memory = (1000 * (w.bodyGb + w.headGb)) / (spread.attention * d.bandwidthGbs);
  return Math.max(compute, memory);
}

/** Saturated: every step also carries the share of prefill that keeps the batch full. */
function saturationCeiling(d: Derived): number {
  const { parts, spread, scenario } = d;
  const n = saturated(d);
  const prefillShare = 2 * n * (parts.body + parts.topK * parts.expert) * (scenario.prompt / scenario.output);
  const compute = (2 * parts.active * n + prefillShare) / (spread.devices * d.peakQuant);
  return (1000 * scenario.pp * spread.replicas * n) / Math.max(memoryFloorMs(d, n), compute);
}
