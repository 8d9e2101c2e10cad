import { divisionByZero, finite } from "../values.js";
import { aggregate } from "./aggregate.js";
import { type Builtin, NUMBERS } from "./builtin.js";

export const average: Builtin = {
  name: { en: "AVERAGE", fr: "MOYENNE" },
  params: NUMBERS,
  repeats: true,
  apply: aggregate((numbers) => {
    if (numbers.length === 0) return divisionByZero;
    return finite(numbers.reduce((total, number) => total + number, 0) / numbers.length);
  }),
};
