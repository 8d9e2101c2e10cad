import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { headDim, kvBytes, kvHeads, layers } from "../../params/model.js";
import { sequences } from "../../params/serving.js";
import { contextTokens } from "../../params/tokens.js";
import { scalingBook } from "../../sources.js";
import { kvBytesPerTokenOf } from "./kv-bytes-per-token.js";

// Layers with a sliding window stop growing once the window is full; only the global ones keep the whole context.

/** KV cache of a model that mixes global and sliding-window layers, GB. */
export function kvHybridGb(args: {
  readonly globalLayers: number;
  readonly localLayers: number;
  readonly windowTokens: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly tokens: number;
  readonly sequences: number;
  readonly kvBytes: number;
}): number {
  if (args.globalLayers + args.localLayers === 0)
    fail("domain", {
      param: "global_layers",
      reason: {
        en: "there is no layer at all; give at least one in global_layers or local_layers",
        fr: "il n’y a aucune couche ; indiquez-en au moins une dans global_layers ou local_layers",
      },
    });
  const bytesPerLayerToken = kvBytesPerTokenOf({ ...args, layers: 1 });
  const layerTokens =
    args.globalLayers * args.tokens + args.localLayers * Math.min(args.tokens, args.windowTokens);
  return (bytesPerLayerToken * layerTokens * args.sequences) / 1e9;
}

export const KV_HYBRID_GB = defineFunction({
  name: "KV_HYBRID_GB",
  family: "kv",
  title: { en: "KV cache with sliding windows", fr: "Cache KV à fenêtres glissantes" },
  summary: {
    en: "GB of KV cache when some layers keep only a window",
    fr: "Go de cache KV quand des couches ne gardent qu’une fenêtre",
  },
  params: [
    {
      ...layers,
      name: "global_layers",
      min: 0,
      label: { en: "global layers", fr: "couches globales" },
      help: { en: "Layers that keep the whole context", fr: "Couches qui gardent tout le contexte" },
    },
    {
      ...layers,
      name: "local_layers",
      min: 0,
      label: { en: "local layers", fr: "couches locales" },
      help: { en: "Layers that keep only the window", fr: "Couches qui ne gardent que la fenêtre" },
    },
    {
      name: "window_tokens",
      kind: "integer",
      unit: "tokens",
      min: 1,
      label: { en: "window", fr: "fenêtre" },
      help: {
        en: "Tokens that a local layer keeps (Gemma 3: 1024)",
        fr: "Tokens que garde une couche locale (Gemma 3 : 1024)",
      },
    },
    kvHeads,
    headDim,
    {
      ...contextTokens,
      name: "tokens",
      help: {
        en: "Tokens of one sequence, prompt and answer together",
        fr: "Tokens d’une séquence, prompt et réponse compris",
      },
    },
    sequences,
    kvBytes,
  ],
  returns: { kind: "number", unit: "gb" },
  formula:
    "2 × kv_heads × head_dim × kv_bytes × (global_layers × tokens + local_layers × min(tokens; window_tokens)) × sequences / 1e9",
  compute: kvHybridGb,
  examples: [
    {
      args: [10, 52, 1024, 16, 128, 131072],
      result: 11.173625856,
      note: { en: "Gemma 3 27B, 128k of context", fr: "Gemma 3 27B, 128k de contexte" },
    },
    {
      args: [10, 52, 1024, 16, 128, 512],
      result: 0.260046848,
      note: { en: "the window is not full yet", fr: "la fenêtre n’est pas encore pleine" },
    },
  ],
  assumptions: [
    {
      en: "All layers have the same KV heads and head size.",
      fr: "Toutes les couches ont les mêmes têtes KV et la même taille de tête.",
    },
    {
      en: "Linear-attention layers add a fixed state that is not counted.",
      fr: "Les couches à attention linéaire ajoutent un état fixe, non compté ici.",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["KV_CACHE_GB", "MAX_BATCH_KV"],
});
