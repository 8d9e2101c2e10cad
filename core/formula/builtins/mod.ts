import { divisionByZero, finite } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

/** The remainder with the sign of the divisor, unlike JavaScript's. */
export const mod: Builtin = {
  name: { en: "MOD", fr: "MOD" },
  params: [NUMBER, { en: "divisor", fr: "diviseur" }],
  apply: lift((value = 0, divisor = 0) => {
    if (divisor === 0) return divisionByZero;
    const rest = value % divisor;
    return finite(rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest);
  }),
};
