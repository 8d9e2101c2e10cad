import { finite } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const log10: Builtin = {
  name: { en: "LOG10", fr: "LOG10" },
  params: [NUMBER],
  apply: lift((value = 0) => finite(Math.log10(value))),
};
