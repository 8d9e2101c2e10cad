import { type EngineTraits, engineTraits, type QuantClass, quantClass } from "./classes.js";
import type { Constants } from "./constants-shape.js";
import { fp16Tflops, fp32Tflops, type HardwareFacts, linkGbs, usableGb } from "./facts.js";
import { type Parallel, parallel } from "./parallel.js";
import type { Scenario } from "./scenario.js";
import { distinctExperts, type Parts, parts, type Weights, weights } from "./weights.js";

/** Where to look in a table of constants, best column first. */
export type Columns = readonly [string, string];

/** Everything about a scenario that does not depend on how many sequences run. */
export interface Derived {
  readonly scenario: Scenario;
  readonly constants: Constants;
  readonly engine: EngineTraits;
  readonly quant: QuantClass;
  /** Columns of the constants to look in: software of before late 2024 has its own on some devices. */
  readonly columns: Columns;
  readonly moe: boolean;
  readonly parts: Parts;
  readonly weights: Weights;
  readonly spread: Parallel;
  /** Cache of one sequence that a step reads on average, and that it adds by its end to what is cached already, GB. */
  readonly kvGb: number;
  readonly kvFullGb: number;
  /** Devices over which the cache of one sequence is split. */
  readonly kvSpread: number;
  /** TFLOPS of one device: at 16 bit, at the format of the weights, and of the vector units. */
  readonly peak16: number;
  readonly peakQuant: number;
  readonly peakVector: number;
  readonly linkGbs: number;
  readonly bandwidthGbs: number;
  /** Devices that work one after the other. */
  readonly stages: number;
  /** Sequences whose cache fits beside the weights. */
  readonly fitting: number;
  /** Running sequences at which an engine stops admitting, by memory or by its own limit. */
  readonly runningLimit: number;
}

export function derive(scenario: Scenario, bits: number, constants: Constants): Derived {
  const { modelFacts: model, hardwareFacts: hardware } = scenario;
  const engine = engineTraits(scenario.engine);
  const quant = quantClass(scenario.quant, bits);
  const shape = parts(model);
  const bytes = weights(scenario, engine, shape, bits, scenario.quant);
  const dies = hardware.dies ?? 1;
  const spread = parallel(scenario, engine.portable ? 1 : dies);
  const { depth, prompt, output } = scenario;
  const kvGb = cacheGb(scenario, depth + prompt + output / 2);
  const kvFullGb = cacheGb(scenario, prompt + output);
  const peak16 = (matrixTflops(hardware, constants) * sheetFactor(scenario, engine)) / dies;
  const fitting = fittingSequences(
    scenario,
    engine,
    spread,
    bytes.residentGb,
    (kvGb + kvFullGb) / 2,
    constants,
  );
  return {
    scenario,
    constants,
    engine,
    quant,
    columns: columnsOf(hardware.group, scenario.legacyBuild),
    moe: shape.expertsTotal > 0,
    parts: shape,
    weights: bytes,
    spread,
    kvGb,
    kvFullGb,
    kvSpread: model.mla ? 1 : Math.min(spread.attention, model.kvHeads),
    peak16,
    peakQuant: peak16 * formatSpeedup(scenario, engine),
    peakVector: fp32Tflops(hardware) / dies,
    linkGbs: linkGbs(hardware),
    bandwidthGbs: (hardware.bw ?? Number.NaN) / dies,
    stages: scenario.pp * (engine.portable ? dies : 1),
    fitting,
    runningLimit: Math.min(fitting, scenario.maxSequences ?? Number.POSITIVE_INFINITY),
  };
}

/** Experts that a decode batch reads. */
export function awakeExperts(d: Derived, batch: number): number {
  return distinctExperts(d.parts, batch ** d.constants.decode.routingExponent[d.engine.engineClass]);
}

/** Groups repeat: their pairs of columns are made once. */
const columnMemo = { early: new Map<string, Columns>(), present: new Map<string, Columns>() };

function columnsOf(group: string, early: boolean): Columns {
  const memo = early ? columnMemo.early : columnMemo.present;
  let columns = memo.get(group);
  if (!columns) {
    columns = [early ? `${group}-early` : group, group];
    memo.set(group, columns);
  }
  return columns;
}

function cacheGb(scenario: Scenario, tokens: number): number {
  const model = scenario.modelFacts;
  const bytes = model.kvGrowing * tokens + model.kvWindow * Math.min(tokens, model.windowTokens);
  return (bytes * (scenario.kvBits / 16)) / 1e9;
}

/** GeForce sheets state FP16 with FP32 accumulation at half rate; portable engines accumulate in FP16 where they can. */
function sheetFactor(scenario: Scenario, engine: EngineTraits): number {
  return !engine.serving && scenario.hardwareFacts.family === "GeForce" ? 2 : 1;
}

/** Matrix units run narrow formats faster, where the device has them and the engine uses them. */
function formatSpeedup(scenario: Scenario, engine: EngineTraits): number {
  if (!engine.serving) return 1;
  const { group, fp8, fp4 } = scenario.hardwareFacts;
  const quant = scenario.quant.toLowerCase();
  if (quant === "int8") return group === "nv-hbm" || group === "nv-gddr" || group === "nv-soc" ? 2 : 1;
  if (quant === "fp8") return fp8 ? 2 : 1;
  if (quant.endsWith("fp4")) return fp4 ? 4 : fp8 ? 2 : 1;
  return 1;
}

/** The stated matrix rate; sheets of CPUs state the vector rate alone. */
function matrixTflops(hardware: HardwareFacts, { prefill }: Constants): number {
  const derived = hardware.group === "cpu" && !hardware.fp16 && hardware.fp32 && prefill.cpuMatrixRatio;
  return derived ? (hardware.fp32 ?? 0) * prefill.cpuMatrixRatio : fp16Tflops(hardware);
}

function fittingSequences(
  scenario: Scenario,
  engine: EngineTraits,
  spread: Parallel,
  residentGb: number,
  sequenceGb: number,
  constants: Constants,
): number {
  const { modelFacts: model, hardwareFacts: hardware, gpus } = scenario;
  const copies = model.mla ? spread.attention : Math.max(1, spread.attention / model.kvHeads);
  const { memoryUse, reserveGb } = constants.serve;
  const reserve = engine.serving ? reserveGb : 0;
  const each = memoryUse[engine.servingKey] * usableGb(hardware) - reserve;
  const room = (each * gpus) / spread.replicas - residentGb;
  return Math.max(1, room / (sequenceGb * copies));
}
