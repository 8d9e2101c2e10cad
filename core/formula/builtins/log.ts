import { divisionByZero, finite, notANumber } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const log: Builtin = {
  name: { en: "LOG", fr: "LOG" },
  params: [NUMBER, { en: "base", fr: "base", optional: true }],
  apply: lift((value = 0, base = 10) => {
    if (value <= 0 || base <= 0) return notANumber;
    if (base === 1) return divisionByZero;
    if (base === 10) return finite(Math.log10(value));
    return finite(base === 2 ? Math.log2(value) : Math.log(value) / Math.log(base));
  }),
};
