import type { Lang } from "../../text/lang.js";
import type { Sheet } from "../model.js";
import { constants } from "./constants-table.js";
import { grid } from "./grid.js";
import type { Plan } from "./types.js";

/** Every constant with unit and source, what the band means, what the queueing leaves out, the date of the prices. */
export function assumptionsSheet(name: string, plan: Plan, lang: Lang): Sheet {
  const { cells, put } = grid();
  put(0, 0, { en: "Assumptions", fr: "Hypothèses" }[lang], "title");
  const heads = {
    en: ["constant", "name", "value", "unit", "source"],
    fr: ["constante", "nom", "valeur", "unité", "source"],
  }[lang];
  heads.forEach((head, column) => {
    put(2, column, head, "heading");
  });
  let row = 3;
  for (const { name: constant, label, unit, value, source } of constants()) {
    put(row, 0, label[lang]);
    put(row, 1, constant, "note");
    put(row, 2, value, "input", { name: constant, format: "General" });
    put(row, 3, unit, "unit");
    put(row, 4, source[lang], "note");
    row++;
  }
  row++;
  put(row++, 0, { en: "How to read it", fr: "Comment lire" }[lang], "heading");
  for (const text of READING) put(row++, 0, text[lang], "wrap");
  row++;
  put(row++, 0, { en: "Sources", fr: "Sources" }[lang], "heading");
  const { model, hardware } = plan.deployment;
  put(row++, 0, `${model.name}: ${model.source}`, "wrap");
  put(row++, 0, `${hardware.name}: ${hardware.source}`, "wrap");
  return { name, cells, widths: [58, 26, 12, 9, 40], frozenRows: 3 };
}

const READING = [
  {
    en: "Expected values come from a model of one decode step and one prefill, calibrated on published measurements; low and high are about the 10th and 90th percentile of what people measure.",
    fr: "Les valeurs attendues viennent d’un modèle d’un pas de décodage et d’un prefill, calé sur des mesures publiées ; bas et haut sont à peu près les 10e et 90e centiles de ce que l’on mesure.",
  },
  {
    en: "Requests arrive at random (Poisson), lengths count by what is typed in the Plan, prefill takes a fixed time, all requests are of one kind. Bursts and long-tailed prompts need more: type p95 lengths.",
    fr: "Les requêtes arrivent au hasard (Poisson), les longueurs comptent pour ce qui est saisi dans le plan, le prefill prend un temps fixe, toutes les requêtes sont d’une seule sorte. Rafales et prompts très inégaux demandent plus : saisissez des longueurs p95.",
  },
  {
    en: "Prices are medians of list prices seen on the dates of the Hardware sheet, not quotes. Where none is known, the Plan says so: type your own.",
    fr: "Les prix sont des médianes de tarifs publics vus aux dates de la feuille Matériel, pas des devis. Où aucun n’est connu, le plan le dit : saisissez le vôtre.",
  },
  {
    en: "Electricity counts the full power of the cards (TDP), hence an upper bound; idle hours are paid in the cost.",
    fr: "L’électricité compte la pleine puissance des cartes (TDP), donc un majorant ; les heures d’inactivité sont payées dans le coût.",
  },
  {
    en: "The tables hold the models and devices that people ask for most and those of this plan; every formula is native, nothing is hidden.",
    fr: "Les tables contiennent les modèles et cartes les plus demandés et ceux de ce plan ; toutes les formules sont natives, rien n’est caché.",
  },
] as const;
