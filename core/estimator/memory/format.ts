import type { QuantRow } from "../../catalogue/types.js";
import { fail } from "../../failure.js";
import { readsGguf } from "../classes.js";
import type { EngineKind, MemoryEngine } from "./engine.js";
import type { MemoryModel } from "./model.js";

/**
 * Bits per tensor class. `table` formats know only the average of a whole file. The K mixes of GGUF store some layers'
 * down and value projections in more bits.
 */
export interface WeightFormat {
  readonly name: string;
  readonly linear: number;
  readonly experts: number;
  readonly embedding: number;
  readonly head: number;
  readonly vision: number;
  /** Bits of the layers that a K mix favours. */
  readonly favoured?: number;
  /** An average of files, good to some percent, not arithmetic. */
  readonly table: boolean;
  /** A GGUF file holds the vision tower in a file of its own. */
  readonly gguf: boolean;
}

const Q6_K_BITS = 6.5625;
const SIXTEEN = 16;
/** One float32 scale for each block of 128 x 128. */
const FP8_BLOCK_BITS = 8 + 32 / 16384;

/** What a format stores, for this model, on this engine. */
export function weightFormat(
  quant: QuantRow,
  model: MemoryModel,
  modelId?: string,
  engine?: MemoryEngine,
): WeightFormat {
  refuseImpossible(quant, model, engine);
  const measured = modelId === undefined ? undefined : quant.measuredBits?.[modelId];
  if (quant.family === "gguf") return ggufFormat(quant, measured);
  const portable = engine?.kind === "llama.cpp";
  if (quant.id === "mxfp4") {
    return portable
      ? named(quant, { experts: 4.25, all: 8.5 })
      : named(quant, { experts: 4.25, all: SIXTEEN });
  }
  const bits = quant.blockBits ?? quant.bits;
  if (isMlx(quant) || quant.family === "exl2" || quant.family === "exl3" || bits >= SIXTEEN) {
    return { ...named(quant, { experts: bits, all: bits }), vision: Math.max(bits, SIXTEEN) };
  }
  const linear = quant.id === "fp8" && model.nativeDtype === "fp8" ? FP8_BLOCK_BITS : bits;
  return { ...named(quant, { experts: linear, all: SIXTEEN }), linear };
}

/** The released weights, when no format is named. */
export function nativeFormat(
  model: MemoryModel,
  byId: (id: string) => QuantRow | undefined,
  engine?: MemoryEngine,
): WeightFormat {
  const dtype = model.nativeDtype ?? "bf16";
  const id = /^(?:bf16|fp16|fp8|mxfp4)$/.test(dtype) ? dtype : "bf16";
  const quant = byId(id) ?? fail("unknown", { param: "quant", given: dtype });
  const whole = weightFormat(quant, model, undefined, engine);
  if (id === dtype || model.expertParams === 0) return whole;
  // "mxfp4 experts", "int4 QAT experts", "fp4 experts + fp8": only the routed experts are narrow.
  const experts = /int4/.test(dtype) ? 4.5 : 4.25;
  return { ...whole, name: dtype, experts, linear: /fp8/.test(dtype) ? FP8_BLOCK_BITS : SIXTEEN };
}

/** A format known only by its bits per weight over the whole file. */
export function tableFormat(name: string, bits: number): WeightFormat {
  return {
    name,
    linear: bits,
    experts: bits,
    embedding: bits,
    head: bits,
    vision: SIXTEEN,
    table: true,
    gguf: false,
  };
}

function named(
  quant: QuantRow,
  { experts, all }: { readonly experts: number; readonly all: number },
): WeightFormat {
  return {
    name: quant.name,
    linear: all,
    experts,
    embedding: all,
    head: all,
    vision: SIXTEEN,
    table: quant.family === "exl2" || quant.family === "exl3",
    gguf: false,
  };
}

// Formats that store every tensor alike, but for the output head in Q6_K; the K mixes favour some layers besides.
const HEAD_IN_Q6_K = new Set([
  "gguf-q4-0",
  "gguf-q4-1",
  "gguf-q5-0",
  "gguf-q5-1",
  "gguf-q4-k-m",
  "gguf-q5-k-m",
]);
const K_MIXES = new Set(["gguf-q4-k-m", "gguf-q5-k-m"]);
const UNIFORM = new Set(["gguf-q8-0", "gguf-q6-k"]);

function ggufFormat(quant: QuantRow, measured: number | undefined): WeightFormat {
  if (measured !== undefined) return { ...tableFormat(quant.name, measured), table: false, gguf: true };
  const bits = quant.blockBits ?? quant.bits;
  if (UNIFORM.has(quant.id)) return { ...named(quant, { experts: bits, all: bits }), gguf: true };
  if (!HEAD_IN_Q6_K.has(quant.id)) return { ...tableFormat(quant.name, quant.bits), gguf: true };
  return {
    ...named(quant, { experts: bits, all: bits }),
    head: Q6_K_BITS,
    gguf: true,
    ...(K_MIXES.has(quant.id) ? { favoured: Q6_K_BITS } : {}),
  };
}

function isMlx({ id }: QuantRow): boolean {
  return id.startsWith("mlx-") || id === "int4-g64";
}

const SERVING: readonly EngineKind[] = ["vllm", "sglang", "simple", "autoawq"];

function refuseImpossible(quant: QuantRow, model: MemoryModel, engine: MemoryEngine | undefined): void {
  if (quant.id === "mxfp4" && model.expertParams === 0) {
    fail("unknown", {
      param: "quant",
      given: plainName(quant),
      suggestion: ["NVFP4", "FP8", "Q4_K_M"],
      reason: {
        en: "MXFP4 files store only the experts of a mixture, and this model is dense",
        fr: "les fichiers MXFP4 ne stockent que les experts d’un mélange, or ce modèle est dense",
      },
    });
  }
  if (!engine || isLoadable(quant, engine)) return;
  fail("unknown", {
    param: "quant",
    given: plainName(quant),
    suggestion: SERVING.includes(engine.kind) ? ["FP8", "AWQ", "FP16"] : ["Q4_K_M", "Q8_0", "F16"],
    reason: {
      en: "{engine} does not load this format",
      fr: "{engine} ne charge pas ce format",
      values: { engine: engine.name },
    },
  });
}

/** The name without its description in parentheses. */
function plainName({ name }: QuantRow): string {
  return name.replace(/\s*[(,].*$/, "");
}

/** Whether an engine has kernels for a format. */
export function isLoadable(quant: QuantRow, engine: MemoryEngine): boolean {
  const serving = SERVING.includes(engine.kind);
  if (quant.id.startsWith("gguf-") && !readsGguf(engine.name)) return false;
  const llamaCpp = /^(?:llama|ollama|lm ?studio|ik_)/i.test(engine.name);
  const portableOnly = /^gguf-(?:iq|tq|ud)/.test(quant.id) || quant.family.startsWith("exl") || isMlx(quant);
  const servingOnly = ["nvfp4", "mxfp8", "mxfp6", "int4-awq-g128", "int4-gptq-g128", "fp8"].includes(
    quant.id,
  );
  return !(
    (serving && portableOnly) ||
    (engine.kind === "llama.cpp" && servingOnly) ||
    (llamaCpp && isMlx(quant))
  );
}
