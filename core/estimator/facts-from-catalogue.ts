import type { HardwareRow, ModelRow } from "../catalogue/types.js";
import { fail } from "../failure.js";
import { diesOf, guessModel, type HardwareFacts, type HardwareGroup, type ModelFacts } from "./facts.js";

// The catalogue says what a maker prints; the formulas want plain numbers. This is the only place that translates.

/** The experts of gpt-oss are released in MXFP4: 4 bits and a shared scale of 8 bits for 32 weights. */
const MXFP4_BITS = 4.25;

/** A model's dimensions. A row with a parameter count alone gets a typical shape, marked as guessed. */
export function modelFacts(row: ModelRow, param = "model"): ModelFacts {
  const { paramsB, layers, hidden, vocab, heads, kvHeads, kvGrowingBytes } = row;
  if (paramsB === undefined)
    return fail("unknown", {
      param,
      given: row.name,
      reason: {
        en: "its parameter count is not in the catalogue",
        fr: "son nombre de paramètres ne figure pas au catalogue",
      },
    });
  const limits = {
    ...(row.maxContext === undefined ? {} : { maxContext: row.maxContext }),
    ...nativeQuantOf(row),
  };
  if (!layers || !hidden || !vocab || !heads || kvGrowingBytes === undefined)
    return { ...guessModel(paramsB), ...limits, ...impliedExperts(row, layers ?? 0) };
  const mla = row.attention === "mla";
  return {
    total: paramsB,
    layers,
    hidden,
    vocab,
    tied: row.tied ?? false,
    heads,
    headDim: mla ? latentHeadDim(row) : (row.headDim ?? hidden / heads),
    // The latent of MLA is one for all heads; the number only has to be positive.
    kvHeads: mla ? 8 : (kvHeads ?? heads),
    mla,
    kvGrowing: kvGrowingBytes,
    growingLayers: row.growingLayers ?? layers,
    kvWindow: row.kvWindowBytes ?? 0,
    windowLayers: row.windowLayers ?? 0,
    windowTokens: row.windowTokens ?? 0,
    ...impliedExperts(row, layers),
    ...limits,
  };
}

/** A device; `memoryGb` picks one of several capacities. */
export function hardwareFacts(row: HardwareRow, memoryGb = row.memoryGb): HardwareFacts {
  const group = groupOf(row);
  const dies = diesOf(row.name);
  return {
    family: familyOf(row, group),
    group,
    bw: row.bandwidthGbs ?? null,
    fp16: row.fp16Tflops ?? null,
    fp32: row.fp32Tflops ?? null,
    mem: memoryGb ?? null,
    unified: ["apu", "apple-silicon", "cpu"].includes(row.kind),
    link: linkOf(row),
    fp8: row.fp8Tflops !== undefined || FP8_CARD.test(row.name),
    fp4: row.fp4Tflops !== undefined,
    ...(/\bM1\b/.test(row.name) && group === "apple" ? { appleGen: 1 } : {}),
    ...(dies > 1 ? { dies } : {}),
  };
}

// Ada and later have FP8 matrix units, whether or not the row states their rate.
const FP8_CARD = /\bRTX [45]0[5-9]0\b|\bAda\b|\bL40?S?\b|\bRTX PRO\b/;

/** Between consumer cards the link is the PCIe slot: few own the NVLink bridge that a sheet may mention. */
function linkOf({ kind, link, linkGbs }: HardwareRow): number | null {
  if (kind === "consumer-gpu" && /nvlink/i.test(link ?? "")) return null;
  return linkGbs ?? null;
}

function latentHeadDim({ qkNopeDim = 0, qkRopeDim = 0, vHeadDim = 0, headDim = 128 }: ModelRow): number {
  return (qkNopeDim + qkRopeDim + vHeadDim) / 2 || headDim;
}

/**
 * Parameters of one expert index over all MoE layers: from the dimensions, or from total and active parameters where
 * the dimensions are missing or disagree with them by more than 5 % (plain MLPs, MoE in some layers only).
 */
