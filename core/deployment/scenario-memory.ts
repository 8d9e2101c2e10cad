import { findQuant } from "../catalogue/find-quant.js";
import { resolveModel } from "../catalogue/resolve.js";
import type { HardwareKind, HardwareRow, ModelRow } from "../catalogue/types.js";
import type { HardwareFacts, HardwareGroup, ModelFacts } from "../estimator/facts.js";
import { type MemoryEngine, memoryEngine } from "../estimator/memory/engine.js";
import type { Split } from "../estimator/memory/split.js";
import { completeScenario, type Scenario, type ScenarioInput } from "../estimator/scenario.js";
import { CalcError, type Failure } from "../failure.js";
import type { Deployment } from "./deployment.js";
import { resolveDevice } from "./generic-device.js";
import { misfit } from "./memory.js";
import { typicalModel } from "./typical-model.js";

/**
 * What the memory rules say against a scenario; undefined when it fits or when they cannot tell. Scenarios describe
 * what somebody ran, so the estimator answers them all the same.
 */
export function scenarioMisfit(
  raw: Readonly<Record<string, unknown>>,
  input: ScenarioInput,
): Failure | undefined {
  try {
    const s = completeScenario(input);
    // Devices that take no part: prefill and decode run on different ones, and nothing says what each holds.
    if (s.tp * s.pp * s.dp !== s.gpus) return undefined;
    return misfit(deploymentOf(raw, input, s), Math.ceil(s.depth + s.prompt + s.output));
  } catch (error) {
    if (error instanceof CalcError) return undefined;
    throw error;
  }
}

function deploymentOf(raw: Readonly<Record<string, unknown>>, input: ScenarioInput, s: Scenario): Deployment {
  const engine = engineOf(s.engine);
  const quant = input.quant === undefined && engine.kind !== "llama.cpp" ? undefined : findQuant(s.quant);
  const hardware = hardwareOf(raw, s.hardwareFacts);
  return {
    model: modelOf(raw, s.modelFacts),
    hardware: hardware.row,
    memoryGb: hardware.memoryGb,
    quant: quant?.ok ? quant.row : undefined,
    kvQuant: undefined,
    gpus: s.gpus,
    engine: engine.name,
    memoryEngine: engine,
    split: shared(s),
    modelFacts: s.modelFacts,
    hardwareFacts: s.hardwareFacts,
    ...(s.weightGB === undefined ? {} : { fileBytes: s.weightGB * 1e9 }),
    assumptions: [],
  };
}

/** Weights, cache and a little for engines that the memory rules do not know. */
function engineOf(name: string): MemoryEngine {
  try {
    return memoryEngine(name);
  } catch (error) {
    if (error instanceof CalcError) return { kind: "simple", name };
    throw error;
  }
}

/** Replicas do not share; attention in replicas with experts over all of them does. */
function shared(s: Scenario): Split {
  return { tp: s.tp, pp: s.pp, ep: s.dp > 1 && s.ep > 1 ? Math.max(s.tp * s.dp, s.ep) : 1 };
}

function modelOf(raw: Readonly<Record<string, unknown>>, facts: ModelFacts): ModelRow {
  const name = typeof raw.model === "string" ? raw.model : `${facts.total}B`;
  if (typeof raw.modelFacts === "object" && raw.modelFacts !== null) return rowOfModel(facts, name);
  return typicalModel(name) ?? resolveModel(name, "model").row;
}

/** Stated facts as a row: the memory rules read rows. */
function rowOfModel(facts: ModelFacts, name: string): ModelRow {
  const {
    experts = 0,
    topK = 0,
    expertParams = 0,
    moeLayers = facts.layers,
    maxContext,
    nativeQuant,
  } = facts;
  const nativeDtype = facts.nativeExpertBits === undefined ? (nativeQuant ?? "bf16") : "mxfp4";
  return {
    id: "own",
    name,
    aliases: [],
    unverified: [],
    source: "scenario",
    vendor: "",
    moe: experts > 1,
    paramsB: facts.total,
    activeParamsB: facts.total - expertParams * (experts - topK),
    layers: facts.layers,
    hidden: facts.hidden,
    vocab: facts.vocab,
    tied: facts.tied,
    heads: Math.round(facts.heads),
    kvHeads: facts.kvHeads,
    headDim: facts.headDim,
    kvGrowingBytes: facts.kvGrowing,
    growingLayers: facts.growingLayers,
    kvWindowBytes: facts.kvWindow,
    windowLayers: facts.windowLayers,
    windowTokens: facts.windowTokens,
    attention: facts.mla ? "mla" : "gqa",
    // One latent for all heads, whatever its rank: its bytes are stated above.
    ...(facts.mla ? { kvLoraRank: facts.kvGrowing / (2 * Math.max(1, facts.growingLayers)) } : {}),
    ...(experts > 1 ? { experts, activeExperts: topK, denseLayers: facts.layers - moeLayers } : {}),
    ...(maxContext === undefined ? {} : { maxContext }),
    nativeDtype,
  };
}

function hardwareOf(
  raw: Readonly<Record<string, unknown>>,
  facts: HardwareFacts,
): { readonly row: HardwareRow; readonly memoryGb: number | undefined } {
  const name = typeof raw.hardware === "string" ? raw.hardware : (facts.family ?? facts.group);
  if (typeof raw.hardwareFacts !== "object" || raw.hardwareFacts === null) {
    const { row, memoryGb } = resolveDevice(name, "hardware");
    return { row, memoryGb: memoryGb ?? row.memoryGb };
  }
  const memoryGb = facts.mem || undefined;
  const row = { id: "own", name, aliases: [], unverified: [], source: "scenario", vendor: "" };
  return { row: { ...row, kind: kindOf(facts), ...(memoryGb === undefined ? {} : { memoryGb }) }, memoryGb };
}

const KINDS: Readonly<Partial<Record<HardwareGroup, HardwareKind>>> = {
  "nv-soc": "apu",
  "amd-apu": "apu",
  apple: "apple-silicon",
  cpu: "cpu",
  "amd-gddr": "consumer-gpu",
  "intel-gddr": "consumer-gpu",
};

function kindOf({ group, family }: HardwareFacts): HardwareKind {
  if (group === "nv-gddr" && family !== "NVIDIA DC (GDDR)") return "consumer-gpu";
  return KINDS[group] ?? "datacenter-gpu";
}
