import type { EngineTraits } from "./classes.js";
import type { ModelFacts } from "./facts.js";
import type { Scenario } from "./scenario.js";

/** Parameters by role, in billions. The input embedding is stored but not read; the output head is read every step. */
export interface Parts {
  readonly body: number;
  readonly head: number;
  /** Of one expert index, over all MoE layers. */
  readonly expert: number;
  readonly expertsTotal: number;
  readonly experts: number;
  readonly topK: number;
  readonly moeLayers: number;
  /** Parameters that take part in computing one token. */
  readonly active: number;
}

/** GB by role, as read from memory, and the whole as it lies there. */
export interface Weights {
  readonly bitsExpert: number;
  readonly bitsBody: number;
  readonly bitsHead: number;
  readonly expertGb: number;
  readonly bodyGb: number;
  readonly headGb: number;
  readonly residentGb: number;
}

export function parts(model: ModelFacts): Parts {
  const experts = model.experts ?? 0;
  const moe = experts > 1;
  const expert = moe ? (model.expertParams ?? 0) : 0;
  const topK = moe ? (model.topK ?? 1) : 0;
  const expertsTotal = experts * expert;
  const head = (model.vocab * model.hidden) / 1e9;
  const rest = model.total - expertsTotal;
  const body = Math.max(rest - head - (model.tied ? 0 : head), 0.02 * model.total);
  const moeLayers = moe ? (model.moeLayers ?? model.layers) : 0;
  return { body, head, expert, expertsTotal, experts, topK, moeLayers, active: body + head + topK * expert };
}

/**
 * Bits of experts, body and head differ: serving engines keep the head at 16 bit; GGUF mixes below 4 bits, "XL" mixes
 * and MXFP4 files keep everything but the experts near 8 bit. A known file size fixes what the name leaves open.
 */
export function weights(
  scenario: Scenario,
  engine: EngineTraits,
  shape: Parts,
  bits: number,
  quant: string,
): Weights {
  const model = scenario.modelFacts;
  const file = scenario.weightGB;
  const { expertsTotal } = shape;
  const rest = model.total - expertsTotal;
  const mxfp4 = /^MXFP4/i.test(quant);
  const mixed =
    expertsTotal > 0 && (/XL$/i.test(quant) || bits < 4 || mxfp4 || model.nativeExpertBits === 4.25);
  let bitsExpert = bits;
  let bitsBody = bits;
  let bitsHead = engine.portable ? bits : Math.max(16, bits);
  if (engine.portable && mixed) {
    bitsBody = Math.max(8.5, bits);
    if (mxfp4 || model.nativeExpertBits) {
      bitsExpert = 4.25;
      if (file !== undefined) bitsBody = clamp((8 * file - 4.25 * expertsTotal) / rest, 4.25, 16);
    } else if (file !== undefined) {
      const left = (8 * file - rest * bitsBody) / expertsTotal;
      if (left > 1.5) bitsExpert = left;
    }
    bitsHead = bitsBody;
  } else if (file !== undefined) {
    bitsExpert = bitsBody = bitsHead = (8 * file) / model.total;
  }
  if (model.nativeExpertBits && !engine.portable && expertsTotal > 0) {
    bitsExpert = 4.25;
    bitsBody = bitsHead = 16;
  }
  const { body, head } = shape;
  return {
    bitsExpert,
    bitsBody,
    bitsHead,
    expertGb: (shape.expert * bitsExpert) / 8,
    bodyGb: (body * bitsBody) / 8,
    headGb: (head * bitsHead) / 8,
    residentGb:
      file ?? (expertsTotal * bitsExpert + body * bitsBody + (model.tied ? 1 : 2) * head * bitsHead) / 8,
  };
}

/** Distinct experts that independent tokens wake, each choosing k of E at random. */
export function distinctExperts(shape: Parts, tokens: number): number {
  if (shape.experts === 0) return 0;
  return shape.experts * (1 - (1 - shape.topK / shape.experts) ** tokens);
}

function clamp(x: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, x));
}
