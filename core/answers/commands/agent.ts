import { defineCommand } from "../define-command.js";
import {
  gpusOption,
  hardwareOption,
  modelOption,
  numberOption,
  optional,
  outputOption,
  quantOption,
} from "../options.js";

export const agent = defineCommand({
  name: "agent",
  description: {
    en: "Duration and price of a loop of model calls",
    fr: "Durée et prix d’une boucle d’appels au modèle",
  },
  intent: "agent_loop",
  options: [
    {
      name: "calls",
      nameFr: "appels",
      description: { en: "Model calls in a row", fr: "Appels au modèle à la suite" },
      kind: "integer",
      slot: "calls",
      min: 1,
      max: 1000,
    },
    outputOption,
    numberOption(
      { name: "speed", nameFr: "vitesse" },
      { en: "Tokens per second", fr: "Tokens par seconde" },
      "tps",
    ),
    numberOption(
      { name: "ttft" },
      { en: "TTFT of each call, in ms", fr: "TTFT de chaque appel, en ms" },
      "ttft_ms",
      {
        min: 0,
      },
    ),
    numberOption(
      { name: "tool", nameFr: "outil" },
      { en: "Seconds of tools per call", fr: "Secondes d’outils par appel" },
      "tool_s",
      { min: 0 },
    ),
    {
      name: "base",
      description: { en: "Tokens that the first call reads", fr: "Tokens lus par le premier appel" },
      kind: "integer",
      slot: "base_tokens",
      min: 0,
      max: 100_000_000,
    },
    {
      name: "growth",
      nameFr: "ajout",
      description: { en: "Tokens added by each call", fr: "Tokens ajoutés par chaque appel" },
      kind: "integer",
      slot: "growth_tokens",
      min: 0,
      max: 100_000_000,
    },
    numberOption(
      { name: "price_in", nameFr: "prix_entree" },
      { en: "USD per million input tokens", fr: "USD par million de tokens d’entrée" },
      "price_in",
      { min: 0 },
    ),
    numberOption(
      { name: "price_out", nameFr: "prix_sortie" },
      { en: "USD per million output tokens", fr: "USD par million de tokens de sortie" },
      "price_out",
      { min: 0 },
    ),
    numberOption(
      { name: "price_cached", nameFr: "prix_cache" },
      { en: "USD per million cached tokens", fr: "USD par million de tokens en cache" },
      "price_cached",
      { min: 0 },
    ),
    optional(modelOption),
    optional(hardwareOption),
    quantOption,
    gpusOption,
  ],
  example: {
    en: "/agent calls:20 output:800 speed:70 ttft:500 tool:1.5",
    fr: "/agent appels:20 sortie:800 vitesse:70 ttft:500 outil:1,5",
  },
});
