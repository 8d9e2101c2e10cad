import { fail } from "../../failure.js";
import { type CacheSettings, USUAL_CACHE } from "./cache-settings.js";
import { type MemoryEngine, minorOf } from "./engine.js";
import type { WeightFormat } from "./format.js";
import type { MemoryModel } from "./model.js";
import { graphsInBudget } from "./overheads.js";
import { checkTensorParallel, ONE_DEVICE, type Split } from "./split.js";
import { GIB } from "./units.js";
import type { UsableMemory } from "./usable.js";

/** What is asked of a memory; everything with a usual value may be left out. */
export interface MemoryInput {
  readonly model: MemoryModel;
  readonly format: WeightFormat;
  readonly engine: MemoryEngine;
  readonly split?: Split;
  /** Tokens of one sequence, and sequences at once. */
  readonly context?: number | undefined;
  readonly sequences?: number | undefined;
  /** Cache bytes per element: 2 at 16 bit, 1 at fp8, 34/32 at q8_0. */
  readonly elementBytes?: number | undefined;
  /** Size of the weights file; wins over the format. */
  readonly fileBytes?: number | undefined;
  /** Memory of one device; without it there is a need, and nothing to fit. */
  readonly usable?: UsableMemory | undefined;
  /** The memory is shared with the CPU, so nothing can be left on its side. */
  readonly unified?: boolean;
  /** Part of the device that a serving engine may take. */
  readonly utilisation?: number;
  /** Most sequences that the engine runs at once. */
  readonly maxSequences?: number;
  readonly ubatch?: number;
  readonly batchedTokens?: number;
  readonly flashAttention?: boolean;
  readonly fullWindows?: boolean;
  readonly latent?: "latent" | "expanded";
  readonly prefixCaching?: boolean;
  readonly graphsInBudget?: boolean;
  /** Taken by a display or by other programs. */
  readonly displayBytes?: number;
  /** The context was stretched beyond the model's own (YaRN and the like). */
  readonly ropeScaling?: boolean;
}

/** The same with every gap filled. */
export interface MemoryScenario extends CacheSettings {
  readonly model: MemoryModel;
  readonly format: WeightFormat;
  readonly split: Split;
  readonly context: number;
  readonly sequences: number;
  readonly fileBytes: number | undefined;
  readonly usable: UsableMemory | undefined;
  readonly unified: boolean;
  readonly utilisation: number;
  readonly maxSequences: number;
  readonly flashAttention: boolean;
  readonly graphsInBudget: boolean;
  readonly displayBytes: number;
}

/** A short chat; only for questions that state no context. */
export const USUAL_CONTEXT = 2048;

/** Fills the gaps and refuses what no engine would start. Parameter names are those of the spreadsheet functions. */
export function memoryScenario(input: MemoryInput): MemoryScenario {
  const { model, engine, split = ONE_DEVICE, context = USUAL_CONTEXT, sequences = 1 } = input;
  wholeFrom("context_tokens", context, 0);
  wholeFrom("sequences", sequences, 0);
  const { maxContext } = model;
  if (!input.ropeScaling && maxContext !== undefined && context > maxContext) {
    fail("domain", {
      param: "context_tokens",
      given: context,
      allowed: { kind: "integer", min: 1, max: maxContext, unit: "tok" },
      reason: {
        en: "{model} takes at most {max} tokens",
        fr: "{model} accepte au plus {max} tokens",
        values: { model: model.name, max: maxContext },
      },
    });
  }
  const utilisation = input.utilisation ?? usualUtilisation(engine);
  if (!(utilisation > 0 && utilisation <= 1)) {
    fail("domain", {
      param: "utilisation",
      given: utilisation,
      allowed: { kind: "number", above: 0, max: 1 },
    });
  }
  if (engine.kind === "vllm" || engine.kind === "sglang") checkTensorParallel(model, split.tp);
  // Written out field by field: spreading objects costs a hundred times more, and sheets hold thousands of cells.
  return {
    model,
    engine,
    format: input.format,
    split,
    context,
    sequences,
    elementBytes: input.elementBytes ?? USUAL_CACHE.elementBytes,
    ubatch: input.ubatch ?? USUAL_CACHE.ubatch,
    batchedTokens: input.batchedTokens ?? USUAL_CACHE.batchedTokens,
    fullWindows: input.fullWindows ?? USUAL_CACHE.fullWindows,
    latent: input.latent ?? USUAL_CACHE.latent,
    prefixCaching: input.prefixCaching ?? USUAL_CACHE.prefixCaching,
    flashAttention: input.flashAttention ?? true,
    unified: input.unified ?? false,
    displayBytes: input.displayBytes ?? 0,
    graphsInBudget: input.graphsInBudget ?? graphsInBudget(engine),
    fileBytes: input.fileBytes,
    usable: input.usable,
    utilisation,
    maxSequences: input.maxSequences ?? usualMaxSequences(engine, input.usable),
  };
}

/**
 * How n devices share a model: tensor parallel up to 8 on serving engines and tensor 8 x pipeline beyond, layers on
 * portable ones.
 */
export function splitOf(engine: MemoryEngine, gpus: number, param = "gpus"): Split {
  wholeFrom(param, gpus, 1);
  if (!isServing(engine)) return { tp: 1, pp: gpus, ep: 1 };
  if (gpus <= 8) return { tp: gpus, pp: 1, ep: 1 };
  if (gpus % 8 === 0) return { tp: 8, pp: gpus / 8, ep: 1 };
  return fail("domain", {
    param,
    given: gpus,
    reason: {
      en: "above 8 devices give a multiple of 8: tensor parallel inside a machine, pipeline between machines",
      fr: "au-delà de 8 cartes, donnez un multiple de 8 : parallélisme de tenseurs dans la machine, pipeline entre machines",
    },
  });
}

export function isServing({ kind }: MemoryEngine): boolean {
  return kind === "vllm" || kind === "sglang" || kind === "simple";
}

function usualUtilisation(engine: MemoryEngine): number {
  if (engine.kind === "vllm") return minorOf(engine) <= 19 ? 0.9 : 0.92;
  if (engine.kind === "sglang") return 0.88;
  return engine.kind === "simple" ? 0.9 : 1;
}

/** 256 in the first generation of vLLM; then 1,024, and since about 0.11 only on large devices. */
function usualMaxSequences(engine: MemoryEngine, usable: UsableMemory | undefined): number {
  if (engine.kind !== "vllm") return 256;
  const minor = minorOf(engine);
  if (minor <= 7) return 256;
  return minor <= 10 || usable === undefined || usable.bytes >= 70 * GIB ? 1024 : 256;
}

function wholeFrom(param: string, value: number, least: number): void {
  if (!Number.isFinite(value))
    fail("type", { param, given: value, allowed: { kind: "integer", min: least } });
  if (!Number.isInteger(value) || value < least || value > 1e9) {
    fail("domain", { param, given: value, allowed: { kind: "integer", min: least, max: 1e9 } });
  }
}
