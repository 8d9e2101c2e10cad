import type { Lang, Text } from "../../text/lang.js";

/** One output of the Plan sheet: the figure, its unit, and the band where there is one. */
export interface PlanOutput {
  readonly label: Text;
  readonly unit: Text;
  readonly formula: string;
  /** With the add-in's functions; the formula itself where it needs none. */
  readonly live?: string;
  /** The name of the cell in the live flavour, where other sheets hold it in the portable one. */
  readonly liveName?: string;
  readonly format?: string;
  readonly name?: string;
  readonly low?: string;
  readonly high?: string;
  readonly liveBand?: { readonly low: string; readonly high: string };
  readonly key?: true;
  readonly heading?: Text;
}

export const NO_UNIT: Text = { en: "", fr: "" };
export const same = (text: string): Text => ({ en: text, fr: text });

/** A text in the workbook's language as a formula's constant. */
export function quoted({ en, fr }: Text, lang: Lang): string {
  return `"${(lang === "fr" ? fr : en).replaceAll('"', '""')}"`;
}

export const DASH = '"–"';
export const orDash = (formula: string) => `IFERROR(${formula},${DASH})`;
export const whenSized = (formula: string) => `IF(ISNUMBER(replicas),${formula},${DASH})`;
