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

const another: CommandOption = optional(hardwareOption);

export const compare = defineCommand({
  name: "compare",
  description: {
    en: "Devices, models or formats side by side",
    fr: "Matériels, modèles ou formats côte à côte",
  },
  intent: "compare",
  options: [
    {
      ...another,
      description: {
        en: "First device, or several: h100, h200",
        fr: "Premier appareil, ou plusieurs : h100, h200",
      },
      several: true,
    },
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
    {
      ...optional(modelOption),
      description: { en: "Model, or several between commas", fr: "Modèle, ou plusieurs entre virgules" },
      several: true,
    },
    {
      ...optional(modelOption),
      name: "other_model",
      nameFr: "autre_modele",
      description: { en: "Second model", fr: "Deuxième modèle" },
    },
    {
      ...quantOption,
      description: {
        en: "Weight format, or several: fp8, q4_k_m",
        fr: "Format des poids, ou plusieurs : fp8, q4_k_m",
      },
      several: true,
    },
    {
      ...quantOption,
      name: "other_quant",
      nameFr: "autre_format",
      description: { en: "Second weight format", fr: "Deuxième format des poids" },
    },
    gpusOption,
    {
      name: "split",
      nameFr: "partage",
      description: {
        en: "How the cards share the model: tp4, pp4, tp2pp2, dp4 (replicas)",
        fr: "Partage du modèle entre cartes : tp4, pp4, tp2pp2, dp4 (réplicas)",
      },
      kind: "text",
      slot: "splits",
    },
    contextOption,
    usersOption,
    engineOption,
  ],
  example: {
    en: '/compare hardware:"RTX 4090" against:"RTX 5090" model:"Llama 3.1 8B"',
    fr: '/compare materiel:"RTX 4090" contre:"RTX 5090" modele:"Llama 3.1 8B"',
  },
});
