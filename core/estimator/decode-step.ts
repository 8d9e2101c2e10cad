import { type EngineTraits, isInteger } from "./classes.js";
import { byGroup, type DecodeConstants } from "./constants-shape.js";
import { awakeExperts, type Derived } from "./derive.js";
import type { HardwareFacts } from "./facts.js";

/** One decode step of a batch, ms by cause. `roofMs` and `kvMs` hold the waiting for the slowest device of a group. */
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
  const wait = groupWait(d);
  const weightsMs = weightReadMs(d, batch);
  const kvMs = wait * kvReadMs(d, batch);
  const computeMs = mathMs(d, batch);
  const roofMs = wait * together(weightsMs, computeMs, d.constants.decode.roofExponent[d.engine.engineClass]);
  const overheadMs = launchMs(d) + sortingMs(d, batch);
  const communicationMs = allreduceMs(d, batch);
  const perSequenceMs = batch * sequenceMs(d);
  const totalMs = overheadMs + roofMs + kvMs + communicationMs + perSequenceMs;
  return { weightsMs, kvMs, computeMs, roofMs, overheadMs, communicationMs, perSequenceMs, totalMs };
}

/** Two kinds of work on the same data, overlapped as far as the exponent says. */
function together(a: number, b: number, exponent: number): number {
  if (exponent === 2) return Math.sqrt(a * a + b * b);
  return exponent === 1 ? a + b : (a ** exponent + b ** exponent) ** (1 / exponent);
}

/** The devices of a group meet twice a layer, and wait each time for the slowest. */
function groupWait({ spread, constants }: Derived): number {
  return spread.devices ** constants.decode.groupWaitExponent;
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
  return share * generationFactor(hardware, decode);
}

/** What the GPU of an older chip can draw of its memory, against later ones. */
export function generationFactor({ appleGen, bw }: HardwareFacts, decode: DecodeConstants): number {
  return appleGen === 1 && (bw ?? 0) > decode.appleM1AboveGbs ? decode.appleM1Factor : 1;
}

function kvReadMs(d: Derived, batch: number): number {
  const { kv } = d.constants.decode;
  const noFlash = d.engine.portable && d.scenario.legacyBuild;
  const share = noFlash ? kv.portableNoFlash : byGroup(kv[d.engine.engineClass], d.columns);
  const rate = d.bandwidthGbs * (share / sharing(d));
  const ms = (1000 * (batch / d.spread.batchGroups) * d.kvGb) / (d.kvSpread * rate);
  return narrowAndEarly(d) ? ms * narrowFactor(d) : ms;
}

/** Query heads that share a KV head leave fewer blocks to read it with, and more arithmetic on each byte; against four. */
function sharing({ scenario, engine, constants }: Derived): number {
  const { heads, kvHeads, mla } = scenario.modelFacts;
  const exponent = constants.decode.kvSharingExponent[engine.engineClass];
  return mla ? 1 : (heads / kvHeads / 4) ** exponent;
}

function narrowAndEarly({ scenario, engine }: Derived): boolean {
  return scenario.legacyBuild && engine.serving && scenario.kvBits < 16;
}

function narrowFactor({ scenario, constants }: Derived): number {
  const { converting, emulated } = constants.decode.narrowCacheEarly;
  return scenario.hardwareFacts.fp8 ? converting : emulated;
}

function mathMs(d: Derived, batch: number): number {
  const { decode } = d.constants;
  const { engineClass } = d.engine;
  const { active, topK, expert } = d.parts;
  const experts = (topK * expert) / decode.expertCompute[engineClass];
  const flop = 2 * (active - topK * expert + experts) * batch;
  return flop / (d.spread.devices * d.peakQuant * decode.compute[engineClass]) + unpackMs(d);
}

/** Turning narrow weights into numbers that the matrix units take, on the vector units. */
function unpackMs(d: Derived): number {
  if (d.quant === "16") return 0;
  const flop = d.parts.active * d.constants.decode.dequant[d.quant] * unpackShare(d);
  return flop === 0 ? 0 : flop / (d.spread.devices * d.peakVector);
}

function unpackShare({ engine, scenario, quant, constants: { decode } }: Derived): number {
  if (engine.serving) return isInteger(scenario.quant, quant) ? servingUnpack(engine, decode) : 0;
  const { group } = scenario.hardwareFacts;
  if (group === "cpu") return 0;
  return group === "apple" ? decode.dequantApple : 1;
}

/** Engines with kernels of their own for narrow weights hide the unpacking behind the reading. */
export function servingUnpack({ servingKey }: EngineTraits, { dequantServing }: DecodeConstants): number {
  return servingKey === "other" ? dequantServing : 0;
}

/** Kernel launches, scheduling, sampling: what a step costs when memory and compute are infinitely fast. */
function launchMs(d: Derived): number {
  const { decode } = d.constants;
  const { engine, scenario } = d;
  const { layers } = scenario.modelFacts;
  const cls = engine.engineClass;
  const perLayer = byGroup(decode.layer[cls], d.columns);
  const launches = decode.step[cls] + layers * perLayer + d.parts.moeLayers * decode.moeLayer[cls];
  const software = engine.serving ? decode.engineFactor[engine.launchKey] : 1;
  const wide = d.spread.wide ? d.parts.moeLayers * decode.wideExpertLayer : 0;
  const wrapper = engine.wrapper ? decode.wrapperStep : 0;
  return (
    launches * software * legacyFactor(d) + wrapper + wide + (d.stages - 1) * byGroup(decode.hop, d.columns)
  );
}

/** From the second token on, portable engines sort a batch by experts in every MoE layer before they multiply. */
function sortingMs(d: Derived, batch: number): number {
  const perLayer = d.constants.decode.expertSorting[d.engine.engineClass];
  return d.parts.moeLayers * perLayer * Math.min(1, Math.max(0, batch - 1));
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
  const { perSequence, perSequenceEarly } = d.constants.decode;
  if (d.engine.serving)
    return perSequence[d.engine.servingKey] * (d.scenario.legacyBuild ? perSequenceEarly : 1);
  return d.engine.portable ? perSequence.portable : perSequence.eager;
}
