import { fail } from "../../failure.js";

/** Engines whose memory behaves alike. `simple`: weights, cache and a little, for engines without known constants. */
export type EngineKind = "vllm" | "sglang" | "llama.cpp" | "mlx" | "transformers" | "autoawq" | "simple";

export interface MemoryEngine {
  readonly kind: EngineKind;
  /** As written. */
  readonly name: string;
  /** Minor release of vLLM 0.x: 19 for 0.19.0. Absent when not stated. */
  readonly minor?: number;
  /** Year and month of other engines' builds, e.g. 2026.25 for April 2026; absent when not stated. */
  readonly year?: number;
}

const KINDS: readonly (readonly [RegExp, EngineKind])[] = [
  [/^v-?llm/, "vllm"],
  [/^sg-?lang/, "sglang"],
  [/^(?:llama[. ]?cpp|ik_llama|ollama|lm ?studio|kobold|llamafile|jan|gpt4all|exllama|tabby)/, "llama.cpp"],
  [/^mlx/, "mlx"],
  [/^(?:transformers|hugging ?face|hf\b)/, "transformers"],
  [/^auto-?awq/, "autoawq"],
  [
    /^(?:tensorrt|trt|nim|lmdeploy|tgi|text-generation|deepspeed|gpt-fast|optimum|mlc|ctranslate|onnx|aphrodite|simple)/,
    "simple",
  ],
];

/** Reads "vLLM 0.19", "llama.cpp 2026-06", "Ollama". */
export function memoryEngine(text: string, param = "engine"): MemoryEngine {
  const name = text.trim();
  const plain = name.toLowerCase();
  const kind = KINDS.find(([pattern]) => pattern.test(plain))?.[1];
  if (!kind) {
    return fail("unknown", {
      param,
      given: name,
      suggestion: ["vLLM", "SGLang", "TensorRT-LLM", "llama.cpp", "Ollama", "MLX"],
    });
  }
  const minor = /\bv?0\.(\d{1,2})/.exec(plain)?.[1];
  const date = /\b(20\d\d)-(\d\d)/.exec(plain);
  return {
    kind,
    name,
    ...(kind === "vllm" && minor !== undefined ? { minor: Number(minor) } : {}),
    ...(date ? { year: Number(date[1]) + (Number(date[2]) - 1) / 12 } : {}),
  };
}

/** Rules of the newest release whose logs were read apply where no version is stated. */
export const NEWEST_VLLM_MINOR = 26;

export function minorOf(engine: MemoryEngine): number {
  return engine.minor ?? NEWEST_VLLM_MINOR;
}
