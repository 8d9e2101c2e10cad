import { findFunction } from "../../registry.js";

// Functions younger than the file format carry a prefix in the file.
const YOUNG = new Set(["POISSON.DIST"]);

// Texts and quoted names of sheets are stepped over.
const CALL = /"(?:[^"]|"")*"|'(?:[^']|'')*'|([.\w]+)\(/g;

/** A formula as Excel stores it: newer functions and the add-in's own carry their prefixes. */
export function storedFormula(formula: string): string {
  return formula.replace(CALL, (found, name?: string) => {
    if (name === undefined || !/^[A-Z][A-Z0-9_.]*$/.test(name)) return found;
    if (YOUNG.has(name)) return `_xlfn.${found}`;
    return findFunction(name) ? `_xldudf_${found}` : found;
  });
}
