import { findFunction } from "../../registry.js";

// Functions younger than the file format carry a prefix in the file.
const YOUNG = /\b(POISSON\.DIST)\(/g;

/** A formula as Excel stores it: newer functions and the add-in's own carry their prefixes. */
export function storedFormula(formula: string): string {
  return formula
    .replace(YOUNG, "_xlfn.$1(")
    .replace(/(?<![.\w])([A-Z][A-Z0-9_]*)\(/g, (call, name) =>
      findFunction(name) ? `_xldudf_${call}` : call,
    );
}
