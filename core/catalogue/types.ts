/** Rows of the catalogue as the product reads them: units in the names, missing facts absent. */

export type Confidence = "high" | "medium" | "low";

/** What every named row carries. */
export interface NamedRow {
  /** Stable for ever: prices, claims and saved formulas point at it. */
  readonly id: string;
  readonly name: string;
  /** Other spellings, as people type them. */
  readonly aliases: readonly string[];
  /** Absent: nothing speaks against the row. */
  readonly confidence?: Confidence;
  /** Fields that were remembered or derived, not read in a source. */
  readonly unverified: readonly string[];
  /** The first source; all of them stand in the data file. */
  readonly source: string;
}

export type HardwareKind =
  | "datacenter-gpu"
  | "consumer-gpu"
  | "apu"
  | "apple-silicon"
  | "cpu"
  | "tpu"
  | "lpu"
  | "rdu"
  | "wafer-scale";

/** One device: bandwidth nominal and decimal, matrix rates dense, memory as marketed. */
export interface HardwareRow extends NamedRow {
  readonly vendor: string;
  readonly kind: HardwareKind;
  /** Absent for CPUs, whose memory the user chooses. */
  readonly memoryGb?: number;
  /** Capacities sold with the same bandwidth, ascending; contains `memoryGb`. */
  readonly memoryVariantsGb?: readonly number[];
  /** What the driver reports. */
  readonly usableMib?: number;
  readonly bandwidthGbs?: number;
  readonly gpuCores?: number;
  readonly fp32Tflops?: number;
  readonly tf32Tflops?: number;
  readonly fp16Tflops?: number;
  readonly fp8Tflops?: number;
  readonly int8Tops?: number;
  readonly fp4Tflops?: number;
  /** Name of the link between devices, and its GB/s per direction and in both. */
  readonly link?: string;
  readonly linkGbs?: number;
  readonly linkTotalGbs?: number;
  readonly tdpW?: number;
  readonly releaseYear?: number;
}

export type AttentionKind = "mha" | "gqa" | "mqa" | "mla" | "hybrid";

/** A model's dimensions as its maker's configuration gives them; parameters in billions. */
export interface ModelRow extends NamedRow {
  readonly vendor: string;
  readonly moe: boolean;
  /** All weights, every expert included. */
  readonly paramsB?: number;
  /** Weights used per token; the total when dense. */
  readonly activeParamsB?: number;
  /** The number in the name. */
  readonly marketedB?: number;
  /** Vision tower, on top of `paramsB`, loaded by engines that take images. */
  readonly visionParamsB?: number;
  readonly layers?: number;
  readonly hidden?: number;
  /** Of the dense feed-forward. */
  readonly intermediate?: number;
  readonly vocab?: number;
  readonly tied?: boolean;
  readonly maxContext?: number;
  readonly nativeDtype?: string;
  readonly release?: string;
  readonly licence?: string;
  readonly attention?: AttentionKind;
  readonly heads?: number;
  readonly kvHeads?: number;
  /** Never derived from hidden / heads. */
  readonly headDim?: number;
  /** KV heads of the layers that keep every token, where they differ. */
  readonly globalKvHeads?: number;
  /** KV heads of the window layers, where they differ. */
  readonly windowKvHeads?: number;
  readonly kvLoraRank?: number;
  readonly qLoraRank?: number;
  readonly qkRopeDim?: number;
  readonly qkNopeDim?: number;
  readonly vHeadDim?: number;
  readonly experts?: number;
  readonly activeExperts?: number;
  readonly sharedExperts?: number;
  readonly expertIntermediate?: number;
  readonly denseLayers?: number;
  readonly moeEvery?: number;
  /** Cache bytes per token at 16 bit: layers that keep every token, and layers that keep a window. */
  readonly kvGrowingBytes?: number;
  readonly growingLayers?: number;
  readonly kvWindowBytes?: number;
  readonly windowLayers?: number;
  readonly windowTokens?: number;
  /** Layers with a state of fixed size instead of a cache. */
  readonly stateLayers?: number;
  /** That state, for one sequence over all its layers; absent where the dimensions are not known. */
  readonly stateBytes?: number;
}

export type QuantFamily = "float" | "int" | "mx" | "nf" | "gguf" | "exl2" | "exl3" | "kv";

/** A number format of weights or of the KV cache. */
export interface QuantRow extends NamedRow {
  readonly family: QuantFamily;
  readonly kvCache: boolean;
  readonly nominalBits: number;
  /** The pure format, scales included. */
  readonly blockBits?: number;
  /** Average over a whole file where measured, else the block value. */
  readonly bits: number;
  /** File size x 8 / parameters of published files, by model id. */
  readonly measuredBits?: Readonly<Record<string, number>>;
  /** Wordings that several formats share; 1 marks the usual one. */
  readonly readings?: readonly (readonly [string, 0 | 1])[];
}

/** USD per million tokens. A missing cached price is neither zero nor the input price. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
  readonly cachedInput?: number;
  readonly cacheWrite?: number;
}

export interface ApiPriceRow {
  /** provider/model. */
  readonly id: string;
  readonly provider: string;
  readonly providerName: string;
  readonly model: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Row of the models, where the weights are known. */
  readonly modelId?: string;
  readonly openWeights: boolean;
  readonly contextWindow?: number;
  readonly prices: TokenPrices;
  /** From this many input tokens on, these prices replace all prices of the request. */
  readonly longContext: readonly (TokenPrices & { readonly fromInputTokens: number })[];
  /** UTC windows with other prices. */
  readonly timeWindows: readonly (TokenPrices & { readonly from: string; readonly to: string })[];
  /** Announced changes. */
  readonly scheduled: readonly (TokenPrices & { readonly from: string })[];
  readonly batchDiscount?: number;
  readonly batchBasis?: "unverified" | "weak";
  readonly asOf: string;
  /** Latest date on which a source still stated the price. */
  readonly lastSeen: string;
  readonly confidence: Confidence;
  readonly source: string;
}

export type Purchase =
  | "on_demand"
  | "spot"
  | "lowest_tier"
  | "serverless_flex"
  | "serverless_active"
  | "reserved_3y"
  | "owning_hyperscaler"
  | "owning_neocloud"
  | "capacity_block";

/** Rental of one device, USD per hour; a list price seen on `asOf`, not a quote. */
export interface GpuPriceRow {
  readonly hardwareId: string;
  readonly equivalentIds: readonly string[];
  readonly cloud: string;
  readonly cloudName: string;
  readonly sku: string;
  readonly gpusPerInstance: number;
  readonly region: string;
  readonly purchase: Purchase;
  readonly usdMin: number;
  readonly usdMedian: number;
  readonly usdMax: number;
  /** The device alone: a host must be rented with it. */
  readonly excludesHost: boolean;
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly source: string;
}

/** What one device costs to buy. */
export interface PurchasePriceRow {
  readonly hardwareId: string;
  readonly usdMin: number;
  readonly usdMax: number;
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly source: string;
}

/** A speed that somebody published: batch, precision and speculation differ, so it is no measurement. */
export interface ClaimRow {
  readonly id: string;
  readonly vendor: string;
  readonly hardware: string;
  readonly hardwareId?: string;
  readonly model: string;
  readonly modelId?: string;
  readonly tps?: number;
  readonly tpsRange?: readonly [number, number];
  readonly aggregateTps?: number;
  readonly chips?: number;
  readonly precision?: string;
  readonly technique?: string;
  readonly date: string;
  readonly kind: string;
  readonly source?: string;
}
