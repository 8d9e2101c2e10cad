import type { BinaryOperator, ErrorName, Literal, Node } from "../../../core/formula/ast.js";

// A seeded generator of expressions on which Excel and IronCalc agree. What it leaves out is in ironcalc.test.ts, under
// "departs from Excel".

/** Gives a whole number from 0 up to, not including, `sides`. */
type Dice = (sides: number) => number;

/** Mulberry32. */
function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

export function randomFormulas(seed: number, count: number): readonly Node[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const kind = roll(10);
    if (kind < 6) return number(roll, 4);
    return kind < 8 ? truth(roll, 3) : kind < 9 ? text(roll, 3) : call("SUM", array(roll));
  });
}

const pick = <T>(roll: Dice, items: readonly T[]): T => items[roll(items.length)] as T;
const literal = (value: Literal["value"]): Literal => ({ kind: "literal", value });
const call = (name: string, ...args: readonly (Node | null)[]): Node => ({ kind: "call", name, args });
const binary = (operator: BinaryOperator, left: Node, right: Node): Node => ({
  kind: "binary",
  operator,
  left,
  right,
});

const ERRORS: readonly ErrorName[] = ["#N/A", "#DIV/0!", "#VALUE!", "#NUM!"];

function numberLiteral(roll: Dice): Literal {
  const kind = roll(6);
  if (kind < 3) return literal(roll(10));
  if (kind < 5) return literal(roll(100000) / 100);
  return literal(Number(`${1 + roll(9)}e${roll(12) - 6}`));
}

function number(roll: Dice, depth: number): Node {
  if (depth === 0) {
    const kind = roll(24);
    if (kind === 0) return { kind: "error", error: pick(roll, ERRORS) };
    if (kind === 1) return binary("+", literal(String(roll(50))), literal(roll(5)));
    return numberLiteral(roll);
  }
  const below = () => number(roll, depth - 1);
  switch (roll(18)) {
    case 0:
    case 1:
    case 2:
      return binary(pick(roll, ["+", "-"]), below(), below());
    case 3:
    case 4:
      return binary(pick(roll, ["*", "/"]), below(), below());
    case 5:
      return binary("^", below(), literal(1 + roll(3)));
    case 6:
      return { kind: "unary", operator: pick(roll, ["-", "+"]), operand: below() };
    case 7:
      return { kind: "percent", operand: below() };
    case 8:
      return call("IF", truth(roll, depth - 1), below(), below());
    case 9:
      return call("IFERROR", below(), below());
    case 10:
      return roll(2) === 0
        ? call(pick(roll, ["SUM", "MIN", "MAX"]), below(), below(), array(roll))
        : call(pick(roll, ["AVERAGE", "MEDIAN"]), below(), below(), numbers(roll, size(roll)));
    case 11:
      return roll(2) === 0
        ? call("ROUND", numberLiteral(roll), literal(roll(4)))
        : call(pick(roll, ["ROUNDUP", "ROUNDDOWN"]), numberLiteral(roll), literal(0));
    case 12:
      return call(pick(roll, ["ABS", "SQRT", "INT"]), below());
    case 13:
      return call(pick(roll, ["LN", "LOG10"]), below());
    case 14:
      return call("INDEX", array(roll), literal(1 + roll(3)), literal(1 + roll(3)));
    case 15:
      return call("SUMPRODUCT", array(roll), array(roll));
    case 16:
      return call("MOD", literal(roll(40)), literal(1 + roll(9)));
    default:
      return call("SUM", broadcast(roll));
  }
}

function truth(roll: Dice, depth: number): Node {
  if (depth === 0) return literal(roll(2) === 0);
  switch (roll(5)) {
    case 0:
      return call(pick(roll, ["AND", "OR"]), simpleTruth(roll), simpleTruth(roll), simpleTruth(roll));
    case 1:
      return call("NOT", truth(roll, depth - 1));
    case 2:
      return binary(
        pick(roll, COMPARISONS),
        text(roll, 0),
        pick(roll, [text(roll, 0), number(roll, 0), literal(true)]),
      );
    default:
      return binary(pick(roll, COMPARISONS), number(roll, depth - 1), number(roll, depth - 1));
  }
}

/** Without errors. */
function simpleTruth(roll: Dice): Node {
  if (roll(3) === 0) return literal(roll(2) === 0);
  return binary(pick(roll, COMPARISONS), numberLiteral(roll), numberLiteral(roll));
}

const COMPARISONS = ["=", "<>", "<", "<=", ">", ">="] as const;

function text(roll: Dice, depth: number): Node {
  if (depth === 0) return literal(pick(roll, ["a", "B", "b", "ab", "", 'say "hi"', "7", "x y"]));
  const next = () => (roll(3) === 0 ? literal(roll(1000)) : text(roll, depth - 1));
  return binary("&", next(), next());
}

type Size = readonly [height: number, width: number];

const size = (roll: Dice): Size => [1 + roll(3), 1 + roll(3)];

function filled([height, width]: Size, cell: () => Literal): Node {
  return { kind: "array", rows: Array.from({ length: height }, () => Array.from({ length: width }, cell)) };
}

function array(roll: Dice): Node {
  const signed = () => literal((roll(2000) - 1000) / 10);
  return filled(size(roll), () => (roll(12) === 0 ? literal(pick(roll, ["a", true])) : signed()));
}

function numbers(roll: Dice, shape: Size): Node {
  return filled(shape, () => literal(roll(100) / 10));
}

/** An operator between arrays that fit: the same size, a row, a column or a single number. */
function broadcast(roll: Dice): Node {
  const [height, width] = size(roll);
  const others: readonly (() => Node)[] = [
    () => numbers(roll, [height, width]),
    () => numbers(roll, [1, width]),
    () => numbers(roll, [height, 1]),
    () => numberLiteral(roll),
  ];
  return binary(pick(roll, ["+", "-", "*", "/"]), numbers(roll, [height, width]), pick(roll, others)());
}
