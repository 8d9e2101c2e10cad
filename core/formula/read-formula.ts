import type { Failure } from "../failure.js";
import type { Lang } from "../text/lang.js";
import type { Node } from "./ast.js";
import { MAX_LENGTH } from "./limits.js";
import { parse } from "./parse.js";
import { emptyFormula, formulaTooLong } from "./refusals.js";

export type ReadFormula =
  | { readonly ok: true; readonly node: Node; readonly style: Lang }
  | { readonly ok: false; readonly failure: Failure };

// They come along when a formula is pasted and would cut a name in two.
const ZERO_WIDTH = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;

/**
 * Reads a formula in the style of `lang`, or in the other one if the text fits only that: `=F(70;2)` is nothing but
 * French. When it fits neither, the reading that came farther explains what is wrong.
 */
export function readFormula(text: string, lang: Lang): ReadFormula {
  if (text.length > MAX_LENGTH) return { ok: false, failure: formulaTooLong(text.length) };
  const visible = text.replace(ZERO_WIDTH, "");
  if (/^[\s=@]*$/.test(visible)) return { ok: false, failure: emptyFormula };
  const own = parse(visible, lang);
  if (own.ok) return { ok: true, node: own.node, style: lang };
  if (!own.syntax) return { ok: false, failure: own.failure };
  const style: Lang = lang === "en" ? "fr" : "en";
  const other = parse(visible, style);
  if (other.ok) return { ok: true, node: other.node, style };
  return { ok: false, failure: other.at > own.at ? other.failure : own.failure };
}
