import { fold } from "../../catalogue/normalise.js";
import { modelRows } from "../../catalogue/rows.js";
import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { catalogueSource } from "../../sources.js";
import { nearest } from "../../text/nearest.js";

/** A column of model names; rows of low confidence are left out. */
export function modelList(args: {
  readonly vendor: string;
  readonly maxParamsB: number;
}): readonly (readonly string[])[] {
  const wanted = fold(args.vendor);
  const ofVendor = modelRows().filter(
    (row) => row.confidence !== "low" && (wanted === "any" || fold(row.vendor).includes(wanted)),
  );
  if (ofVendor.length === 0) {
    const vendors = [...new Set(modelRows().map((row) => row.vendor))];
    fail("unknown", { param: "vendor", given: args.vendor, suggestion: nearest(args.vendor, vendors) });
  }
  const names = ofVendor
    .filter((row) => args.maxParamsB === 0 || (row.paramsB ?? Number.POSITIVE_INFINITY) <= args.maxParamsB)
    .map((row) => [row.name]);
  if (names.length > 0) return names;
  return fail("infeasible", {
    param: "max_params_b",
    given: args.maxParamsB,
    reason: {
      en: "no model is that small; take a larger figure",
      fr: "aucun modèle n’est aussi petit ; prenez un chiffre plus grand",
    },
  });
}

export const MODEL_LIST = defineFunction({
  name: "MODEL_LIST",
  family: "catalogue",
  title: { en: "Models in the catalogue", fr: "Modèles du catalogue" },
  summary: {
    en: "Column of model names, by vendor and largest size",
    fr: "Colonne de noms de modèles, par éditeur et taille maximale",
  },
  params: [
    {
      name: "vendor",
      kind: "text",
      default: "any",
      label: { en: "vendor", fr: "éditeur" },
      help: {
        en: "Vendor, for example Mistral AI, or any",
        fr: "Éditeur, par exemple Mistral AI, ou any pour tous",
      },
    },
    {
      name: "max_params_b",
      kind: "number",
      unit: "billionParams",
      min: 0,
      default: 0,
      label: { en: "largest size", fr: "taille maximale" },
      help: {
        en: "Only models of at most this many billions; 0 for all",
        fr: "Modèles d’au plus autant de milliards ; 0 pour tous",
      },
    },
  ],
  returns: { kind: "matrix", unit: "none", columns: [{ en: "model", fr: "modèle" }] },
  formula: "names of the catalogue with vendor and size ≤ max_params_b",
  compute: modelList,
  examples: [
    { args: ["OpenAI", 30], note: { en: "open models of one vendor", fr: "modèles ouverts d’un éditeur" } },
  ],
  assumptions: [
    {
      en: "Models with open weights, newest facts of the catalogue.",
      fr: "Modèles à poids ouverts, selon le catalogue.",
    },
  ],
  sources: [catalogueSource],
  seeAlso: ["MODEL_SPEC", "LLM_MIN_GPUS"],
});