function impliedExperts(row: ModelRow, layers: number): Partial<ModelFacts> {
  const { moe, experts = 0, activeExperts = 0, paramsB = 0, activeParamsB = 0 } = row;
  if (!moe || experts <= 1 || activeExperts <= 0) return {};
  const moeLayers = moeLayersOf(row, layers);
  const counted = (3 * (row.hidden ?? 0) * (row.expertIntermediate ?? 0) * moeLayers) / 1e9;
  const implied = experts > activeExperts ? (paramsB - activeParamsB) / (experts - activeExperts) : 0;
  const disagree = implied > 0 && Math.abs(counted / implied - 1) > 0.05;
  return {
    experts,
    topK: activeExperts,
    moeLayers: Math.max(1, moeLayers),
    expertParams: counted > 0 && !disagree ? counted : implied,
    ...(/^mxfp4/.test(row.nativeDtype ?? "") ? { nativeExpertBits: MXFP4_BITS } : {}),
  };
}

/** Layers with experts. Some hybrids keep mixers and experts in layers of their own (Nemotron 3). */
function moeLayersOf(row: ModelRow, layers: number): number {
  const { denseLayers = 0, moeEvery = 1, growingLayers = 0, windowLayers = 0, stateLayers = 0 } = row;
  const mixers = growingLayers + windowLayers + stateLayers;
  if (stateLayers > 0 && mixers < layers) return layers - mixers;
  return Math.floor((layers - denseLayers) / moeEvery);
}

/** The released format in the vocabulary of the estimator. */
function nativeQuantOf({ nativeDtype }: ModelRow): Partial<ModelFacts> {
  if (nativeDtype === undefined) return {};
  if (nativeDtype.startsWith("mxfp4")) return { nativeQuant: "mxfp4" };
  if (nativeDtype.startsWith("fp4")) return { nativeQuant: "fp4" };
  if (nativeDtype.startsWith("int4")) return { nativeQuant: "int4" };
  return { nativeQuant: nativeDtype };
}

// Data-centre cards of NVIDIA without HBM.
const GDDR_CARD = /\b(?:T4|P4|P6|P40|M40|M60|K80|A2|A10G?|A16|A40|L4|L20|L40S?|RTX)\b/;

function groupOf({ vendor, kind, name }: HardwareRow): HardwareGroup {
  switch (kind) {
    case "wafer-scale":
      return "wafer";
    case "lpu":
      return "lpu";
    case "rdu":
      return "rdu";
    case "apple-silicon":
      return "apple";
    case "cpu":
      return "cpu";
    case "tpu":
      return "unknown";
    default:
      break;
  }
  if (vendor === "NVIDIA") {
    if (kind === "apu") return "nv-soc";
    return kind === "consumer-gpu" || GDDR_CARD.test(name) ? "nv-gddr" : "nv-hbm";
  }
  if (vendor === "AMD") {
    if (kind === "apu") return /MI300A/.test(name) ? "amd-hbm" : "amd-apu";
    return kind === "datacenter-gpu" ? "amd-hbm" : "amd-gddr";
  }
  if (vendor === "Intel") {
    if (/Gaudi/.test(name)) return "gaudi";
    return /Max \d{4}/.test(name) ? "intel-hbm" : "intel-gddr";
  }
  return "unknown";
}

const WORKSTATION = /\bRTX (?:A\d{3,4}|PRO|\d000)\b|Quadro|\bAda\b/;

/** The family decides what a sheet's matrix rate means: GeForce cards state the rate with FP32 accumulation. */
function familyOf({ kind, name }: HardwareRow, group: HardwareGroup): string {
  switch (group) {
    case "nv-hbm":
      return "NVIDIA DC (HBM)";
    case "nv-gddr":
      if (kind === "datacenter-gpu") return WORKSTATION.test(name) ? "RTX pro" : "NVIDIA DC (GDDR)";
      return WORKSTATION.test(name) ? "RTX pro" : "GeForce";
    case "nv-soc":
      return "NVIDIA SoC";
    case "amd-hbm":
      return "AMD Instinct";
    case "amd-gddr":
      return "Radeon";
    case "amd-apu":
      return "AMD APU";
    case "apple":
      return "Apple";
    case "gaudi":
      return "Gaudi";
    case "cpu":
      return "CPU";
    case "intel-hbm":
    case "intel-gddr":
      return "Intel GPU";
    default:
      return "other";
  }
}
