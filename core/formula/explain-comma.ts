import type { Failure } from "../failure.js";
import type { Lang } from "../text/lang.js";
import { splitNumber } from "./arguments.js";
import { lex } from "./lex.js";

/**
 * An English formula in which one comma alone is not followed by a space, `=F(70, 2, 3,35)`, probably has a decimal
 * comma there. Says so when a function of ours refuses what it got and would accept the number with a point.
 */
export function explainComma(
  failure: Failure,
  text: string,
  style: Lang,
  isComputed: (mended: string) => boolean,
): Failure {
  if (style !== "en" || failure.param === undefined) return failure;
  const tokens = lex(text, style);
  const commas = tokens.filter(({ kind }) => kind === "argument");
  const tight = commas.filter(({ end }) => !/\s/.test(text.charAt(end)));
  const number = splitNumber(tokens);
  if (number === undefined || tight.length !== 1 || commas.length === 1) return failure;
  if (!isComputed(text.slice(0, number.start) + number.meant + text.slice(number.end))) return failure;
  return {
    code: failure.code,
    param: failure.param,
    given: number.typed,
    suggestion: [number.meant],
    reason: {
      en: "in English style the comma separates arguments, so this is two of them",
      fr: "en style anglais, la virgule sépare les arguments : il y en a donc deux ici",
    },
  };
}
