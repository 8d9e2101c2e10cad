import { differentSizes, finite, isError, type Matrix, toMatrix } from "../values.js";
import type { Builtin } from "./builtin.js";

/** Multiplies the cells that stand at the same place and adds the products; texts and truth values count as 0. */
export const sumProduct: Builtin = {
  name: { en: "SUMPRODUCT", fr: "SOMMEPROD" },
  params: [
    { en: "array1", fr: "matrice1" },
    { en: "array2", fr: "matrice2", optional: true },
  ],
  repeats: true,
  apply: (args) => {
    const operands = args.map((arg) => arg());
    const failed = operands.find(isError);
    if (failed) return failed;
    const matrices: readonly Matrix[] = operands.map(toMatrix);
    const [head = []] = matrices;
    const width = head[0]?.length ?? 0;
    // Excel says #VALUE! here, not #N/A as its operators do.
    if (matrices.some((matrix) => matrix.length !== head.length || matrix[0]?.length !== width))
      return { ...differentSizes, error: "#VALUE!" };
    const wrong = matrices.flat(2).find(isError);
    if (wrong !== undefined && isError(wrong)) return wrong;
    let total = 0;
    for (let row = 0; row < head.length; row++)
      for (let column = 0; column < width; column++)
        total += matrices.reduce((product, matrix) => {
          const cell = matrix[row]?.[column];
          return product * (typeof cell === "number" ? cell : 0);
        }, 1);
    return finite(total);
  },
};
