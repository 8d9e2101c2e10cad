import { hardwareById } from "../../../catalogue/find-hardware.js";
import { findGpuPrice } from "../../../catalogue/find-price.js";
import { POPULAR } from "../../../catalogue/popular.js";
import type { HardwareRow } from "../../../catalogue/types.js";
import type { Deployment } from "../../../deployment/deployment.js";
import { engineTraits } from "../../../estimator/classes.js";
import { CONSTANTS } from "../../../estimator/constants.js";
import { type ByGroup, byGroup } from "../../../estimator/constants-shape.js";
import { generationFactor } from "../../../estimator/decode-step.js";
import { fp16Tflops, fp32Tflops, type HardwareFacts, linkGbs, usableGb } from "../../../estimator/facts.js";
import { hardwareFacts } from "../../../estimator/facts-from-catalogue.js";
import { GB, GIB } from "../../../estimator/memory/units.js";
import { usableMemory } from "../../../estimator/memory/usable.js";
import { usualEngine } from "../../../estimator/scenario.js";
import type { Text } from "../../../text/lang.js";
import { hardwareNameOf, rentUsd } from "../request.js";
import type { PlanTier } from "../types.js";
import type { Table, TableColumn } from "./table.js";

export interface HardwareEntry {
  readonly name: string;
  readonly row: HardwareRow;
  readonly facts: HardwareFacts;
  readonly usableBytes: number;
}

/** The plan's own device first, then those that people ask for most; CPUs have no memory of their own to plan with. */
export function hardwareEntries(own: Deployment): readonly HardwareEntry[] {
  const entry = (row: HardwareRow, name: string, memoryGb: number, facts: HardwareFacts): HardwareEntry => ({
    name,
    row,
    facts,
    usableBytes: usableMemory(row, memoryGb).bytes,
  });
  const others = POPULAR.hardware.flatMap((id) => hardwareById(id) ?? []);
  const ownName = hardwareNameOf(own);
  return [
    ...(own.memoryGb === undefined ? [] : [entry(own.hardware, ownName, own.memoryGb, own.hardwareFacts)]),
    ...others.flatMap((row) =>
      row.memoryGb === undefined || row.bandwidthGbs === undefined || row.name === ownName
        ? []
        : [entry(row, row.name, row.memoryGb, hardwareFacts(row))],
    ),
  ];
}

type Class = "serving" | "portable";

const both = (
  name: string,
  label: Text,
  value: (entry: HardwareEntry, engineClass: Class) => number,
): readonly TableColumn<HardwareEntry>[] =>
  (["serving", "portable"] as const).map((engineClass) => ({
    name: `${name}_${engineClass}`,
    label: {
      en: `${label.en}, ${engineClass === "serving" ? "servers" : "llama.cpp"}`,
      fr: `${label.fr}, ${engineClass === "serving" ? "serveurs" : "llama.cpp"}`,
    },
    value: (entry: HardwareEntry) => value(entry, engineClass),
  }));

const share = (table: ByGroup, { facts }: HardwareEntry) => byGroup(table, [facts.group, facts.group]);

/** How much faster narrow formats run, by the units that the format asks for. */
function speedup({ facts: { group, fp8, fp4 } }: HardwareEntry, units: "int8" | "fp8" | "fp4"): number {
  if (units === "int8") return group === "nv-hbm" || group === "nv-gddr" || group === "nv-soc" ? 2 : 1;
  if (units === "fp8") return fp8 ? 2 : 1;
  return fp4 ? 4 : fp8 ? 2 : 1;
}

/** A dash where nobody lists a price: a blank cell would count as 0 in the formulas. */
const rent =
  (tier: PlanTier) =>
  ({ row }: HardwareEntry) =>
    rentUsd(row.id, tier) ?? "–";

const column = (
  name: string,
  label: Text,
  value: TableColumn<HardwareEntry>["value"],
): TableColumn<HardwareEntry> => ({ name, label, value });

