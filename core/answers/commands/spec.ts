import { defineCommand } from "../define-command.js";
import {
  contextOption,
  gpusOption,
  hardwareOption,
  modelOption,
  numberOption,
  optional,
  quantOption,
  usersOption,
} from "../options.js";

export const spec = defineCommand({
  name: "spec",
  description: {
    en: "Gain of speculative decoding, alone and in a batch",
    fr: "Gain du décodage spéculatif, seul et en lot",
  },
  intent: "speculative",
  options: [
    numberOption(
      { name: "acceptance", nameFr: "acceptation" },
      {
        en: "Probability that a draft token is accepted, 0 to 1",
        fr: "Probabilité d’acceptation d’un token, 0 à 1",
      },
      "acceptance",
      { min: 0, max: 1 },
    ),
    {
      name: "draft",
      nameFr: "brouillon",
      description: { en: "Draft tokens per step", fr: "Tokens de brouillon par pas" },
      kind: "integer",
      slot: "draft_tokens",
      min: 0,
      max: 64,
    },
    numberOption(
      { name: "ratio", nameFr: "cout" },
      {
        en: "Cost of a draft step over a step of the model",
        fr: "Coût d’un pas du brouillon sur un pas du modèle",
      },
      "cost_ratio",
      { min: 0, max: 10 },
    ),
    usersOption,
    optional(modelOption),
    optional(hardwareOption),
    quantOption,
    gpusOption,
    contextOption,
  ],
  example: {
    en: "/spec acceptance:0.8 draft:5 ratio:0.05",
    fr: "/spec acceptation:0,8 brouillon:5 cout:0,05",
  },
});
