import type { Failure } from "../failure.js";
import type { Lang } from "../text/lang.js";
import type { Node } from "./ast.js";
import type { Token } from "./lex.js";
import { arityOf, type Callable, nameIn } from "./names.js";
import { commaBetweenArguments, commaInNumber, tooFewArguments, tooManyArguments } from "./refusals.js";

/**
 * Whether a call has as many arguments as its function takes. A number typed in the other language's style is the
 * usual reason, and then the message says so. `tokens` are those between the parentheses.
 */
export function checkArguments(
  callable: Callable,
  args: readonly (Node | null)[],
  tokens: readonly Token[],
  style: Lang,
): Failure | undefined {
  const { least, most } = arityOf(callable);
  const name = nameIn(callable, style);
  // Empty places at the end are no arguments.
  let given = args.length;
  while (given > 0 && args[given - 1] === null) given -= 1;
  if (given > most) {
    // Forty arguments are no slip of one comma.
    const comma = style === "en" && given <= 2 * most ? splitNumber(tokens) : undefined;
    return comma
      ? commaInNumber(name, given, most, comma.typed, comma.meant)
      : tooManyArguments(name, given, most);
  }
  if (args.length >= least) return undefined;
  const joined = style === "fr" ? tokens.find(isJoined) : undefined;
  if (joined) return commaBetweenArguments(name, joined.text, joined.text.replace(",", ";"));
  // A missing argument of ours is named by the function itself; Excel's own have no such message.
  return callable.builtin ? tooFewArguments(name, args.length, least) : undefined;
}

function isJoined({ kind, text }: Token): boolean {
  return kind === "number" && text.includes(",");
}

interface SplitNumber {
  readonly typed: string;
  readonly meant: string;
  /** Its place in the formula. */
  readonly start: number;
  readonly end: number;
}

/** The last two numbers that only a comma parts, `3,35`, and the one number that they may have been meant to be. */
export function splitNumber(tokens: readonly Token[]): SplitNumber | undefined {
  for (let i = tokens.length - 1; i >= 2; i--) {
    const [whole, comma, rest] = [tokens[i - 2], tokens[i - 1], tokens[i]];
    if (whole?.kind !== "number" || comma?.kind !== "argument" || rest?.kind !== "number") continue;
    const glued = whole.end === comma.start && comma.end === rest.start;
    if (!glued || !/^\d+$/.test(whole.text) || !/^\d/.test(rest.text)) continue;
    // Three digits behind the comma are thousands in English; formulas are typed without that comma.
    const isGroup = /^\d{3}(?!\d)/.test(rest.text) && whole.text.length <= 3 && whole.text !== "0";
    const meant = whole.text + (isGroup ? "" : ".") + rest.text;
    return { typed: `${whole.text},${rest.text}`, meant, start: whole.start, end: rest.end };
  }
  return undefined;
}
