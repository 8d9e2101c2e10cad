import { findGpuPrice } from "../../catalogue/find-price.js";
import { resolveHardware } from "../../catalogue/resolve.js";
import { claimRows, hardwareRows } from "../../catalogue/rows.js";
import type { HardwareRow } from "../../catalogue/types.js";
import { fail } from "../../failure.js";
import { tokensPerSec } from "../../functions/decode/tokens-per-sec.js";
import type { Lang, Text } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { UnitId } from "../../units.js";
import { answerOf, type Figure } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { formatMoney } from "../money.js";
import { hardwareOf } from "../scenario.js";
import { seenOn } from "../seen-on.js";
import type { Slots } from "../slots.js";
import { unverifiedNotes } from "../unverified.js";

// The data sheet of a device, the fact asked for first, and what it means: decode follows bandwidth.

const FACTS: Readonly<
  Record<
    string,
    readonly [label: Text, unit: UnitId, value: (row: HardwareRow, memoryGb?: number) => number | undefined]
  >
> = {
  memory_bandwidth: [
    { en: "memory bandwidth", fr: "bande passante mémoire" },
    "gbPerS",
    ({ bandwidthGbs }) => bandwidthGbs,
  ],
  memory: [{ en: "memory", fr: "mémoire" }, "gb", ({ memoryGb }, variant) => variant ?? memoryGb],
  tflops: [{ en: "dense 16 bit", fr: "16 bits, dense" }, "tflops", ({ fp16Tflops }) => fp16Tflops],
  fp8: [{ en: "dense FP8", fr: "FP8, dense" }, "tflops", ({ fp8Tflops }) => fp8Tflops],
  tdp: [{ en: "power limit", fr: "puissance maximale" }, "watts", ({ tdpW }) => tdpW],
};

/** A device that is compared with: how often it is asked about decides. */
const MOST_DEVICES = 4;

export const hardwareFact = defineIntent({
  id: "hardware_fact",
  title: { en: "Data sheet", fr: "Fiche technique" },
  answer(slots, lang) {
    const fr = lang === "fr";
    if (slots.hardware === undefined)
      fail("type", { param: "hardware", given: null, allowed: { kind: "name", example: "H100" } });
    const found = (slots.hardware ?? []).slice(0, MOST_DEVICES).map((_, i) => {
      const match = resolveHardware(hardwareOf(slots, i), "hardware");
      return { ...match, memoryGb: match.memoryGb ?? match.row.memoryGb };
    });
    const [first] = found;
    if (!first)
      return fail("type", { param: "hardware", given: null, allowed: { kind: "name", example: "H100" } });
    const { row } = first;
    const wanted = wantedOf(slots);
    const many = found.length > 1;
    const headline: readonly Figure[] = many
      ? found.flatMap(({ row: one, memoryGb }) =>
          factFigure(wanted[0] ?? "memory_bandwidth", one, memoryGb, lang, one.name),
        )
      : wanted.flatMap((fact) => factFigure(fact, row, first.memoryGb, lang));
    const value = headline[0]?.value;
    return {
      ok: true,
      ...(typeof value === "number" && headline[0] ? { value, unit: headline[0].unit } : {}),
      answer: answerOf({
        title: many ? this.title[lang] : `${this.title[lang]} – ${row.name}`,
        headline: headline.slice(0, 3),
        table: {
          columns: [fr ? "donnée" : "fact", fr ? "valeur" : "value"],
          rows: many
            ? found.map(({ row: one, memoryGb }) => [
                one.name,
                factFigure(wanted[0] ?? "memory_bandwidth", one, memoryGb, lang)[0]?.text ?? "–",
              ])
            : sheet(row, lang),
        },
        working: meaning(row, lang),
        notes: [
          ...missing(wanted, row, lang),
          ...(first.assumption ? [first.assumption[lang]] : []),
          ...(many ? [] : siblings(row, wanted[0] ?? "memory_bandwidth", lang)),
          ...variantNote(row, first.alternatives, lang),
          ...(wanted.includes("tflops") && row.fp16Tflops !== undefined && row.vendor === "NVIDIA"
            ? [
                fr
                  ? `Dense : les fiches affichent souvent ${formatNumber(row.fp16Tflops * 2, lang, 0)} TFLOPS, le double, avec la parcimonie 2:4 que les LLM n’utilisent pas.`
                  : `Dense: sheets often print ${formatNumber(row.fp16Tflops * 2, lang, 0)} TFLOPS, twice as much, with the 2:4 sparsity that LLMs do not use.`,
              ]
            : []),
          ...published(row, lang),
          ...priceNote(row, lang),
          ...unverifiedNotes(row.unverified, lang),
        ].slice(0, 3),
        actions: [
          {
            label: fr ? "Vitesse avec un 8B" : "Speed with an 8B",
            command: `/speed model:"Llama 3.1 8B" hardware:"${row.name}"`,
          },
          ...(row.memoryGb === undefined
            ? []
            : [
                {
                  label: fr ? "Qu’est-ce qui y tient ?" : "What fits on it?",
                  command: `/fit hardware:"${row.name}"`,
                },
              ]),
        ],
        formulas:
          row.bandwidthGbs === undefined
            ? []
            : [
                {
                  en: `=HARDWARE_SPEC("${row.name}", "bandwidth_gbs")`,
                  fr: `=HARDWARE_SPEC("${row.name}";"bandwidth_gbs")`,
                },
              ],
        sources: [row.source],
      }),
    };
  },
});

