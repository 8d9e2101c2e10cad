import { defineCommand } from "../define-command.js";
import {
  contextOption,
  engineOption,
  gpusOption,
  hardwareOption,
  kvOption,
  modelOption,
  optional,
  quantOption,
  usersOption,
} from "../options.js";

export const fit = defineCommand({
  name: "fit",
  description: {
    en: "Does a model fit in memory, context included?",
    fr: "Un modèle tient-il en mémoire, contexte compris ?",
  },
  intent: "fit",
  options: [
    optional(modelOption),
    optional(hardwareOption),
    quantOption,
    gpusOption,
    contextOption,
    usersOption,
    kvOption,
    engineOption,
  ],
  example: {
    en: '/fit model:"Llama 3.1 70B" hardware:"RTX 4090" gpus:2 quant:Q4_K_M',
    fr: '/fit modele:"Llama 3.1 70B" materiel:"RTX 4090" cartes:2 format:Q4_K_M',
  },
});
