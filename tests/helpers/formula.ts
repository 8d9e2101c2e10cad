import { evaluateNode } from "../../core/formula/evaluate-node.js";
import { readFormula } from "../../core/formula/read-formula.js";
import { isError, isMatrix, type Scalar } from "../../core/formula/values.js";
import type { Lang } from "../../core/text/lang.js";

/** What a formula is worth, with an error value as its English word, as a cell would show it. */
export function worth(text: string, lang: Lang = "en"): unknown {
  const read = readFormula(text, lang);
  if (!read.ok) throw new Error(`${text}: ${read.failure.reason?.en ?? read.failure.code}`);
  const result = evaluateNode(read.node, { style: read.style, work: 1_000_000 });
  return isMatrix(result) ? result.map((row) => row.map(plain)) : plain(result);
}

function plain(cell: Scalar): unknown {
  return isError(cell) ? cell.error : cell;
}
