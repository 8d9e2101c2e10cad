/** Software and number formats behave in classes: everything fitted is fitted per class, never per product version. */

import type { HardwareGroup } from "./facts.js";

export type EngineClass = "portable" | "serving" | "eager";
export type ServingKey = "TensorRT-LLM" | "vLLM" | "SGLang" | "other";
export type QuantClass = "16" | "8" | "fp4" | "int4" | "k3" | "q4" | "kq" | "mlx";

export interface EngineTraits {
  readonly engineClass: EngineClass;
  readonly servingKey: ServingKey;
  /** Where launch costs are looked up. */
  readonly launchKey: ServingKey | "DeepSpeedMII";
  readonly portable: boolean;
  readonly serving: boolean;
  /** A server around another engine, with a cost of its own per token. */
  readonly wrapper: boolean;
}

const PORTABLE = /^(llama\.?cpp|Ollama|MLX|MLC|exllama|ctransformers|AutoAWQ|LM Studio|koboldcpp)/i;
const SERVING =
  /^(vLLM|SGLang|TensorRT|Nvidia TensorRT|NIM|lmdeploy|gpt-fast|Optimum Nvidia|optimum-habana|Deepspeed|TGI)/i;

const QUANT_PATTERNS: readonly (readonly [QuantClass, RegExp])[] = [
  ["16", /^(fp32|f32|fp16|bf16|F16)$/i],
  ["mlx", /^mlx-/i],
  ["8", /^(fp8|int8|Q8)/i],
  ["fp4", /^(MXFP4|fp4|nvfp4)/i],
  ["int4", /^(AWQ|GPTQ|W4|int4)/i],
  ["k3", /^(Q3|Q2|IQ[123])/i],
  ["q4", /^(Q4_0|Q4_1)/i],
  ["kq", /^(Q4|Q5|Q6|IQ4)/i],
];

const NO_GGUF = /^(SGLang|TensorRT|Nvidia TensorRT|NIM|lmdeploy|TGI|Deepspeed|optimum-habana)/i;

/** Whether an engine loads GGUF files. */
export function readsGguf(engine: string): boolean {
  return !NO_GGUF.test(engine);
}

/** Engines bound to a maker's devices; the others run nearly everywhere. */
const BOUND: readonly (readonly [RegExp, RegExp])[] = [
  [/^(Nvidia )?TensorRT|^NIM\b/i, /^(nv-|unknown$)/],
  [/^MLX/i, /^(apple$|nv-|unknown$)/],
];

/** Whether an engine exists for a kind of device. */
export function runsOn(engine: string, group: HardwareGroup): boolean {
  return BOUND.every(([bound, groups]) => !bound.test(engine) || groups.test(group));
}

/** Names repeat over thousands of scenarios; their classes are found once. */
const engineMemo = new Map<string, EngineTraits>();
const MEMO_LIMIT = 1000;

export function engineTraits(engine: string): EngineTraits {
  const known = engineMemo.get(engine);
  if (known) return known;
  const engineClass = PORTABLE.test(engine) ? "portable" : SERVING.test(engine) ? "serving" : "eager";
  const traits: EngineTraits = {
    engineClass,
    servingKey: servingKey(engine),
    launchKey: /^Deepspeed-?MII/i.test(engine) ? "DeepSpeedMII" : servingKey(engine),
    portable: engineClass === "portable",
    serving: engineClass === "serving",
    wrapper: /^Ollama/i.test(engine),
  };
  if (engineMemo.size >= MEMO_LIMIT) engineMemo.clear();
  engineMemo.set(engine, traits);
  return traits;
}

function servingKey(engine: string): ServingKey {
  if (/^(Nvidia )?TensorRT/i.test(engine)) return "TensorRT-LLM";
  if (/^vLLM/i.test(engine)) return "vLLM";
  if (/^SGLang/i.test(engine)) return "SGLang";
  return "other";
}

const quantMemo = new Map<string, QuantClass | undefined>();

/** The class of a number format; formats nobody lists are classed by their bits. */
export function quantClass(quant: string, bits: number): QuantClass {
  if (!quantMemo.has(quant)) {
    if (quantMemo.size >= MEMO_LIMIT) quantMemo.clear();
    quantMemo.set(quant, QUANT_PATTERNS.find(([, pattern]) => pattern.test(quant))?.[0]);
  }
  return quantMemo.get(quant) ?? classByBits(bits);
}

/** Integer formats, which plain kernels turn into 16-bit numbers before they multiply; fp8 and fp4 go in as they are. */
export function isInteger(quant: string, cls: QuantClass): boolean {
  return cls === "int4" || (cls === "8" && !/^fp/i.test(quant));
}

function classByBits(bits: number): QuantClass {
  if (bits >= 16) return "16";
  if (bits >= 7.5) return "8";
  return bits < 4 ? "k3" : "kq";
}
