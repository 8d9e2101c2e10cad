import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";
import { roundDecimal } from "./rounding.js";

export const round: Builtin = {
  name: { en: "ROUND", fr: "ARRONDI" },
  params: [NUMBER, { en: "num_digits", fr: "no_chiffres" }],
  apply: lift((value = 0, digits = 0) => roundDecimal(value, digits, Math.round)),
};