function wantedOf({ fact, quant }: Slots): readonly string[] {
  const said = (typeof fact === "string" ? [fact] : (fact ?? [])).filter((name) =>
    Object.hasOwn(FACTS, name),
  );
  if (said.includes("tflops") && /fp8/i.test(String(quant ?? ""))) return ["fp8", ...said];
  return said.length > 0 ? said : ["memory_bandwidth", "memory", "tflops"];
}

function factFigure(
  fact: string,
  row: HardwareRow,
  memoryGb: number | undefined,
  lang: Lang,
  name?: string,
): readonly Figure[] {
  const known = FACTS[fact];
  const value = known?.[2](row, memoryGb);
  if (!known || value === undefined) return [];
  const label =
    name === undefined ? known[0] : { en: `${known[0].en}, ${name}`, fr: `${known[0].fr}, ${name}` };
  return [figure(label, value, known[1], lang, fact === "memory" ? 2 : 0)];
}

function sheet(row: HardwareRow, lang: Lang): readonly (readonly string[])[] {
  const fr = lang === "fr";
  const number = (value: number | undefined, unit: string) =>
    value === undefined ? undefined : `${formatNumber(value, lang, 2)} ${unit}`;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [fr ? "mémoire" : "memory", number(row.memoryGb, fr ? "Go" : "GB")],
    [fr ? "bande" : "bandwidth", number(row.bandwidthGbs, fr ? "Go/s" : "GB/s")],
    [fr ? "16 bits" : "16 bit", number(row.fp16Tflops, "TFLOPS")],
    ["FP8", number(row.fp8Tflops, "TFLOPS")],
    ["INT8", number(row.int8Tops, "TOPS")],
    ["FP4", number(row.fp4Tflops, "TFLOPS")],
    [fr ? "lien" : "link", number(row.linkGbs, fr ? "Go/s" : "GB/s")],
    ["TDP", number(row.tdpW, "W")],
    [fr ? "année" : "year", row.releaseYear === undefined ? undefined : String(row.releaseYear)],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** What the bandwidth means for the model that everybody knows. */
function meaning({ bandwidthGbs, kind }: HardwareRow, lang: Lang): readonly string[] {
  if (bandwidthGbs === undefined || ["wafer-scale", "lpu"].includes(kind)) return [];
  const ceiling = tokensPerSec({ paramsB: 8.03, bytesPerParam: 2, bandwidthGbs, efficiency: 1 });
  const number = (value: number) => formatNumber(value, lang, 1);
  return [
    lang === "fr"
      ? `plafond d’un 8B en 16 bits : ${number(bandwidthGbs)} Go/s / 16,1 Go = ${number(ceiling)} tok/s`
      : `ceiling of an 8B in 16 bit: ${number(bandwidthGbs)} GB/s / 16.1 GB = ${number(ceiling)} tok/s`,
  ];
}

function missing(wanted: readonly string[], row: HardwareRow, lang: Lang): readonly string[] {
  return wanted
    .filter((fact) => FACTS[fact]?.[2](row) === undefined)
    .slice(0, 1)
    .map((fact) =>
      lang === "fr"
        ? `Pas de valeur publiée pour « ${FACTS[fact]?.[0].fr} » de ${row.name}.`
        : `No published value for “${FACTS[fact]?.[0].en}” of ${row.name}.`,
    );
}

/** Cards of the same name whose figures differ: H100 SXM, PCIe, NVL. */
function siblings(row: HardwareRow, fact: string, lang: Lang): readonly string[] {
  const family = /\b[A-Z]*\d+\w*(?:\s(?:Ultra|Max|Pro))?/.exec(row.name)?.[0];
  const known = FACTS[fact];
  if (family === undefined || !known) return [];
  const others = hardwareRows()
    .filter((other) => other.id !== row.id && other.vendor === row.vendor && other.kind === row.kind)
    .filter((other) => new RegExp(`\\b${family}\\b`).test(other.name) && known[2](other) !== undefined)
    .slice(0, 3)
    .map((other) => `${other.name} ${figure(known[0], known[2](other) ?? 0, known[1], lang, 0).text}`);
  return others.length === 0
    ? []
    : [`${lang === "fr" ? "Voisins\u00a0:" : "Siblings:"} ${others.join(" ; ")}.`];
}

function variantNote(row: HardwareRow, alternatives: readonly string[], lang: Lang): readonly string[] {
  const names = alternatives.length > 0 ? alternatives : (row.memoryVariantsGb ?? []).map((gb) => `${gb} GB`);
  if (names.length < 2 && alternatives.length === 0) return [];
  const list = names.slice(0, 5).join(", ");
  return [lang === "fr" ? `Existe aussi : ${list.replaceAll(" GB", " Go")}.` : `Also exists: ${list}.`];
}

/** Published speeds of machines whose weights sit in SRAM: there the bandwidth ceiling says little. */
function published(row: HardwareRow, lang: Lang): readonly string[] {
  if (!["wafer-scale", "lpu", "rdu"].includes(row.kind)) return [];
  const claims = claimRows()
    .filter(({ hardwareId, tps }) => hardwareId === row.id && tps !== undefined)
    .slice(0, 4)
    .map(({ model, tps }) => `${model} ${formatNumber(tps ?? 0, lang, 0)} tok/s`);
  if (claims.length === 0) return [];
  return [lang === "fr" ? `Annoncé : ${claims.join(" ; ")}.` : `Published: ${claims.join("; ")}.`];
}

function priceNote(row: HardwareRow, lang: Lang): readonly string[] {
  const price = findGpuPrice(row.id);
  if (!price) return [];
  const amount = (usd: number) => formatMoney(usd, {}, lang, "/h");
  return [
    lang === "fr"
      ? `Location à la demande : ${amount(price.usdMin)} à ${amount(price.usdMax)}, médiane ${amount(price.usdMedian)} (relevée ${seenOn(price.asOf, "fr")}).`
      : `On-demand rent: ${amount(price.usdMin)} to ${amount(price.usdMax)}, median ${amount(price.usdMedian)} (seen ${seenOn(price.asOf, "en")}).`,
  ];
}
