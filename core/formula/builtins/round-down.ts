import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";
import { roundDecimal } from "./rounding.js";

/** Towards zero. */
export const roundDown: Builtin = {
  name: { en: "ROUNDDOWN", fr: "ARRONDI.INF" },
  params: [NUMBER, { en: "num_digits", fr: "no_chiffres" }],
  apply: lift((value = 0, digits = 0) => roundDecimal(value, digits, Math.floor)),
};
