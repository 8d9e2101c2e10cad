import { fifteenDigits } from "../../lib/fifteen-digits.js";
import { finite, notANumber } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

/** The next multiple of the significance, upwards; away from zero when both are negative. */
export const ceiling: Builtin = {
  name: { en: "CEILING", fr: "PLAFOND" },
  params: [NUMBER, { en: "significance", fr: "précision" }],
  apply: lift((value = 0, step = 0) => {
    if (step === 0) return 0;
    if (value > 0 && step < 0) return notANumber;
    return finite(Math.ceil(fifteenDigits(value / step)) * step);
  }),
};
