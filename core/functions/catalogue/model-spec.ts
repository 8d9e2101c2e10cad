import { resolveModel } from "../../catalogue/resolve.js";
import type { ModelRow } from "../../catalogue/types.js";
import { type Cell, defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { model } from "../../params/names.js";
import { catalogueSource } from "../../sources.js";

const FIELDS = {
  name: (row: ModelRow) => row.name,
  vendor: (row: ModelRow) => row.vendor,
  architecture: (row: ModelRow) => (row.moe ? "moe" : "dense"),
  params_b: (row: ModelRow) => row.paramsB,
  active_params_b: (row: ModelRow) => row.activeParamsB,
  layers: (row: ModelRow) => row.layers,
  hidden_size: (row: ModelRow) => row.hidden,
  vocab: (row: ModelRow) => row.vocab,
  attention: (row: ModelRow) => row.attention,
  heads: (row: ModelRow) => row.heads,
  kv_heads: (row: ModelRow) => row.kvHeads,
  head_dim: (row: ModelRow) => row.headDim,
  experts: (row: ModelRow) => row.experts,
  active_experts: (row: ModelRow) => row.activeExperts,
  max_context: (row: ModelRow) => row.maxContext,
  native_dtype: (row: ModelRow) => row.nativeDtype,
  // Of the layers that keep every token, at 16 bits; windows come on top in short contexts.
  kv_bytes_per_token: (row: ModelRow) => row.kvGrowingBytes,
  window_tokens: (row: ModelRow) => row.windowTokens,
  release: (row: ModelRow) => row.release,
  licence: (row: ModelRow) => row.licence,
  source: (row: ModelRow) => row.source,
} as const;
export const MODEL_FIELDS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** One fact about a model: a number or a text. */
export function modelSpec(args: { readonly model: string; readonly field: string }): Cell {
  const { row } = resolveModel(args.model, "model");
  return (
    FIELDS[args.field as keyof typeof FIELDS](row) ??
    fail("unknown", {
      param: "field",
      given: args.field,
      reason: {
        en: "the catalogue has no {field} for {name}",
        fr: "le catalogue n’a pas de {field} pour {name}",
        values: { field: args.field, name: row.name },
      },
    })
  );
}

export const MODEL_SPEC = defineFunction({
  name: "MODEL_SPEC",
  family: "catalogue",
  title: { en: "Fact about a model", fr: "Caractéristique d’un modèle" },
  summary: {
    en: "Parameters, layers, heads, context or another fact of a named model",
    fr: "Paramètres, couches, têtes, contexte ou autre donnée d’un modèle",
  },
  params: [
    model,
    {
      name: "field",
      kind: "choice",
      values: MODEL_FIELDS,
      label: { en: "field", fr: "champ" },
      help: { en: "Which fact, for example params_b", fr: "Quelle donnée, par exemple params_b" },
    },
  ],
  returns: { kind: "number", unit: "none", digits: 3 },
  formula: "catalogue row of model, field",
  compute: modelSpec,
  examples: [
    {
      args: ["llama 3.1 70b", "kv_bytes_per_token"],
      result: 327680,
      note: { en: "bytes, 16-bit cache", fr: "octets, cache en 16 bits" },
    },
    { args: ["deepseek v3", "experts"], result: 256, note: { en: "routed experts", fr: "experts routés" } },
  ],
  assumptions: [
    {
      en: "Dimensions of the maker’s configuration; parameters in billions.",
      fr: "Dimensions de la configuration du créateur ; paramètres en milliards.",
    },
  ],
  sources: [catalogueSource],
  seeAlso: ["MODEL_LIST", "HARDWARE_SPEC", "KV_BYTES_PER_TOKEN"],
});
