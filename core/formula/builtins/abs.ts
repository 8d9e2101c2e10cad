import { type Builtin, NUMBER } from "./builtin.js";
import { lift } from "./lift.js";

export const abs: Builtin = {
  name: { en: "ABS", fr: "ABS" },
  params: [NUMBER],
  apply: lift((value = 0) => Math.abs(value)),
};
