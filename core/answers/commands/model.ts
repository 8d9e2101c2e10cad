import { defineCommand } from "../define-command.js";
import { contextOption, gpusOption, hardwareOption, modelOption, optional, quantOption } from "../options.js";

export const model = defineCommand({
  name: "model",
  description: {
    en: "Dimensions, memory and KV cache of a model, or of a config.json",
    fr: "Dimensions, mémoire et cache KV d’un modèle, ou d’un config.json",
  },
  intent: "model_fact",
  options: [
    optional(modelOption),
    {
      name: "file",
      nameFr: "fichier",
      description: {
        en: "The config.json of a model of your own",
        fr: "Le config.json d’un modèle à vous",
      },
      kind: "attachment",
      slot: "config",
    },
    {
      name: "config",
      description: {
        en: "The same file, pasted",
        fr: "Le même fichier, collé",
      },
      kind: "text",
      slot: "config",
    },
    {
      ...optional(hardwareOption),
      description: {
        en: "With a config.json: memory and speed on this device",
        fr: "Avec un config.json : mémoire et vitesse sur ce matériel",
      },
    },
    quantOption,
    gpusOption,
    contextOption,
  ],
  example: { en: "/model Llama 3.3 70B", fr: "/model Llama 3.3 70B" },
});
