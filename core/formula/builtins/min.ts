import { aggregate } from "./aggregate.js";
import { type Builtin, NUMBERS } from "./builtin.js";

export const min: Builtin = {
  name: { en: "MIN", fr: "MIN" },
  params: NUMBERS,
  repeats: true,
  // Excel's minimum of no number at all is 0.
  apply: aggregate((numbers) => numbers.reduce((best, number) => Math.min(best, number), numbers[0] ?? 0)),
};
