import { finite } from "../values.js";
import { aggregate } from "./aggregate.js";
import { type Builtin, NUMBERS } from "./builtin.js";

export const sum: Builtin = {
  name: { en: "SUM", fr: "SOMME" },
  params: NUMBERS,
  repeats: true,
  apply: aggregate((numbers) => finite(numbers.reduce((total, number) => total + number, 0))),
};
