import { isError, isMatrix, toNumber } from "../values.js";
import type { Builtin } from "./builtin.js";

export const count: Builtin = {
  name: { en: "COUNT", fr: "NB" },
  params: [
    { en: "value1", fr: "valeur1" },
    { en: "value2", fr: "valeur2", optional: true },
  ],
  repeats: true,
  // Errors and texts are not counted; a text that reads as a number is, when it stands among the arguments itself.
  apply: (args, { style }) => {
    let total = 0;
    for (const arg of args) {
      const operand = arg();
      if (isMatrix(operand)) total += operand.flat().filter((cell) => typeof cell === "number").length;
      else if (!isError(toNumber(operand, style))) total += 1;
    }
    return total;
  },
};
