import {
  type ErrorValue,
  isError,
  isMatrix,
  type Matrix,
  type Operand,
  toMatrix,
  toNumber,
} from "../values.js";
import type { Builtin } from "./builtin.js";

/** A cell of an array, or a whole row or column where the other number is 0 or left out. */
export const index: Builtin = {
  name: { en: "INDEX", fr: "INDEX" },
  params: [
    { en: "array", fr: "matrice" },
    { en: "row_num", fr: "no_lig" },
    { en: "column_num", fr: "no_col", optional: true },
  ],
  apply: ([array, first, second], { style }) => {
    const source = array?.() ?? 0;
    if (isError(source)) return source;
    const matrix = toMatrix(source);
    const given: number[] = [];
    for (const arg of second ? [first, second] : [first]) {
      const operand = arg?.() ?? null;
      const number = toNumber(isMatrix(operand) ? (operand[0]?.[0] ?? 0) : operand, style);
      if (isError(number)) return number;
      given.push(Math.trunc(number));
    }
    const [a = 0, b] = given;
    if (b !== undefined) return pick(matrix, a, b);
    // In an array of one row a single number counts its columns.
    return matrix.length === 1 ? pick(matrix, 1, a) : pick(matrix, a, 0);
  },
};

function pick(matrix: Matrix, row: number, column: number): Operand {
  const width = matrix[0]?.length ?? 0;
  if (row < 0 || row > matrix.length) return outside(row, matrix.length);
  if (column < 0 || column > width) return outside(column, width);
  const rows = row === 0 ? matrix : matrix.slice(row - 1, row);
  const cells = column === 0 ? rows : rows.map((line) => line.slice(column - 1, column));
  return cells.length === 1 && cells[0]?.length === 1 ? (cells[0][0] ?? 0) : cells;
}

function outside(given: number, most: number): ErrorValue {
  return {
    error: "#REF!",
    failure: {
      code: "domain",
      given,
      reason: {
        en: "there is no such row or column in the array; at most {most}",
        fr: "la matrice n’a pas cette ligne ou cette colonne ; {most} au plus",
        values: { most },
      },
    },
  };
}
