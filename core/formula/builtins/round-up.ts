import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";
import { roundDecimal } from "./rounding.js";

/** Away from zero. */
export const roundUp: Builtin = {
  name: { en: "ROUNDUP", fr: "ARRONDI.SUP" },
  params: [NUMBER, { en: "num_digits", fr: "no_chiffres" }],
  apply: lift((value = 0, digits = 0) => roundDecimal(value, digits, Math.ceil)),
};
