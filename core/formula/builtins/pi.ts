import type { Builtin } from "./builtin.js";

export const pi: Builtin = {
  name: { en: "PI", fr: "PI" },
  params: [],
  apply: () => Math.PI,
};
