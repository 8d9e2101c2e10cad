import { modelById } from "../../../catalogue/find-model.js";
import { POPULAR } from "../../../catalogue/popular.js";
import type { ModelRow } from "../../../catalogue/types.js";
import type { ModelFacts } from "../../../estimator/facts.js";
import { modelFacts } from "../../../estimator/facts-from-catalogue.js";
import { type CacheShape, type MemoryModel, memoryModel } from "../../../estimator/memory/model.js";
import { parts } from "../../../estimator/weights.js";
import type { Text } from "../../../text/lang.js";
import type { Table, TableColumn } from "./table.js";

/** A model as the formulas see it: what it computes, and what it stores. */
export interface ModelEntry {
  readonly row: ModelRow;
  readonly facts: ModelFacts;
  readonly memory: MemoryModel;
  readonly cache: CacheShape;
}

/** The plan's own model first, then those that people ask for most. */
export function modelEntries(own: ModelRow, ownFacts: ModelFacts): readonly ModelEntry[] {
  const others = POPULAR.model.flatMap((id) => modelById(id) ?? []).filter(({ id }) => id !== own.id);
  return [own, ...others].flatMap((row) => {
    const memory = memoryModel(row);
    const facts = row === own ? ownFacts : modelFacts(row);
    return memory.cache ? [{ row, facts, memory, cache: memory.cache }] : [];
  });
}

const column = (
  name: string,
  label: Text,
  value: TableColumn<ModelEntry>["value"],
): TableColumn<ModelEntry> => ({ name, label, value });

export function modelTable(rows: readonly ModelEntry[]): Table<ModelEntry> {
  return {
    name: "models",
    title: { en: "Models", fr: "Modèles" },
    note: {
      en: "Facts of the catalogue. Parameters in billions; cache bytes at 16 bit; a state is what linear attention keeps per sequence.",
      fr: "Faits du catalogue. Paramètres en milliards ; octets de cache à 16 bits ; l’état est ce que garde l’attention linéaire par séquence.",
    },
    rows,
    columns: [
      column("name", { en: "model", fr: "modèle" }, ({ row }) => row.name),
      column("total_b", { en: "parameters", fr: "paramètres" }, ({ facts }) => facts.total),
      column("body_b", { en: "read each step", fr: "lus à chaque pas" }, ({ facts }) => parts(facts).body),
      column("head_b", { en: "output head", fr: "tête de sortie" }, ({ facts }) => parts(facts).head),
      column("expert_b", { en: "one expert", fr: "un expert" }, ({ facts }) => parts(facts).expert),
      column("experts", { en: "experts", fr: "experts" }, ({ facts }) => parts(facts).experts),
      column("top_k", { en: "experts per token", fr: "experts par token" }, ({ facts }) => parts(facts).topK),
      column(
        "moe_layers",
        { en: "layers with experts", fr: "couches à experts" },
        ({ facts }) => parts(facts).moeLayers,
      ),
      column("tied", { en: "tied head", fr: "tête liée" }, ({ facts }) => (facts.tied ? 1 : 0)),
      column("layers", { en: "layers", fr: "couches" }, ({ facts }) => facts.layers),
      column("hidden", { en: "width", fr: "largeur" }, ({ facts }) => facts.hidden),
      column("heads", { en: "heads", fr: "têtes" }, ({ facts }) => facts.heads),
      column("head_dim", { en: "head size", fr: "taille de tête" }, ({ facts }) => facts.headDim),
      column("kv_heads", { en: "KV heads", fr: "têtes KV" }, ({ facts }) => facts.kvHeads),
      column("latent", { en: "latent cache", fr: "cache latent" }, ({ facts }) => (facts.mla ? 1 : 0)),
      column(
        "kv_growing",
        { en: "cache bytes per token", fr: "octets de cache par token" },
        ({ facts }) => facts.kvGrowing,
      ),
      column(
        "growing_layers",
        { en: "layers with full cache", fr: "couches à cache complet" },
        ({ facts }) => facts.growingLayers,
      ),
      column(
        "kv_window",
        { en: "window bytes per token", fr: "octets de fenêtre par token" },
        ({ facts }) => facts.kvWindow,
      ),
      column(
        "window_layers",
        { en: "window layers", fr: "couches à fenêtre" },
        ({ facts }) => facts.windowLayers,
      ),
      column("window_tokens", { en: "window", fr: "fenêtre" }, ({ facts }) => facts.windowTokens),
      column(
        "max_context",
        { en: "longest context", fr: "contexte maximal" },
        ({ facts }) => facts.maxContext ?? 1e9,
      ),
      column("guessed", { en: "shape guessed", fr: "forme supposée" }, ({ facts }) =>
        facts.guessed ? 1 : 0,
      ),
      column("vocab", { en: "vocabulary", fr: "vocabulaire" }, ({ memory }) => memory.vocab),
      column(
        "full_layer_bytes",
        { en: "bytes of a full layer", fr: "octets d’une couche complète" },
        ({ cache }) => cache.full.bytes16,
      ),
      column("full_layers", { en: "full layers", fr: "couches complètes" }, ({ cache }) => cache.full.layers),
      column(
        "full_kv_heads",
        { en: "their KV heads", fr: "leurs têtes KV" },
        ({ cache }) => cache.full.kvHeads,
      ),
      column("latent_cache", { en: "stored as latent", fr: "stocké en latent" }, ({ cache }) =>
        cache.latent ? 1 : 0,
      ),
      column(
        "window_layer_bytes",
        { en: "bytes of a window layer", fr: "octets d’une couche à fenêtre" },
        ({ cache }) => cache.window?.bytes16 ?? 0,
      ),
      column(
        "cached_windows",
        { en: "cached window layers", fr: "couches à fenêtre en cache" },
        ({ cache }) => cache.window?.layers ?? 0,
      ),
      column(
        "window_kv_heads",
        { en: "their KV heads", fr: "leurs têtes KV" },
        ({ cache }) => cache.window?.kvHeads ?? 1,
      ),
      column(
        "cached_window_tokens",
        { en: "cached window", fr: "fenêtre en cache" },
        ({ cache }) => cache.window?.tokens ?? 0,
      ),
      column("state_bytes", { en: "state bytes", fr: "octets d’état" }, ({ cache }) => cache.stateBytes),
      column("state_layers", { en: "state layers", fr: "couches à état" }, ({ cache }) => cache.stateLayers),
      column("source", { en: "source", fr: "source" }, ({ row }) => row.source),
    ],
  };
}
