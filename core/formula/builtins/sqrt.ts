import { finite } from "../values.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const sqrt: Builtin = {
  name: { en: "SQRT", fr: "RACINE" },
  params: [NUMBER],
  apply: lift((value = 0) => finite(Math.sqrt(value))),
};