export function hardwareTable(rows: readonly HardwareEntry[]): Table<HardwareEntry> {
  const { decode, prefill, widening } = CONSTANTS;
  return {
    name: "hardware",
    title: { en: "Hardware", fr: "Matériel" },
    note: {
      en: "One device each: nominal bandwidth, dense TFLOPS as the sheet states them, memory that an engine sees; shares of nominal reached were fitted on published measurements. Prices: median of list prices per GPU and hour, a dash where none is listed.",
      fr: "Une carte par ligne : bande passante nominale, TFLOPS denses de la fiche, mémoire vue par le moteur ; les parts du nominal atteintes sont ajustées sur des mesures publiées. Prix : médiane des tarifs par GPU et par heure, un tiret où aucun n’est publié.",
    },
    rows,
    columns: [
      column("name", { en: "hardware", fr: "matériel" }, ({ name }) => name),
      column("group", { en: "kind", fr: "genre" }, ({ facts }) => facts.group),
      column(
        "bandwidth_gbs",
        { en: "bandwidth, GB/s", fr: "bande passante, Go/s" },
        ({ facts }) => facts.bw ?? "#N/A",
      ),
      column("fp16_tflops", { en: "TFLOPS at 16 bit", fr: "TFLOPS à 16 bits" }, ({ facts }) =>
        fp16Tflops(facts),
      ),
      column("vector_tflops", { en: "vector TFLOPS", fr: "TFLOPS vectoriels" }, ({ facts }) =>
        fp32Tflops(facts),
      ),
      column("link_gbs", { en: "link, GB/s", fr: "lien, Go/s" }, ({ facts }) => linkGbs(facts)),
      column(
        "usable_gb",
        { en: "usable memory, GB", fr: "mémoire utilisable, Go" },
        ({ usableBytes }) => usableBytes / GB,
      ),
      column("marketed_gb", { en: "memory in principle, GB", fr: "mémoire théorique, Go" }, ({ facts }) => {
        const gb = usableGb(facts);
        return Number.isFinite(gb) ? gb : 1e9;
      }),
      column("max_sequences", { en: "vLLM sequences", fr: "séquences vLLM" }, ({ usableBytes }) =>
        usableBytes >= 70 * GIB ? 1024 : 256,
      ),
      column(
        "unified",
        { en: "memory shared with the CPU", fr: "mémoire partagée avec le CPU" },
        ({ facts }) => (facts.unified ? 1 : 0),
      ),
      column("dies", { en: "dies", fr: "puces par carte" }, ({ facts }) => facts.dies ?? 1),
      column(
        "sheet_factor",
        { en: "sheet factor, llama.cpp", fr: "facteur de fiche, llama.cpp" },
        ({ facts }) => (facts.family === "GeForce" ? 2 : 1),
      ),
      column("speedup_int8", { en: "int8 speed-up", fr: "gain int8" }, (entry) => speedup(entry, "int8")),
      column("speedup_fp8", { en: "fp8 speed-up", fr: "gain fp8" }, (entry) => speedup(entry, "fp8")),
      column("speedup_fp4", { en: "fp4 speed-up", fr: "gain fp4" }, (entry) => speedup(entry, "fp4")),
      column(
        "unpack_factor",
        { en: "unpacking factor", fr: "facteur de décodage" },
        ({ facts: { group } }) => (group === "cpu" ? 0 : group === "apple" ? decode.dequantApple : 1),
      ),
      ...both(
        "bandwidth_share",
        { en: "bandwidth reached", fr: "part de bande passante" },
        (entry, cls) => share(decode.bandwidth[cls], entry) * generationFactor(entry.facts, decode),
      ),
      ...both("kv_share", { en: "cache bandwidth reached", fr: "part pour le cache" }, (entry, cls) =>
        share(decode.kv[cls], entry),
      ),
      ...both("layer_ms", { en: "ms per layer", fr: "ms par couche" }, (entry, cls) =>
        share(decode.layer[cls], entry),
      ),
      ...both(
        "prefill_share",
        { en: "prefill compute reached", fr: "part de calcul au prefill" },
        (entry, cls) => share(prefill.compute[cls], entry),
      ),
      ...both(
        "attention_share",
        { en: "attention compute reached", fr: "part de calcul d’attention" },
        (entry, cls) => share(prefill.attention[cls], entry),
      ),
      ...both("widening", { en: "band wider by", fr: "fourchette élargie de" }, ({ facts }, cls) =>
        decode.layer[cls][facts.group] === undefined ? widening.unknownGroup : 1,
      ),
      column("hop_ms", { en: "hand-over, ms", fr: "passage de relais, ms" }, (entry) =>
        share(decode.hop, entry),
      ),
      column("usual_engine", { en: "usual engine", fr: "moteur usuel" }, ({ facts }) => usualEngine(facts)),
      column("tdp_w", { en: "power, W", fr: "puissance, W" }, ({ row }) => row.tdpW ?? "–"),
      column("on_demand_usd", { en: "on demand, USD/h", fr: "à la demande, USD/h" }, rent("on_demand")),
      column("spot_usd", { en: "spot, USD/h", fr: "spot, USD/h" }, rent("spot")),
      column(
        "reserved_3y_usd",
        { en: "reserved 3 years, USD/h", fr: "réservé 3 ans, USD/h" },
        rent("reserved_3y"),
      ),
      column("price_date", { en: "price of", fr: "prix du" }, ({ row }) => findGpuPrice(row.id)?.asOf ?? ""),
      column("source", { en: "source", fr: "source" }, ({ row }) => row.source),
    ],
  };
}

/** The class of an engine, as the columns are called. */
export function classOf(engine: string): Class {
  return engineTraits(engine).serving ? "serving" : "portable";
}
