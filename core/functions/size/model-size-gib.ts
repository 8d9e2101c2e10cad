import { defineFunction } from "../../define.js";
import { bytesPerParam } from "../../params/model.js";
import { llamaQuantize } from "../../sources.js";
import { MODEL_SIZE_GB, modelSizeGb } from "./model-size-gb.js";

// The same bytes in units of 2^30, as nvidia-smi, Windows and llama.cpp print them: 7 % fewer than decimal GB.

/** Size of the weights, GiB. */
export function modelSizeGib(args: { readonly paramsB: number; readonly bytesPerParam: number }): number {
  return (modelSizeGb(args) * 1e9) / 2 ** 30;
}

export const MODEL_SIZE_GIB = defineFunction({
  name: "MODEL_SIZE_GIB",
  family: "size",
  title: { en: "Model size in GiB", fr: "Taille du modèle en Gio" },
  summary: {
    en: "Size of a model’s weights in GiB (2^30 bytes)",
    fr: "Taille des poids d’un modèle, en Gio (2^30 octets)",
  },
  params: [MODEL_SIZE_GB.params[0], bytesPerParam],
  returns: { kind: "number", unit: "gib" },
  formula: "params_b × bytes_per_param × 1e9 / 2^30",
  compute: modelSizeGib,
  examples: [
    {
      args: [70, 2],
      result: 130.385160446167,
      note: { en: "70B in 16 bits", fr: "70 milliards en 16 bits" },
    },
    {
      args: [8.03, 0.6118],
      result: 4.5753587037324905,
      note: { en: "Llama 3.1 8B in Q4_K_M", fr: "Llama 3.1 8B en Q4_K_M" },
    },
  ],
  assumptions: [
    {
      en: "Weights only: no KV cache, activations or runtime.",
      fr: "Poids seuls : ni cache KV, ni activations, ni moteur.",
    },
  ],
  sources: [llamaQuantize],
  seeAlso: ["MODEL_SIZE_GB", "BYTES_PER_PARAM"],
});
