import { broadcast } from "../broadcast.js";
import { isError, isMatrix } from "../values.js";
import type { Builtin } from "./builtin.js";

export const ifError: Builtin = {
  name: { en: "IFERROR", fr: "SIERREUR" },
  params: [
    { en: "value", fr: "valeur" },
    { en: "value_if_error", fr: "valeur_si_erreur" },
  ],
  apply: ([value, fallback], context) => {
    const result = value?.() ?? 0;
    const instead = () => fallback?.() ?? 0;
    if (!isMatrix(result)) return isError(result) ? instead() : result;
    if (!result.flat().some(isError)) return result;
    return broadcast(
      [result, instead()],
      (cell = null, other = null) => (isError(cell) ? other : cell),
      context,
    );
  },
};
