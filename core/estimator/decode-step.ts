import { byGroup } from "./constants-shape.js";
import { awakeExperts, type Derived } from "./derive.js";

/** One decode step of a batch, ms by cause. */
export interface DecodeStep {
  readonly weightsMs: number;
  readonly kvMs: number;
  readonly computeMs: number;
  /** Weights and compute together: overlapped by serving engines, in sequence elsewhere. */
  readonly roofMs: number;
  readonly overheadMs: number;
  readonly communicationMs: number;
  readonly perSequenceMs: number;
  readonly totalMs: number;
}

export function decodeStep(d: Derived, batch: number): DecodeStep {
  const weightsMs = weightReadMs(d, batch);
  const kvMs = kvReadMs(d, batch);
  const computeMs = mathMs(d, batch);
  const roofMs = d.engine.serving ? Math.hypot(weightsMs, computeMs) : weightsMs + computeMs;
  const overheadMs = launchMs(d);
  const communicationMs = allreduceMs(d, batch);
  const perSequenceMs = batch * sequenceMs(d);
  const totalMs = overheadMs + roofMs + kvMs + communicationMs + perSequenceMs;
  return { weightsMs, kvMs, computeMs, roofMs, overheadMs, communicationMs, perSequenceMs, totalMs };
}

function weightReadMs(d: Derived, batch: number): number {
  const { weights: w, spread, constants, engine } = d;
  const rate = d.bandwidthGbs * bandwidthShare(d);
  const dense = (1000 * (w.bodyGb + w.headGb)) / (spread.attention * rate);
  if (!d.moe) return dense;
  const gathered = rate * constants.decode.expert[engine.engineClass];
  return dense + (1000 * w.expertGb * awakeExperts(d, batch)) / (spread.experts * gathered);
}

function bandwidthShare(d: Derived): number {
  const { decode } = d.constants;
  const hardware = d.scenario.hardwareFacts;
  const share = byGroup(decode.bandwidth[d.engine.engineClass], d.columns);
  return hardware.appleGen === 1 ? share * decode.appleM1Factor : share;
}

function kvReadMs(d: Derived, batch: number): number {
  const { kv } = d.constants.decode;
  const noFlash = d.engine.portable && d.scenario.legacyBuild;
  const share = noFlash ? kv.portableNoFlash : byGroup(kv[d.engine.engineClass], d.columns);
  return (1000 * (batch / d.spread.batchGroups) * d.kvGb) / (d.kvSpread * d.bandwidthGbs * share);
}

function mathMs(d: Derived, batch: number): number {
  const { decode } = d.constants;
  const { group } = d.scenario.hardwareFacts;
  const active = d.parts.active;
  const matrix =
    (2 * active * batch) / (d.spread.devices * d.peakQuant * decode.compute[d.engine.engineClass]);
  if (d.engine.serving || d.quant === "16" || group === "cpu") return matrix;
  const unpack = decode.dequant[d.quant] * (group === "apple" ? decode.dequantApple : 1);
  return matrix + (active * unpack) / (d.spread.devices * d.peakVector);
}

/** Kernel launches, scheduling, sampling: what a step costs when memory and compute are infinitely fast. */
function launchMs(d: Derived): number {
  const { decode } = d.constants;
  const { engine, scenario } = d;
  const { layers } = scenario.modelFacts;
  const cls = engine.engineClass;
  const perLayer = byGroup(decode.layer[cls], d.columns);
  const launches = decode.step[cls] + layers * perLayer + d.parts.moeLayers * decode.moeLayer[cls];
  const software = engine.serving ? decode.engineFactor[engine.servingKey] : 1;
  const wide = d.spread.wide ? d.parts.moeLayers * decode.wideExpertLayer : 0;
  const wrapper = engine.wrapper ? decode.wrapperStep : 0;
  return (
    launches * software * legacyFactor(d) + wrapper + wide + (d.stages - 1) * byGroup(decode.hop, d.columns)
  );
}

function legacyFactor(d: Derived): number {
  return d.scenario.legacyBuild ? d.constants.decode.legacyOverhead[d.engine.engineClass] : 1;
}

/** Two all-reduces a layer: a latency that grows with the group, and hidden x batch over the link. */
function allreduceMs(d: Derived, batch: number): number {
  const n = d.spread.devices;
  if (n <= 1) return 0;
  const { decode } = d.constants;
  const { layers, hidden } = d.scenario.modelFacts;
  const slowLink = (450 / d.linkGbs) ** decode.allreduceLinkExponent;
  const latency =
    2 * layers * (decode.allreduceA + decode.allreduceB * Math.log2(n)) * slowLink * legacyFactor(d);
  const tokens = batch / (d.spread.wide ? d.spread.batchGroups : 1);
  const gb = (2 * layers * ((2 * (n - 1)) / n) * tokens * hidden * 2) / 1e9;
  return latency + (1000 * gb) / (d.linkGbs * decode.linkEfficiency);
}

function sequenceMs(d: Derived): number {
  const { perSequence } = d.constants.decode;
  if (d.engine.serving) return perSequence[d.engine.servingKey];
  return d.engine.portable ? perSequence.portable : perSequence.eager;
}
