import { findFunction } from "../../../core/index.js";
import type { SheetCell } from "../../host/sheet-host.js";

// How our functions stand in a formula when Excel does not know them: `_xldudf_NAME` before the add-in is loaded (that
// is also how a file keeps them), `[2]!_xldudf_NAME` when another add-in or file got hold of them.
const CALL = /(^|[^\w.])((?:\[\d+\]!)?(?:_xldudf_|_xll\.)?)([A-Za-z][A-Za-z0-9_]*)(?=\()/g;
const TEXTS = /("(?:[^"]|"")*")/;

/** The formula with plain names for our functions; texts inside it are left alone. */
export function repairFormula(formula: string): string {
  return formula
    .split(TEXTS)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part.replace(CALL, (whole, before: string, _prefix: string, name: string) =>
            findFunction(name) ? `${before}${name}` : whole,
          ),
    )
    .join("");
}

/** Whether the formula calls a function of ours, in whichever form. */
export function callsOurs(formula: string): boolean {
  return formula
    .split(TEXTS)
    .some(
      (part) =>
        !part.startsWith('"') && [...part.matchAll(CALL)].some(([, , , name = ""]) => findFunction(name)),
    );
}

/** Whether entering the cell again would bring one of our functions back to life. */
export function isBroken({ formula, value }: Pick<SheetCell, "formula" | "value">): boolean {
  return (
    callsOurs(formula) && (/^#(?:NAME|NOM)\?$/.test(String(value)) || repairFormula(formula) !== formula)
  );
}
