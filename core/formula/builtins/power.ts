import { power as raise } from "../operators.js";
import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const power: Builtin = {
  name: { en: "POWER", fr: "PUISSANCE" },
  params: [NUMBER, { en: "power", fr: "puissance" }],
  apply: lift((base = 0, exponent = 0) => raise(base, exponent)),
};
