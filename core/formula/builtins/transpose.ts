import { isMatrix } from "../values.js";
import type { Builtin } from "./builtin.js";

export const transpose: Builtin = {
  name: { en: "TRANSPOSE", fr: "TRANSPOSE" },
  params: [{ en: "array", fr: "tableau" }],
  apply: ([array]) => {
    const operand = array?.() ?? 0;
    if (!isMatrix(operand)) return operand;
    return (operand[0] ?? []).map((_, column) => operand.map((row) => row[column] ?? 0));
  },
};
