import { finite } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const exp: Builtin = {
  name: { en: "EXP", fr: "EXP" },
  params: [NUMBER],
  apply: lift((value = 0) => finite(Math.exp(value))),
};
