import { byGroup } from "./constants-shape.js";
import type { Derived } from "./derive.js";
import { distinctExperts } from "./weights.js";

/** Reading the prompts of some requests, ms by cause. */
export interface Prefill {
  readonly matmulMs: number;
  readonly attentionMs: number;
  readonly weightsMs: number;
  readonly communicationMs: number;
  readonly fixedMs: number;
  /** The part that keeps the device from decoding meanwhile. */
  readonly occupiedMs: number;
  readonly totalMs: number;
}

/** Share of nominal bandwidth for weights during prefill; judged, not fitted: it seldom binds. */
const PREFILL_BANDWIDTH_SHARE = 0.8;

export function prefill(d: Derived, prompts: number): Prefill {
  const { scenario, constants, spread, engine } = d;
  const { prompt, depth } = scenario;
  const tokens = prompts * prompt;
  const chunk = constants.prefill.chunkTokens[engine.engineClass];
  const chunks = Math.max(1, tokens / chunk);
  const matmulMs = matrixMs(d, prompts, tokens, Math.min(tokens, chunk));
  const attentionMs = attention(d, tokens, depth);
  const weightsMs = weightPassMs(d, chunks, Math.min(tokens, chunk));
  const communicationMs = spread.devices > 1 ? exchangeMs(d, tokens) : 0;
  const fixedMs = startMs(d);
  const mathMs = matmulMs + attentionMs;
  const busy = Math.sqrt(mathMs * mathMs + weightsMs * weightsMs) * bubble(d, tokens);
  return {
    matmulMs,
    attentionMs,
    weightsMs,
    communicationMs,
    fixedMs,
    occupiedMs: matmulMs + attentionMs + communicationMs,
    totalMs: fixedMs + busy + communicationMs,
  };
}

/** Share of the whole time that a layer split takes: its stages work at once on successive parts of the prompts. */
function bubble({ stages, constants: { prefill: c }, engine }: Derived, tokens: number): number {
  if (stages <= 1) return 1;
  const parts = Math.max(1, tokens / c.pipelineTokens[engine.engineClass]);
  return ((parts + stages - 1) / (parts * stages)) ** c.pipelineExponent;
}

function matrixMs(d: Derived, prompts: number, tokens: number, chunkTokens: number): number {
  const { parts, spread, constants, engine } = d;
  const rate = spread.devices * d.peakQuant * matmulShare(d);
  const dense = (2 * parts.body * tokens + 2 * parts.head * prompts) / rate;
  if (!d.moe || tokens === 0) return dense;
  const perExpert = (chunkTokens * parts.topK) / (128 * parts.experts);
  const fill = Math.min(1, perExpert) ** constants.prefill.moeExponent[engine.engineClass];
  const share = constants.prefill.moe[engine.engineClass] * fill;
  return dense + (2 * parts.topK * parts.expert * tokens) / (rate * share);
}

/** Share of peak that the matrices of a prompt reach. */
function matmulShare(d: Derived): number {
  const c = d.constants.prefill;
  const { engine, scenario } = d;
  let share = byGroup(c.compute[engine.engineClass], d.columns);
  if (!engine.serving) share *= (Math.max(d.peakQuant, c.fillAboveTflops) / 100) ** -c.gamma;
  if (d.quant !== "16") share *= quantShare(d);
  if (scenario.backend === "vulkan") share *= c.vulkanMatmul;
  if (scenario.legacyBuild && engine.portable) share *= c.legacyMatmul;
  return share;
}

function quantShare(d: Derived): number {
  const { quant } = d.constants.prefill;
  if (!d.engine.serving)
    return d.engine.portable && d.scenario.legacyBuild ? quant.portableEarly : quant.portable;
  if (d.quant === "8") return quant.fp8;
  return d.quant === "fp4" ? quant.fp4 : quant.w4;
}

function attention(d: Derived, tokens: number, depth: number): number {
  const c = d.constants.prefill;
  const { engine, scenario, spread } = d;
  const { modelFacts: model, prompt, backend } = scenario;
  const mean = depth + prompt / 2;
  const positions = model.growingLayers * mean + model.windowLayers * Math.min(mean, model.windowTokens);
  if (engine.portable && scenario.legacyBuild) {
    const scoreGb = (16 * positions * model.heads * tokens) / 1e9;
    return (1000 * scoreGb) / (spread.devices * d.bandwidthGbs * c.noFlash);
  }
  let share = byGroup(c.attention[engine.engineClass], d.columns);
  if (backend === "vulkan") share *= c.vulkanAttention;
  const gflop = (4 * model.heads * model.headDim * positions * tokens) / 1e9;
  return gflop / (spread.devices * d.peak16 * share);
}

function weightPassMs(d: Derived, chunks: number, chunkTokens: number): number {
  const { weights: w, spread } = d;
  const gb =
    (w.bodyGb + w.headGb) / spread.attention +
    (w.expertGb * distinctExperts(d.parts, chunkTokens)) / spread.experts;
  return (1000 * chunks * gb) / (PREFILL_BANDWIDTH_SHARE * d.bandwidthGbs);
}

function exchangeMs(d: Derived, tokens: number): number {
  const c = d.constants.prefill;
  const n = d.spread.devices;
  const { layers, hidden } = d.scenario.modelFacts;
  const gb = (2 * layers * ((2 * (n - 1)) / n) * tokens * hidden * 2) / 1e9;
  return (1000 * gb) / (d.linkGbs * c.linkEfficiency * (450 / d.linkGbs) ** c.linkExponent);
}

function startMs(d: Derived): number {
  const { prefill: c, decode } = d.constants;
  const { layers } = d.scenario.modelFacts;
  const cls = d.engine.engineClass;
  const launches = c.fixed[cls] + layers * c.layer[cls];
  if (d.spread.devices <= 1) return launches;
  return launches + 2 * layers * decode.allreduceA * (450 / d.linkGbs) ** decode.allreduceLinkExponent;
}
