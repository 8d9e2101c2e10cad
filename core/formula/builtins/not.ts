import { broadcast } from "../broadcast.js";
import { isError, toTruth } from "../values.js";
import type { Builtin } from "./builtin.js";

export const not: Builtin = {
  name: { en: "NOT", fr: "NON" },
  params: [{ en: "logical", fr: "valeur_logique" }],
  apply: (args, context) =>
    broadcast(
      args.map((arg) => arg()),
      (cell = null) => {
        const truth = toTruth(cell);
        return isError(truth) ? truth : !truth;
      },
      context,
    ),
};
