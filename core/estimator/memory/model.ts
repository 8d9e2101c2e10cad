import type { ModelRow } from "../../catalogue/types.js";
import { fail } from "../../failure.js";

/** Layers that cache alike. */
export interface CacheLayers {
  readonly layers: number;
  /** Keys and values of one token in one layer at 16 bit. */
  readonly bytes16: number;
  /** Heads over which tensor parallelism can spread them. */
  readonly kvHeads: number;
}

/** What a sequence leaves in memory. */
export interface CacheShape {
  /** Layers that keep every token. */
  readonly full: CacheLayers;
  /** Layers that keep a window of `tokens`. */
  readonly window?: CacheLayers & { readonly tokens: number };
  /**
   * Latent attention: one latent per token, copied to every device of a tensor-parallel group. Old engines store
   * `expandedBytes16` per token and layer instead.
   */
  readonly latent?: { readonly expandedBytes16: number };
  /** State of fixed size of linear-attention or mamba layers, all layers together, in float32. */
  readonly stateBytes: number;
  readonly stateLayers: number;
}

/** What memory needs to know about a model. Parameters are plain counts, not billions. */
export interface MemoryModel {
  readonly name: string;
  /** Every weight of the language model: all experts, both embeddings when untied. */
  readonly params: number;
  /** Vision tower, loaded beside it by engines that take images. */
  readonly visionParams: number;
  readonly layers: number;
  readonly hidden: number;
  readonly vocab: number;
  readonly tied: boolean;
  readonly heads: number;
  readonly kvHeads: number;
  readonly headDim: number;
  /** Of the feed-forward that every token passes; 0 when unknown. */
  readonly intermediate: number;
  /** Routed experts of all layers together; 0 when dense. */
  readonly expertParams: number;
  readonly expertIntermediate: number;
  /** The format the weights are released in. */
  readonly nativeDtype?: string;
  readonly maxContext?: number;
  /** Absent when no public figure exists. */
  readonly cache?: CacheShape;
}

/** Parameters of the input embedding, and of the output head when it is a table of its own. */
export function embeddingParams({ vocab, hidden }: MemoryModel): number {
  return vocab * hidden;
}

export function headParams(model: MemoryModel): number {
  return model.tied ? 0 : embeddingParams(model);
}

/** The cache shape, or the reason why no cache can be computed. */
export function cacheOf(model: MemoryModel, param = "model"): CacheShape {
  return (
    model.cache ??
    fail("unknown", {
      param,
      given: model.name,
      reason: {
        en: "its cache layout is not public (compressed or sparse attention), so no KV size can be computed",
        fr: "l’organisation de son cache n’est pas publique (attention compressée ou creuse) : la taille du KV ne se calcule pas",
      },
    })
  );
}

/** From a row of the catalogue. */
export function memoryModel(row: ModelRow, param = "model"): MemoryModel {
  const { paramsB } = row;
  if (paramsB === undefined) {
    return fail("unknown", {
      param,
      given: row.name,
      reason: {
        en: "its parameter count is not in the catalogue",
        fr: "son nombre de paramètres ne figure pas au catalogue",
      },
    });
  }
  const cache = cacheShapeOf(row);
  return {
    name: row.name,
    params: paramsB * 1e9,
    visionParams: (row.visionParamsB ?? 0) * 1e9,
    layers: row.layers ?? 0,
    hidden: row.hidden ?? 0,
    vocab: row.vocab ?? 0,
    tied: row.tied ?? false,
    heads: row.heads ?? 0,
    kvHeads: row.kvHeads ?? row.heads ?? 0,
    headDim: row.headDim ?? 0,
    intermediate: row.intermediate ?? 0,
    expertParams: expertParamsOf(row),
    expertIntermediate: row.expertIntermediate ?? 0,
    ...(row.nativeDtype === undefined ? {} : { nativeDtype: row.nativeDtype }),
    ...(row.maxContext === undefined ? {} : { maxContext: row.maxContext }),
    ...(cache ? { cache } : {}),
  };
}

/** State per layer where a model's dimensions are not known: typical of gated delta nets and mamba of 3 to 120B. */
const TYPICAL_STATE_BYTES = 2.1 * 2 ** 20;

function cacheShapeOf(row: ModelRow): CacheShape | undefined {
  const { kvGrowingBytes, growingLayers = 0, windowLayers = 0, stateLayers = 0 } = row;
  if (kvGrowingBytes === undefined) return undefined;
  const kvHeads = row.kvHeads ?? row.heads ?? 1;
  const { qkNopeDim = 0, qkRopeDim = 0, vHeadDim = 0 } = row;
  return {
    full: perLayer(growingLayers, kvGrowingBytes, row.globalKvHeads ?? kvHeads),
    ...(windowLayers > 0
      ? {
          window: {
            ...perLayer(windowLayers, row.kvWindowBytes ?? 0, row.windowKvHeads ?? kvHeads),
            tokens: row.windowTokens ?? 0,
          },
        }
      : {}),
    ...(row.kvLoraRank === undefined
      ? {}
      : { latent: { expandedBytes16: (row.heads ?? 0) * (qkNopeDim + qkRopeDim + vHeadDim) * 2 } }),
    stateBytes: row.stateBytes ?? stateLayers * TYPICAL_STATE_BYTES,
    stateLayers,
  };
}

function perLayer(layers: number, bytes: number, kvHeads: number): CacheLayers {
  return { layers, bytes16: layers > 0 ? bytes / layers : 0, kvHeads: Math.max(1, kvHeads) };
}

/** Gate, up and down projections of every routed expert in every layer that has experts. */
function expertParamsOf(row: ModelRow): number {
  const {
    moe,
    experts = 0,
    expertIntermediate = 0,
    hidden = 0,
    layers = 0,
    denseLayers = 0,
    moeEvery = 1,
  } = row;
  if (!moe) return 0;
  const counted = 3 * hidden * expertIntermediate * Math.floor((layers - denseLayers) / moeEvery) * experts;
  const { paramsB = 0, activeParamsB = 0, activeExperts = 0 } = row;
  // From the totals where the dimensions are missing or do not add up (experts in some layers only).
  const implied =
    experts > activeExperts ? ((paramsB - activeParamsB) / (experts - activeExperts)) * experts * 1e9 : 0;
  return counted > 0 && counted < paramsB * 1e9 ? counted : implied;
}
