import { aggregate } from "./aggregate.js";
import { type Builtin, NUMBERS } from "./builtin.js";

export const max: Builtin = {
  name: { en: "MAX", fr: "MAX" },
  params: NUMBERS,
  repeats: true,
  // Excel's maximum of no number at all is 0.
  apply: aggregate((numbers) => numbers.reduce((best, number) => Math.max(best, number), numbers[0] ?? 0)),
};
