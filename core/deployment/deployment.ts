import { resolveKvQuant, resolveModel, resolveQuant } from "../catalogue/resolve.js";
import type { HardwareRow, ModelRow, QuantRow } from "../catalogue/types.js";
import { guessModel, type HardwareFacts, type ModelFacts } from "../estimator/facts.js";
import { hardwareFacts, modelFacts } from "../estimator/facts-from-catalogue.js";
import { type MemoryEngine, memoryEngine } from "../estimator/memory/engine.js";
import { isLoadable } from "../estimator/memory/format.js";
import { splitOf } from "../estimator/memory/scenario.js";
import type { Split } from "../estimator/memory/split.js";
import { refuseEngine } from "../estimator/refusals.js";
import { usualEngine } from "../estimator/scenario.js";
import { CalcError } from "../failure.js";
import type { Text } from "../text/lang.js";
import { resolveDevice } from "./generic-device.js";
import { typicalModel } from "./typical-model.js";

/** A model on devices, by the names that people type. Everything but these two has a usual value. */
export interface DeploymentNames {
  /** A name, or a row that somebody brings along. */
  readonly model: string | ModelRow;
  readonly hardware: string;
  readonly quant?: string | undefined;
  readonly kvQuant?: string | undefined;
  readonly gpus?: number | undefined;
  readonly engine?: string | undefined;
}

/** The same understood: rows, facts, how the devices share the work, and what was assumed on the way. */
export interface Deployment {
  readonly model: ModelRow;
  readonly hardware: HardwareRow;
  /** Memory of one device as marketed; absent for CPUs. */
  readonly memoryGb: number | undefined;
  /** Absent: the model's released format on serving engines. */
  readonly quant: QuantRow | undefined;
  readonly kvQuant: QuantRow | undefined;
  readonly gpus: number;
  readonly engine: string;
  readonly memoryEngine: MemoryEngine;
  readonly split: Split;
  readonly modelFacts: ModelFacts;
  readonly hardwareFacts: HardwareFacts;
  /** Size of the weights file where it is stated; wins over the format. */
  readonly fileBytes?: number;
  readonly assumptions: readonly Text[];
}

/** Understands the names ("70B" alone is a dense model of typical shape); fails with code `unknown` and the nearest names, or says which input is out of range. */
export function deploy(names: DeploymentNames): Deployment {
  const typical = typeof names.model === "string" ? typicalModel(names.model) : undefined;
  const given = typeof names.model === "string" ? typical : names.model;
  const model = given ? { row: given, assumption: undefined } : resolveModel(names.model as string, "model");
  const hardware = resolveDevice(names.hardware, "hardware");
  const device = hardwareFacts(hardware.row, hardware.memoryGb ?? hardware.row.memoryGb);
  const engine = names.engine?.trim() || engineFor(names.quant, device);
  const memory = memoryEngine(engine, "engine");
  const unfit = refuseEngine(engine, device);
  if (unfit) throw new CalcError(unfit);
  const facts = typical ? guessModel(typical.paramsB ?? 0) : modelFacts(model.row, "model");
  const quant = quantOf(names.quant, memory, facts);
  const kvQuant = names.kvQuant === undefined ? undefined : resolveKvQuant(names.kvQuant, "kv_quant");
  const gpus = names.gpus ?? 1;
  const assumed = [
    model.assumption,
    hardware.assumption,
    quant?.assumption,
    kvQuant?.assumption,
    guessNote(facts),
  ];
  return {
    model: model.row,
    hardware: hardware.row,
    memoryGb: hardware.memoryGb ?? hardware.row.memoryGb,
    quant: quant?.row,
    kvQuant: kvQuant?.row,
    gpus,
    engine,
    memoryEngine: memory,
    split: splitOf(memory, gpus, "gpus"),
    modelFacts: facts,
    hardwareFacts: device,
    assumptions: assumed.filter((text) => text !== undefined),
  };
}

/** The usual engine of a device, or the one that loads the format: nobody runs AWQ on llama.cpp. */
function engineFor(quantName: string | undefined, device: HardwareFacts): string {
  const usual = usualEngine(device);
  if (quantName === undefined) return usual;
  const { row } = resolveQuant(quantName, "quant");
  const others = device.group === "apple" ? ["MLX"] : device.group === "cpu" ? [] : ["vLLM", "ExLlama"];
  return [usual, ...others].find((engine) => isLoadable(row, memoryEngine(engine))) ?? usual;
}

/** Portable engines run Q4_K_M unless told otherwise; MXFP4 models keep their own format. */
function quantOf(name: string | undefined, engine: MemoryEngine, facts: ModelFacts) {
  if (name !== undefined) return resolveQuant(name, "quant");
  if (engine.kind !== "llama.cpp" && engine.kind !== "mlx") return undefined;
  if (engine.kind === "mlx") return resolveQuant("mlx 4bit", "quant");
  return resolveQuant(facts.nativeExpertBits ? "MXFP4" : "Q4_K_M", "quant");
}

function guessNote({ guessed, total }: ModelFacts): Text | undefined {
  if (!guessed) return undefined;
  return {
    en: `dimensions not published: a typical shape for ${total}B is assumed and the band is wider`,
    fr: `dimensions non publiées : forme typique supposée pour ${total} milliards de paramètres, fourchette élargie`,
  };
}
