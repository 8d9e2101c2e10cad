import { apiPriceRows, claimRows, gpuPriceRows, hardwareRows, modelRows } from "../../catalogue/rows.js";
import { definitions } from "../../registry.js";
import { formatNumber } from "../../text/number.js";
import { answerOf } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { VERSION } from "../version.js";

export const about = defineIntent({
  id: "about",
  title: { en: "About Jeton", fr: "À propos de Jeton" },
  answer(_slots, lang) {
    const fr = lang === "fr";
    const prices = [
      ...apiPriceRows().map(({ lastSeen }) => lastSeen),
      ...gpuPriceRows().map(({ asOf }) => asOf),
    ].sort();
    const count = (list: readonly unknown[]) => formatNumber(list.length, lang, 0);
    return {
      ok: true,
      answer: answerOf({
        title: `${this.title[lang]} ${VERSION}`,
        working: [
          fr
            ? "Vitesse, latence, mémoire et coût des LLM : les mêmes formules dans Excel, sur Discord, au terminal et dans le navigateur."
            : "Speed, latency, memory and cost of LLMs: the same formulas in Excel, on Discord, in the terminal and in the browser.",
        ],
        table: {
          columns: [fr ? "données" : "data", fr ? "nombre" : "count"],
          rows: [
            [fr ? "fonctions" : "functions", count(definitions)],
            [fr ? "matériels" : "devices", count(hardwareRows())],
            [fr ? "modèles" : "models", count(modelRows())],
            [fr ? "prix d’API" : "API prices", count(apiPriceRows())],
            [fr ? "prix de GPU" : "GPU prices", count(gpuPriceRows())],
            [fr ? "annonces" : "claims", count(claimRows())],
            [fr ? "dernier prix" : "last price", prices.at(-1) ?? "–"],
          ],
        },
        notes: [
          fr
            ? "Confidentialité : rien n’est enregistré, ni questions ni réponses ; aucun modèle de langage n’est appelé, tout est calculé sur place."
            : "Privacy: nothing is stored, neither questions nor answers; no language model is called, everything is computed in place.",
          fr
            ? "Estimations et prix publics sont datés et sourcés ; ils ne remplacent ni une mesure ni un devis."
            : "Estimates and list prices are dated and sourced; they replace neither a measurement nor a quote.",
          fr
            ? "Code et données sous licence libre : voir LICENSE et docs/ dans le dépôt."
            : "Code and data are free software: see LICENSE and docs/ in the repository.",
        ],
        actions: [{ label: fr ? "Aide" : "Help", command: "/help" }],
      }),
    };
  },
});
