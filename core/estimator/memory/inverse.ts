import { fail } from "../../failure.js";
import { fitOf } from "./band.js";
import { deviceNeed, fixedNeed, poolBytes } from "./need.js";
import { poolCapacity } from "./pages.js";
import { isServing, type MemoryInput, type MemoryScenario, memoryScenario, splitOf } from "./scenario.js";
import { allowedTensorParallel, devicesOf } from "./split.js";
import { GB } from "./units.js";
import type { UsableMemory } from "./usable.js";

type Ask = Omit<MemoryInput, "split"> & { readonly gpus?: number; readonly usable: UsableMemory };

/** The longest context, and what ends it. */
export interface MaxContext {
  readonly tokens: number;
  readonly byMemory: number;
  readonly byModel?: number;
  readonly binds: "memory" | "model";
}

/** No cache of a model known to us outlasts this. */
const MOST_TOKENS = 2 ** 28;

/** Longest context of each of `sequences` sequences; one more token would not fit. */
export function maxContext(ask: Ask): MaxContext {
  const base = scenarioOf(ask, { context: 1 });
  refuseWeights(base, ask);
  const byMemory = largest((context) => fits({ ...base, context }), MOST_TOKENS);
  const byModel = ask.ropeScaling ? undefined : ask.model.maxContext;
  if (byModel !== undefined && byModel <= byMemory)
    return { tokens: byModel, byMemory, byModel, binds: "model" };
  return { tokens: byMemory, byMemory, ...(byModel === undefined ? {} : { byModel }), binds: "memory" };
}

/** Sequences of one context length at once. */
export interface MaxSequences {
  /** Whole sequences, within the engine's own limit. */
  readonly sequences: number;
  /** As vLLM prints it; whole for other engines. */
  readonly concurrency: number;
  readonly limit: number;
  readonly binds: "memory" | "engine";
}

export function maxSequences(ask: Ask): MaxSequences {
  const base = scenarioOf(ask, { sequences: 1 });
  refuseWeights(base, ask);
  const pool = poolBytes(base);
  const concurrency =
    base.engine.kind === "vllm" && base.model.cache
      ? poolCapacity(base.model.cache, base, base.context, base.split, pool).concurrency
      : largest((sequences) => fits({ ...base, sequences }), 1e7);
  const whole = Math.floor(concurrency + 1e-9);
  const { maxSequences: limit } = base;
  if (isServing(base.engine) && whole > limit)
    return { sequences: limit, concurrency, limit, binds: "engine" };
  return { sequences: whole, concurrency, limit, binds: "memory" };
}

const MOST_DEVICES = 1024;

/** The smallest number of devices, among those that the engine can split over, that holds everything. */
export function minGpus(
  ask: Omit<Ask, "gpus">,
  param = "hardware",
): { readonly gpus: number; readonly tight: boolean } {
  for (const gpus of deviceCounts(ask)) {
    const scenario = scenarioOf({ ...ask, gpus }, {});
    if (fits(scenario)) return { gpus, tight: fitOf(scenario) === "tight" };
  }
  return fail("infeasible", {
    param,
    given: ask.model.name,
    reason: {
      en: "even {most} devices do not hold it: every device repeats {fixed} GB that cannot be split; ask for less context or fewer sequences",
      fr: "même {most} cartes ne suffisent pas : chacune répète {fixed} Go qui ne se partagent pas ; réduisez le contexte ou les séquences",
      values: { most: MOST_DEVICES, fixed: repeatedGb(ask) },
    },
  });
}

/** Largest parameter count (billions) at a bit width, with a cache of `cacheBytesPerToken` over the context. */
export function largestModelB(ask: {
  readonly usable: UsableMemory;
  readonly bitsPerWeight: number;
  readonly context: number;
  readonly sequences?: number;
  /** 160 KiB is typical of models of 14 to 24 billion with grouped queries. */
  readonly cacheBytesPerToken?: number;
  /** llama.cpp: context and compute buffer of a device. */
  readonly overheadBytes?: number;
}): number {
  const {
    usable,
    bitsPerWeight,
    context,
    sequences = 1,
    cacheBytesPerToken = 160 * 1024,
    overheadBytes = 0,
  } = ask;
  const left = usable.bytes - overheadBytes - cacheBytesPerToken * context * sequences;
  return Math.max(0, (left * 8) / bitsPerWeight / 1e9);
}

function scenarioOf({ gpus = 1, ...input }: Ask, changes: Partial<MemoryInput>): MemoryScenario {
  return memoryScenario({ ...input, ...changes, split: splitOf(input.engine, gpus) });
}

function fits(scenario: MemoryScenario): boolean {
  const { total, budget } = deviceNeed(scenario);
  return total <= budget;
}

/** The weights alone do not fit: more devices or fewer bits, not less context. */
function refuseWeights(base: MemoryScenario, ask: Ask): void {
  const { total, budget } = fixedNeed(base);
  if (total <= budget) return;
  const devices = devicesOf(base.split);
  const enough = deviceCounts(ask).find((gpus) => {
    const need = fixedNeed(scenarioOf({ ...ask, gpus }, { context: 0 }));
    return need.total <= need.budget;
  });
  fail("infeasible", {
    param: "model",
    given: ask.model.name,
    reason: {
      en: "the weights and fixed buffers take {need} GB per device (devices: {devices}) and {budget} GB can be used, before any context; {enough} devices would hold them, or fewer bits per weight",
      fr: "les poids et tampons fixes occupent {need} Go par carte (cartes : {devices}) pour {budget} Go utilisables, avant tout contexte ; il faudrait {enough} cartes, ou moins de bits par poids",
      values: { need: gb(total), devices, budget: gb(budget), enough: enough ?? `> ${MOST_DEVICES}` },
    },
  });
}

/** Powers of two inside a machine, then whole machines of 8; any number when layers are split. */
function deviceCounts({ model, engine }: Pick<Ask, "model" | "engine">): readonly number[] {
  if (!isServing(engine)) return Array.from({ length: 128 }, (_, index) => index + 1);
  const allowed = allowedTensorParallel(model, 8);
  const inside = [1, 2, 4, 8, 3, 5, 6, 7].filter((tp) => allowed.includes(tp));
  if (!allowed.includes(8)) return inside;
  return [
    ...inside.filter((tp) => [1, 2, 4, 8].includes(tp)),
    ...Array.from({ length: 127 }, (_, index) => (index + 2) * 8),
  ];
}

function repeatedGb(ask: Omit<Ask, "gpus">): number {
  const { activation, runtime } = fixedNeed(scenarioOf(ask, { context: 0 }));
  return gb(activation + runtime);
}

/** For a sentence: one decimal is enough. */
function gb(bytes: number): number {
  return Math.round(bytes / (GB / 10)) / 10;
}

/** The largest whole number that passes, 0 when none does; `passes` holds up to some number and never beyond. */
function largest(passes: (value: number) => boolean, most: number): number {
  if (!passes(1)) return 0;
  let low = 1;
  let high = 2;
  while (high <= most && passes(high)) {
    low = high;
    high *= 2;
  }
  high = Math.min(high, most + 1);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}
