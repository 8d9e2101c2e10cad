import type { HardwareRow, ModelRow } from "../../../core/catalogue/types.js";
import { formatNumber, type Lang, type UnitId, units } from "../../../core/index.js";
import { texts } from "../texts.js";

/** A named fact of a row, for people. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** What decides how fast a device can be, in the order in which one asks. */
export function hardwareFacts(row: HardwareRow, lang: Lang): readonly Fact[] {
  return facts(lang, [
    [texts.memory, row.memoryVariantsGb ?? row.memoryGb, "gb"],
    [texts.bandwidth, row.bandwidthGbs, "gbPerS"],
    [texts.fp16, row.fp16Tflops, "tflops"],
    [texts.fp8, row.fp8Tflops, "tflops"],
    [texts.power, row.tdpW, "watts"],
  ]);
}

/** What a model asks of a device. */
export function modelFacts(row: ModelRow, lang: Lang): readonly Fact[] {
  const heads =
    row.kvHeads === undefined || row.headDim === undefined ? undefined : `${row.kvHeads} × ${row.headDim}`;
  return facts(lang, [
    [texts.parameters, row.paramsB, "billionParams"],
    [texts.active, row.activeParamsB === row.paramsB ? undefined : row.activeParamsB, "billionParams"],
    [texts.layers, row.layers, "count"],
    [texts.kvHeads, heads, "count"],
    [texts.context, row.maxContext, "tokens"],
    [texts.licence, row.licence, "none"],
  ]);
}

type Entry = readonly [
  label: (typeof texts)[keyof typeof texts],
  value: number | string | readonly number[] | undefined,
  unit: UnitId,
];

function facts(lang: Lang, entries: readonly Entry[]): readonly Fact[] {
  return entries.flatMap(([label, value, unit]) => {
    if (value === undefined || value === "") return [];
    const { symbol, digits } = units[unit];
    const list = Array.isArray(value) ? value : [value];
    const text = list
      .map((item) => (typeof item === "number" ? formatNumber(item, lang, digits) : String(item)))
      .join(lang === "fr" ? " ou " : " or ");
    return [{ label: label[lang], text: symbol[lang] === "" ? text : `${text} ${symbol[lang]}` }];
  });
}
