import { defineCommand } from "../define-command.js";
import { numberOption } from "../options.js";

export const sample = defineCommand({
  name: "sample",
  description: {
    en: "What temperature, top-k, top-p and min-p do to a list of probabilities",
    fr: "Ce que température, top-k, top-p et min-p font d’une liste de probabilités",
  },
  intent: "sampling",
  options: [
    {
      name: "probabilities",
      nameFr: "probabilites",
      description: { en: "For example 0.45 0.22 0.12 0.08 0.05", fr: "Par exemple 0,45 0,22 0,12 0,08 0,05" },
      kind: "numbers",
      slot: "probabilities",
      min: 0,
      max: 100,
    },
    numberOption(
      { name: "temperature" },
      { en: "1 changes nothing, 0 takes the most likely", fr: "1 ne change rien, 0 prend le plus probable" },
      "temperature",
      { min: 0, max: 100 },
    ),
    {
      name: "top_k",
      description: { en: "Keep the k most likely (0: off)", fr: "Garder les k plus probables (0 : inactif)" },
      kind: "integer",
      slot: "top_k",
      min: 0,
      max: 1_000_000,
    },
    numberOption(
      { name: "top_p" },
      { en: "Keep the smallest set that reaches p", fr: "Garder le plus petit groupe qui atteint p" },
      "top_p",
      { above: 0, max: 1 },
    ),
    numberOption(
      { name: "min_p" },
      { en: "Keep at least this share of the best", fr: "Garder au moins cette part du meilleur" },
      "min_p",
      { min: 0, max: 1 },
    ),
    {
      name: "order",
      nameFr: "ordre",
      description: { en: "Where the temperature comes", fr: "Place de la température" },
      kind: "choice",
      slot: "order",
      values: [
        { value: "hf", label: { en: "Hugging Face: first", fr: "Hugging Face : en premier" } },
        { value: "llama.cpp", label: { en: "llama.cpp: last", fr: "llama.cpp : en dernier" } },
      ],
    },
  ],
  example: {
    en: '/sample probabilities:"0.45 0.22 0.12 0.08 0.05 0.04 0.03 0.01" temperature:2 top_p:0.9',
    fr: '/sample probabilites:"0,45 0,22 0,12 0,08 0,05 0,04 0,03 0,01" temperature:2 top_p:0,9',
  },
});
