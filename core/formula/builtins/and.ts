import type { Builtin } from "./builtin.js";
import { logic } from "./logic.js";

export const and: Builtin = {
  name: { en: "AND", fr: "ET" },
  params: [
    { en: "logical1", fr: "valeur_logique1" },
    { en: "logical2", fr: "valeur_logique2", optional: true },
  ],
  repeats: true,
  apply: logic((values) => values.every((value) => value)),
};
