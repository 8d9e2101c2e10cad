import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { headDim, kvHeads, layers } from "../../params/model.js";
import { scalingBook } from "../../sources.js";

// A layer holds three feed-forward matrices (gate, up, down: SwiGLU) of D × F, query and output of D × H d, key and
// value of D × K d. The embedding of V × D counts twice when the output matrix is not tied to it.

/** Parameters of a dense transformer from its configuration, billions. */
export function paramsBFromConfig(args: {
  readonly layers: number;
  readonly dModel: number;
  readonly dFf: number;
  readonly heads: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly vocab: number;
  readonly tied: boolean;
}): number {
  if (args.kvHeads > args.heads)
    fail("domain", {
      param: "kv_heads",
      reason: {
        en: "there cannot be more KV heads than query heads ({heads})",
        fr: "il ne peut pas y avoir plus de têtes KV que de têtes de requête ({heads})",
        values: { heads: args.heads },
      },
    });
  const feedForward = 3 * args.dModel * args.dFf;
  const attention = 2 * args.dModel * args.headDim * (args.heads + args.kvHeads);
  const embeddings = args.vocab * args.dModel * (args.tied ? 1 : 2);
  return (args.layers * (feedForward + attention) + embeddings) / 1e9;
}

export const PARAMS_B_FROM_CONFIG = defineFunction({
  name: "PARAMS_B_FROM_CONFIG",
  family: "size",
  title: { en: "Parameters from a configuration", fr: "Paramètres d’après la configuration" },
  summary: {
    en: "Parameters of a dense transformer from its config.json",
    fr: "Paramètres d’un transformeur dense d’après son config.json",
  },
  params: [
    { ...layers, help: { en: "num_hidden_layers of the config", fr: "num_hidden_layers de la config" } },
    {
      name: "d_model",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "hidden size", fr: "dimension cachée" },
      help: { en: "hidden_size of the config", fr: "hidden_size de la config" },
    },
    {
      name: "d_ff",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "feed-forward size", fr: "dimension du feed-forward" },
      help: { en: "intermediate_size of the config", fr: "intermediate_size de la config" },
    },
    {
      name: "heads",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "query heads", fr: "têtes de requête" },
      help: { en: "num_attention_heads of the config", fr: "num_attention_heads de la config" },
    },
    { ...kvHeads, help: { en: "num_key_value_heads of the config", fr: "num_key_value_heads de la config" } },
    headDim,
    {
      name: "vocab",
      kind: "integer",
      unit: "count",
      min: 1,
      label: { en: "vocabulary", fr: "vocabulaire" },
      help: { en: "vocab_size of the config", fr: "vocab_size de la config" },
    },
    {
      name: "tied",
      kind: "boolean",
      default: true,
      label: { en: "tied embeddings", fr: "plongements partagés" },
      help: {
        en: "tie_word_embeddings: input and output share a matrix",
        fr: "tie_word_embeddings : entrée et sortie partagent une matrice",
      },
    },
  ],
  returns: { kind: "number", unit: "billionParams" },
  formula:
    "(layers × d_model × (3 × d_ff + 2 × head_dim × (heads + kv_heads)) + vocab × d_model × IF(tied; 1; 2)) / 1e9",
  compute: paramsBFromConfig,
  examples: [
    {
      args: [80, 8192, 28672, 64, 8, 128, 128256, false],
      result: 70.552387584,
      note: { en: "Llama 3 70B", fr: "Llama 3 70B" },
    },
    {
      args: [64, 4096, 16384, 32, 8, 256, 32128],
      result: 18.385207296,
      note: {
        en: "a model of 18B with tied embeddings",
        fr: "un modèle de 18 milliards à plongements partagés",
      },
    },
  ],
  assumptions: [
    {
      en: "Gated feed-forward (SwiGLU), no MoE; norms and biases left out (below 0.1 %).",
      fr: "Feed-forward à porte (SwiGLU), sans MoE ; normes et biais négligés (moins de 0,1 %).",
    },
  ],
  sources: [scalingBook],
  seeAlso: ["MODEL_SIZE_GB", "KV_BYTES_PER_TOKEN"],
});
