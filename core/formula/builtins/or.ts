import type { Builtin } from "./builtin.js";
import { logic } from "./logic.js";

export const or: Builtin = {
  name: { en: "OR", fr: "OU" },
  params: [
    { en: "logical1", fr: "valeur_logique1" },
    { en: "logical2", fr: "valeur_logique2", optional: true },
  ],
  repeats: true,
  apply: logic((values) => values.some((value) => value)),
};
