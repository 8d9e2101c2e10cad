import { finite, notANumber } from "../values.js";
import { aggregate } from "./aggregate.js";
import { type Builtin, NUMBERS } from "./builtin.js";

export const median: Builtin = {
  name: { en: "MEDIAN", fr: "MEDIANE" },
  params: NUMBERS,
  repeats: true,
  apply: aggregate((numbers) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    const low = sorted[(sorted.length - 1) >> 1];
    const high = sorted[sorted.length >> 1];
    return low === undefined || high === undefined ? notANumber : finite((low + high) / 2);
  }),
};
