import { defineFunction } from "../../define.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { throughputSheet } from "../../sources.js";

// Billions of parameters times bytes each is GB exactly, because GB is decimal (1e9 bytes).
// Weights alone: KV cache, activations and the runtime come on top. A MoE stores all its experts.

/** Size of the weights, GB. */
export function modelSizeGb(args: { readonly paramsB: number; readonly bytesPerParam: number }): number {
  return args.paramsB * args.bytesPerParam;
}

export const MODEL_SIZE_GB = defineFunction({
  name: "MODEL_SIZE_GB",
  family: "size",
  title: { en: "Model size", fr: "Taille du modèle" },
  summary: { en: "Size of a model’s weights in GB", fr: "Taille des poids d’un modèle, en Go" },
  params: [
    {
      ...paramsB,
      help: {
        en: "All parameters in billions, every expert of a MoE",
        fr: "Tous les paramètres, en milliards (MoE : tous les experts)",
      },
    },
    bytesPerParam,
  ],
  returns: { kind: "number", unit: "gb" },
  formula: "params_b × bytes_per_param",
  compute: modelSizeGb,
  examples: [
    { args: [70, 2], result: 140, note: { en: "70B in 16 bits", fr: "70 milliards en 16 bits" } },
    {
      args: [70, 0.5],
      result: 35,
      note: { en: "the same in nominal 4 bits", fr: "le même en 4 bits nominaux" },
    },
  ],
  assumptions: [
    {
      en: "Weights only: no KV cache, activations or runtime.",
      fr: "Poids seuls : ni cache KV, ni activations, ni moteur.",
    },
  ],
  sources: [throughputSheet],
  seeAlso: ["TOKENS_PER_SEC", "KV_BYTES_PER_TOKEN"],
});
