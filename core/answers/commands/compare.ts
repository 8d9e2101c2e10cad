import { type CommandOption, defineCommand } from "../define-command.js";
import {
  contextOption,
  engineOption,
  gpusOption,
  hardwareOption,
  modelOption,
  optional,
  quantOption,
  usersOption,
} from "../options.js";

const another = { ...optional(hardwareOption) } satisfies CommandOption;

export const compare = defineCommand({
  name: "compare",
  description: {
    en: "Devices, models or formats side by side",
    fr: "Matériels, modèles ou formats côte à côte",
  },
  intent: "compare",
  options: [
    { ...another, description: { en: "First device", fr: "Premier appareil" } },
    {
      ...another,
      name: "against",
      nameFr: "contre",
      description: { en: "Second device", fr: "Deuxième appareil" },
    },
    {
      ...another,
      name: "third",
      nameFr: "troisieme",
      description: { en: "Third device", fr: "Troisième appareil" },
    },
    optional(modelOption),
    {
      ...optional(modelOption),
      name: "other_model",
      nameFr: "autre_modele",
      description: { en: "Second model", fr: "Deuxième modèle" },
    },
    quantOption,
    {
      ...quantOption,
      name: "other_quant",
      nameFr: "autre_format",
      description: { en: "Second weight format", fr: "Deuxième format des poids" },
    },
    gpusOption,
    contextOption,
    usersOption,
    engineOption,
  ],
  example: {
    en: '/compare hardware:"RTX 4090" against:"RTX 5090" model:"Llama 3.1 8B"',
    fr: '/compare materiel:"RTX 4090" contre:"RTX 5090" modele:"Llama 3.1 8B"',
  },
});
