import { type Context, differentSizes, isMatrix, type Operand, type Scalar, spend } from "./values.js";

/**
 * Applies a function of cells to whole arrays, as Excel's dynamic arrays do: a single value, a row or a column is
 * repeated as often as needed, and where two arrays do not reach the same size the cells without a partner are #N/A.
 */
export function broadcast(
  operands: readonly Operand[],
  apply: (...cells: Scalar[]) => Scalar,
  context: Context,
): Operand {
  if (!operands.some(isMatrix)) return spend(context, 1) ?? apply(...(operands as readonly Scalar[]));
  let height = 1;
  let width = 1;
  for (const operand of operands) {
    if (!isMatrix(operand)) continue;
    height = Math.max(height, operand.length);
    width = Math.max(width, operand[0]?.length ?? 0);
  }
  const refused = spend(context, height * width);
  if (refused) return refused;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const cells = operands.map((operand) => cellOf(operand, row, column));
      return cells.includes(differentSizes) ? differentSizes : apply(...cells);
    }),
  );
}

function cellOf(operand: Operand, row: number, column: number): Scalar {
  if (!isMatrix(operand)) return operand;
  const cells = operand[operand.length === 1 ? 0 : row];
  return cells?.[cells.length === 1 ? 0 : column] ?? differentSizes;
}
