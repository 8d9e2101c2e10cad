import { fifteenDigits } from "../../lib/fifteen-digits.js";
import { divisionByZero, finite, notANumber } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

/** The multiple of the significance below; towards zero when both are negative. */
export const floor: Builtin = {
  name: { en: "FLOOR", fr: "PLANCHER" },
  params: [NUMBER, { en: "significance", fr: "précision" }],
  apply: lift((value = 0, step = 0) => {
    if (value === 0) return 0;
    if (step === 0) return divisionByZero;
    if (value > 0 && step < 0) return notANumber;
    return finite(Math.floor(fifteenDigits(value / step)) * step);
  }),
};
