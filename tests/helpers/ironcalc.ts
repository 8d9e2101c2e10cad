import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import init, { Model } from "@ironcalc/wasm";
import { findError, findTruth } from "../../core/formula/words.js";
import type { Lang } from "../../core/text/lang.js";

let ready: Promise<unknown> | undefined;

// A second cell tells the kind of the first and gives its number in full, as the first shows only nine decimals.
const READER: Record<Lang, (cell: string) => string> = {
  en: (cell) =>
    `=IF(ISERROR(${cell}),"",IF(ISNUMBER(${cell}),"number",IF(ISLOGICAL(${cell}),"truth","text"))&${cell})`,
  fr: (cell) =>
    `=SI(ESTERREUR(${cell});"";SI(ESTNUM(${cell});"number";SI(ESTLOGIQUE(${cell});"truth";"text"))&${cell})`,
};

/**
 * The values of formulas in IronCalc: numbers in full precision, texts, truth values, and error values as their English
 * words. French array constants are rewritten, because IronCalc separates columns by `;` and rows by `\` there, unlike
 * French Excel.
 */
export async function ironCalc(formulas: readonly string[], lang: Lang): Promise<readonly unknown[]> {
  ready ??= init({
    module_or_path: readFileSync(createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm")),
  });
  await ready;
  const model = new Model("book", lang, "UTC", lang);
  // Without this every cell typed recalculates the whole sheet.
  model.pauseEvaluation();
  formulas.forEach((formula, i) => {
    const typed = lang === "fr" ? formula.replace(/\{[^}]*\}/g, rewriteArray) : formula;
    model.setUserInput(0, i + 1, 1, typed);
    model.setUserInput(0, i + 1, 2, READER[lang](`A${i + 1}`));
  });
  model.resumeEvaluation();
  model.evaluate();
  return formulas.map((_, i) => {
    const shown = model.getFormattedCellValue(0, i + 1, 1);
    const full = model.getFormattedCellValue(0, i + 1, 2);
    if (full.startsWith("number")) return Number(full.slice("number".length));
    if (full.startsWith("truth")) return findTruth(shown);
    return full.startsWith("text") ? full.slice("text".length) : (findError(shown) ?? shown);
  });
}

function rewriteArray(constant: string): string {
  return constant.replaceAll(";", "\\").replaceAll(".", ";");
}
