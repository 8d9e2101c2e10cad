import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const int: Builtin = {
  name: { en: "INT", fr: "ENT" },
  params: [NUMBER],
  apply: lift((value = 0) => Math.floor(Number(value.toPrecision(15)))),
};
