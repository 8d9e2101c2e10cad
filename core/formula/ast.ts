/** The error values that a formula may contain or produce, by their English spelling. */
export type ErrorName = "#DIV/0!" | "#N/A" | "#NAME?" | "#NULL!" | "#NUM!" | "#REF!" | "#VALUE!";

export type BinaryOperator = "=" | "<>" | "<" | "<=" | ">" | ">=" | "&" | "+" | "-" | "*" | "/" | "^";

export interface Literal {
  readonly kind: "literal";
  readonly value: number | string | boolean;
}

export interface ErrorLiteral {
  readonly kind: "error";
  readonly error: ErrorName;
}

/** An array constant; only here may a number be negative. All rows have the same length. */
export interface ArrayConstant {
  readonly kind: "array";
  readonly rows: readonly (readonly (Literal | ErrorLiteral)[])[];
}

export interface Unary {
  readonly kind: "unary";
  readonly operator: "+" | "-";
  readonly operand: Node;
}

export interface Percent {
  readonly kind: "percent";
  readonly operand: Node;
}

export interface Binary {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: Node;
  readonly right: Node;
}

/** A call by the English name; null stands for an argument left out. */
export interface Call {
  readonly kind: "call";
  readonly name: string;
  readonly args: readonly (Node | null)[];
}

/** A formula without language, spaces or redundant parentheses: both spellings are printed from it. */
export type Node = Literal | ErrorLiteral | ArrayConstant | Unary | Percent | Binary | Call;

/**
 * How tightly Excel's operators bind, loosest first; all of them group from the left. The sign of a number binds
 * tighter than the power, unlike in mathematics: =-2^2 is 4.
 */
export const PRECEDENCE: Readonly<Record<BinaryOperator, number>> = {
  "=": 1,
  "<>": 1,
  "<": 1,
  "<=": 1,
  ">": 1,
  ">=": 1,
  "&": 2,
  "+": 3,
  "-": 3,
  "*": 4,
  "/": 4,
  "^": 5,
};
export const SIGN_PRECEDENCE = 6;
export const PERCENT_PRECEDENCE = 7;
