/** The fitted numbers and where they enter. Times in ms, bits per weight, otherwise factors. */

/** One value per hardware group; `*` for groups without measurements. */
export type ByGroup = Readonly<Record<string, number>> & { readonly "*": number };

export interface ByEngineClass {
  readonly portable: number;
  readonly serving: number;
  readonly eager: number;
}

export interface ByServingKey {
  readonly "TensorRT-LLM": number;
  readonly vLLM: number;
  readonly SGLang: number;
  readonly other: number;
}

export interface DecodeConstants {
  /** Share of nominal bandwidth that streaming weights reaches. */
  readonly bandwidth: { readonly portable: ByGroup; readonly serving: ByGroup; readonly eager: ByGroup };
  /** The first Apple generation cannot draw all that its wider memories offer. */
  readonly appleM1Factor: number;
  readonly appleM1AboveGbs: number;
  /** Share of nominal bandwidth for the KV cache; `portableNoFlash` without flash attention. */
  readonly kv: {
    readonly portable: ByGroup;
    readonly serving: ByGroup;
    readonly eager: ByGroup;
    readonly portableNoFlash: number;
  };
  /** The share for the cache falls with (query heads per KV head / 4)^exponent; latent caches aside, and 0 where not seen. */
  readonly kvSharingExponent: ByEngineClass;
  /** Time of a cache below 16 bits in early software, with units that convert fp8 and without. */
  readonly narrowCacheEarly: { readonly converting: number; readonly emulated: number };
  /** Gathering experts against streaming a dense matrix. */
  readonly expert: ByEngineClass;
  /** Tokens of a batch choose alike: B of them wake as many experts as B^exponent independent ones. */
  readonly routingExponent: ByEngineClass;
  /** Share of peak compute that a decode batch reaches, and experts against that: each sees few of its tokens. */
  readonly compute: ByEngineClass;
  readonly expertCompute: ByEngineClass;
  /** Reading weights and computing: 1 one after the other, 2 overlapped, between them in part. */
  readonly roofExponent: ByEngineClass;
  /** FLOP-equivalents per weight to unpack a format, on the vector units. */
  readonly dequant: Readonly<Record<"8" | "fp4" | "int4" | "k3" | "q4" | "kq" | "mlx", number>>;
  readonly dequantApple: number;
  /** Serving engines without kernels that hide it. */
  readonly dequantServing: number;
  /** Per step of a server that wraps another engine (Ollama). */
  readonly wrapperStep: number;
  /** Per step, per layer, per MoE layer. */
  readonly step: ByEngineClass;
  readonly layer: { readonly portable: ByGroup; readonly serving: ByGroup; readonly eager: ByGroup };
  readonly moeLayer: ByEngineClass;
  /** Per MoE layer of a step with more than one token. */
  readonly expertSorting: ByEngineClass;
  readonly engineFactor: ByServingKey & { readonly DeepSpeedMII: number };
  /** Launch costs of software without graph capture. */
  readonly legacyOverhead: ByEngineClass;
  readonly wideExpertLayer: number;
  /** Handing over to the next device of a layer split. */
  readonly hop: ByGroup;
  /** All-reduce latency: (A + B log2 N) (450 / link)^exponent. */
  readonly allreduceA: number;
  readonly allreduceB: number;
  readonly allreduceLinkExponent: number;
  readonly linkEfficiency: number;
  /** Devices of a group wait for the slowest: reading and computing take devices^exponent times as long. */
  readonly groupWaitExponent: number;
  readonly perSequence: ByServingKey & { readonly portable: number; readonly eager: number };
  /** The same cost in early software, times this. */
  readonly perSequenceEarly: number;
}

export interface PrefillConstants {
  /** Share of peak compute that prompt matrices reach. */
  readonly compute: { readonly portable: ByGroup; readonly serving: ByGroup; readonly eager: ByGroup };
  /** Faster devices are harder to fill: (peak / 100)^-gamma on portable and eager engines, for peaks above this. */
  readonly gamma: number;
  readonly fillAboveTflops: number;
  readonly quant: {
    readonly portable: number;
    /** Before the matrix kernels that multiply packed numbers as they are. */
    readonly portableEarly: number;
    readonly fp8: number;
    readonly fp4: number;
    readonly w4: number;
  };
  readonly vulkanMatmul: number;
  readonly legacyMatmul: number;
  readonly vulkanAttention: number;
  readonly moe: ByEngineClass;
  readonly moeExponent: ByEngineClass;
  readonly attention: { readonly portable: ByGroup; readonly serving: ByGroup; readonly eager: ByGroup };
  /** Bandwidth share of attention that writes its scores to memory. */
  readonly noFlash: number;
  readonly linkEfficiency: number;
  readonly linkExponent: number;
  readonly pipelineExponent: number;
  /** Prompt tokens that go through the layers together; judged. */
  readonly chunkTokens: ByEngineClass;
  /** Prompt tokens that pass from one device of a layer split to the next together; judged. */
  readonly pipelineTokens: ByEngineClass;
  /** Matrix against vector rate of CPUs whose sheets state the latter alone; judged. */
  readonly cpuMatrixRatio: number;
  readonly fixed: ByEngineClass;
  readonly layer: ByEngineClass;
}

export interface ServeConstants {
  /** How much of other users' prefills lands in one's own decode. */
  readonly phi: ByServingKey;
  readonly phiThroughput: number;
  /** Running sequences that engines keep at saturation when no limit is given. */
  readonly batchCap: number;
  readonly ttftFixed: ByServingKey;
  readonly ttftPrefill: ByServingKey;
  readonly waitSteps: ByServingKey;
  readonly queue: ByServingKey;
  readonly queueExponent: number;
  readonly saturation: number;
  /** Share of the memory that weights and caches may fill, and what each device keeps for activations, GB. */
  readonly memoryUse: ByServingKey;
  readonly reserveGb: number;
  /** Batches in flight in a pipeline deliver stages^exponent times one of them: some stages wait. */
  readonly pipelineLanes: number;
}

export interface Band {
  readonly p10: number;
  readonly p90: number;
}

export interface Constants {
  readonly bitsPerWeight: Readonly<Record<string, number>>;
  readonly decode: DecodeConstants;
  readonly prefill: PrefillConstants;
  readonly serve: ServeConstants;
  /** By what is asked, and by that and a class of engines (`decode1-dense/serving`). */
  readonly bands: Readonly<Record<string, Band>>;
  readonly widening: { readonly unknownGroup: number; readonly tpAbove8: number };
}

/** The entry of the first column that the table has. */
export function byGroup(table: ByGroup, columns: readonly [string, string]): number {
  return table[columns[0]] ?? table[columns[1]] ?? table["*"];
}
