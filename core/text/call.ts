import type { Cell, FunctionDefinition } from "../define.js";
import { fifteenDigits } from "../lib/fifteen-digits.js";
import type { Lang } from "./lang.js";
import { formatInput } from "./number.js";

type Arg = Cell | null | undefined | readonly (readonly (Cell | null)[])[];

/** A call as typed into a cell: `=TOKENS_PER_SEC(70, 2, 3350)`, in French `=TOKENS_PER_SEC(70;2;3350)`. */
export function formatCall(
  { name }: Pick<FunctionDefinition, "name">,
  args: readonly Arg[],
  lang: Lang,
): string {
  let last = args.length;
  while (last > 0 && (args[last - 1] === null || args[last - 1] === undefined)) last--;
  const texts = args.slice(0, last).map((arg) => formatArg(kept(arg), lang));
  return `=${name}(${texts.join(lang === "fr" ? ";" : ", ")})`;
}

/** One argument as typed; a list is an array constant (French Excel separates its columns with a dot). */
export function formatArg(arg: Arg, lang: Lang): string {
  if (arg === null || arg === undefined) return "";
  if (typeof arg === "object") {
    const [column, row] = lang === "fr" ? [".", ";"] : [",", ";"];
    return `{${arg.map((cells) => cells.map((cell) => formatArg(cell, lang)).join(column)).join(row)}}`;
  }
  if (typeof arg === "number") return formatInput(arg, lang);
  if (typeof arg === "boolean") return lang === "fr" ? (arg ? "VRAI" : "FAUX") : arg ? "TRUE" : "FALSE";
  return `"${arg.replaceAll('"', '""')}"`;
}

/** What a cell keeps of an argument that is typed into it. */
function kept(arg: Arg): Arg {
  if (typeof arg === "number") return keptDigits(arg);
  if (typeof arg !== "object" || arg === null) return arg;
  return arg.map((cells) => cells.map((cell) => (typeof cell === "number" ? keptDigits(cell) : cell)));
}

function keptDigits(value: number): number {
  const rounded = fifteenDigits(value);
  // The largest doubles round up beyond the range.
  return Number.isFinite(rounded) ? rounded : value;
}
