import { defineCommand } from "../define-command.js";
import {
  gpusOption,
  hardwareOption,
  modelOption,
  numberOption,
  optional,
  outputOption,
  promptOption,
  quantOption,
  usersOption,
} from "../options.js";

const usd = { min: 0, max: 1_000_000 };

export const cost = defineCommand({
  name: "cost",
  description: {
    en: "Cost of requests to an API, of own GPUs, and where they break even",
    fr: "Coût des requêtes d’API, de ses propres GPU, et seuil de rentabilité",
  },
  intent: "cost",
  options: [
    optional(modelOption),
    promptOption,
    outputOption,
    numberOption(
      { name: "price_in", nameFr: "prix_entree" },
      { en: "USD per million input tokens", fr: "USD par million de tokens d’entrée" },
      "price_in",
      usd,
    ),
    numberOption(
      { name: "price_out", nameFr: "prix_sortie" },
      { en: "USD per million output tokens", fr: "USD par million de tokens de sortie" },
      "price_out",
      usd,
    ),
    {
      name: "cached",
      nameFr: "en_cache",
      description: { en: "Prompt tokens read from cache", fr: "Tokens du prompt lus en cache" },
      kind: "integer",
      slot: "cached_tokens",
      min: 0,
      max: 1_000_000_000,
    },
    numberOption(
      { name: "price_cached", nameFr: "prix_cache" },
      { en: "USD per million cached tokens", fr: "USD par million de tokens en cache" },
      "price_cached",
      usd,
    ),
    numberOption(
      { name: "requests_day", nameFr: "requetes_jour" },
      { en: "Requests per day", fr: "Requêtes par jour" },
      "requests_per_day",
    ),
    optional(hardwareOption),
    gpusOption,
    numberOption(
      { name: "gpu_hour", nameFr: "heure_gpu" },
      { en: "USD per GPU and hour", fr: "USD par GPU et par heure" },
      "gpu_hour",
    ),
    numberOption(
      { name: "speed", nameFr: "vitesse" },
      { en: "Tokens per second of the whole server", fr: "Tokens par seconde de tout le serveur" },
      "tps_total",
    ),
    numberOption(
      { name: "utilisation" },
      { en: "Share of the paid time in use, 0 to 1", fr: "Part du temps payé utilisée, de 0 à 1" },
      "utilisation",
      { above: 0, max: 1 },
    ),
    quantOption,
    usersOption,
    numberOption(
      { name: "api_price", nameFr: "prix_api" },
      { en: "API price to beat, USD per million tokens", fr: "Prix d’API à battre, USD par million" },
      "price",
      usd,
    ),
  ],
  example: {
    en: "/cost prompt:2000 output:800 price_in:5 price_out:30",
    fr: "/cost prompt:2000 sortie:800 prix_entree:5 prix_sortie:30",
  },
});
