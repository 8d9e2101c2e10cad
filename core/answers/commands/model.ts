import { defineCommand } from "../define-command.js";
import { modelOption } from "../options.js";

export const model = defineCommand({
  name: "model",
  description: {
    en: "Dimensions, memory and KV cache of a model",
    fr: "Dimensions, mémoire et cache KV d’un modèle",
  },
  intent: "model_fact",
  options: [modelOption],
  example: { en: "/model Llama 3.3 70B", fr: "/model Llama 3.3 70B" },
});
