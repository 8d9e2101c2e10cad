import { finite } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const ln: Builtin = {
  name: { en: "LN", fr: "LN" },
  params: [NUMBER],
  apply: lift((value = 0) => finite(Math.log(value))),
};
