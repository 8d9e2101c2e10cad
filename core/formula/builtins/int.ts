import { fifteenDigits } from "../../lib/fifteen-digits.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const int: Builtin = {
  name: { en: "INT", fr: "ENT" },
  params: [NUMBER],
  apply: lift((value = 0) => Math.floor(fifteenDigits(value))),
};
