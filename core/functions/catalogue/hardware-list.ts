import { hardwareRows } from "../../catalogue/rows.js";
import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { catalogueSource } from "../../sources.js";

export const HARDWARE_KINDS = [
  "any",
  "datacenter-gpu",
  "consumer-gpu",
  "apu",
  "apple-silicon",
  "cpu",
  "tpu",
  "lpu",
  "rdu",
  "wafer-scale",
] as const;

/** A column of device names; rows of low confidence are left out. */
export function hardwareList(args: {
  readonly kind: string;
  readonly minMemoryGb: number;
}): readonly (readonly string[])[] {
  const names = hardwareRows()
    .filter(
      (row) =>
        row.confidence !== "low" &&
        (args.kind === "any" || row.kind === args.kind) &&
        (args.minMemoryGb === 0 || (row.memoryGb ?? 0) >= args.minMemoryGb),
    )
    .map((row) => [row.name]);
  if (names.length > 0) return names;
  return fail("infeasible", {
    param: "min_memory_gb",
    given: args.minMemoryGb,
    reason: {
      en: "no device of that kind has so much memory; take a smaller figure",
      fr: "aucun appareil de ce type n’a autant de mémoire ; prenez un chiffre plus petit",
    },
  });
}

export const HARDWARE_LIST = defineFunction({
  name: "HARDWARE_LIST",
  family: "catalogue",
  title: { en: "Hardware in the catalogue", fr: "Matériels du catalogue" },
  summary: {
    en: "Column of device names, by kind and smallest memory",
    fr: "Colonne de noms d’appareils, par type et mémoire minimale",
  },
  params: [
    {
      name: "kind",
      kind: "choice",
      values: HARDWARE_KINDS,
      default: "any",
      label: { en: "kind", fr: "type" },
      help: { en: "Kind of device, or any", fr: "Type d’appareil, ou any pour tous" },
    },
    {
      name: "min_memory_gb",
      kind: "number",
      unit: "gb",
      min: 0,
      default: 0,
      label: { en: "smallest memory", fr: "mémoire minimale" },
      help: {
        en: "Only devices with at least this many GB",
        fr: "Seulement les appareils d’au moins autant de Go",
      },
    },
  ],
  returns: { kind: "matrix", unit: "none", columns: [{ en: "hardware", fr: "matériel" }] },
  formula: "names of the catalogue with kind and memory ≥ min_memory_gb",
  compute: hardwareList,
  examples: [
    {
      args: ["wafer-scale"],
      result: [["Cerebras WSE-3 / CS-3"]],
      note: { en: "wafers", fr: "processeurs à l’échelle de la tranche" },
    },
  ],
  assumptions: [{ en: "Memory as marketed, for one device.", fr: "Mémoire commerciale, par appareil." }],
  sources: [catalogueSource],
  seeAlso: ["HARDWARE_SPEC", "LLM_COMPARE"],
});
