import { resolveHardware } from "../../catalogue/resolve.js";
import type { HardwareRow } from "../../catalogue/types.js";
import { type Cell, defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { hardware } from "../../params/names.js";
import { catalogueSource } from "../../sources.js";

// Facts as the makers print them: nominal bandwidth, dense rates, marketed gigabytes.

const FIELDS = {
  name: (row: HardwareRow) => row.name,
  vendor: (row: HardwareRow) => row.vendor,
  kind: (row: HardwareRow) => row.kind,
  bandwidth_gbs: (row: HardwareRow) => row.bandwidthGbs,
  memory_gb: (row: HardwareRow) => row.memoryGb,
  fp32_tflops: (row: HardwareRow) => row.fp32Tflops,
  fp16_tflops: (row: HardwareRow) => row.fp16Tflops,
  fp8_tflops: (row: HardwareRow) => row.fp8Tflops,
  int8_tops: (row: HardwareRow) => row.int8Tops,
  fp4_tflops: (row: HardwareRow) => row.fp4Tflops,
  link_gbs: (row: HardwareRow) => row.linkGbs,
  tdp_w: (row: HardwareRow) => row.tdpW,
  release_year: (row: HardwareRow) => row.releaseYear,
  source: (row: HardwareRow) => row.source,
} as const;
export const HARDWARE_FIELDS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** One fact about a device: a number or a text. */
export function hardwareSpec(args: { readonly hardware: string; readonly field: string }): Cell {
  const { row, memoryGb } = resolveHardware(args.hardware, "hardware");
  const field = args.field as keyof typeof FIELDS;
  const value = field === "memory_gb" ? (memoryGb ?? row.memoryGb) : FIELDS[field](row);
  return (
    value ??
    fail("unknown", {
      param: "field",
      given: args.field,
      reason: {
        en: "the catalogue has no {field} for {name}",
        fr: "le catalogue n’a pas de {field} pour {name}",
        values: { field: args.field, name: row.name },
      },
    })
  );
}

export const HARDWARE_SPEC = defineFunction({
  name: "HARDWARE_SPEC",
  family: "catalogue",
  title: { en: "Fact about hardware", fr: "Caractéristique d’un matériel" },
  summary: {
    en: "Bandwidth, memory, TFLOPS or another fact of a named device",
    fr: "Bande passante, mémoire, TFLOPS ou autre donnée d’un appareil",
  },
  params: [
    hardware,
    {
      name: "field",
      kind: "choice",
      values: HARDWARE_FIELDS,
      label: { en: "field", fr: "champ" },
      help: { en: "Which fact, for example bandwidth_gbs", fr: "Quelle donnée, par exemple bandwidth_gbs" },
    },
  ],
  returns: { kind: "number", unit: "none", digits: 2 },
  formula: "catalogue row of hardware, field",
  compute: hardwareSpec,
  examples: [
    { args: ["h100 sxm", "bandwidth_gbs"], result: 3350, note: { en: "GB/s", fr: "Go/s" } },
    { args: ["m3 ultra", "bandwidth_gbs"], result: 819, note: { en: "GB/s", fr: "Go/s" } },
  ],
  assumptions: [
    {
      en: "Nominal bandwidth, dense TFLOPS, marketed GB; some rows are unverified.",
      fr: "Bande passante nominale, TFLOPS denses, Go commerciaux ; certaines lignes ne sont pas vérifiées.",
    },
  ],
  sources: [catalogueSource],
  seeAlso: ["HARDWARE_LIST", "MODEL_SPEC", "TOKENS_PER_SEC"],
});
