import { broadcast } from "../broadcast.js";
import { isError, isMatrix, toTruth } from "../values.js";
import type { Builtin } from "./builtin.js";

/** One condition takes one branch and leaves the other alone; an array of conditions chooses cell by cell. */
export const ifThen: Builtin = {
  name: { en: "IF", fr: "SI" },
  params: [
    { en: "logical_test", fr: "test_logique" },
    { en: "value_if_true", fr: "valeur_si_vrai" },
    { en: "value_if_false", fr: "valeur_si_faux", optional: true },
  ],
  apply: ([test, then, otherwise], context) => {
    // A branch left empty is 0, one that is not there at all is FALSE.
    const branch = (taken: boolean) => {
      const chosen = taken ? then : otherwise;
      return chosen ? (chosen() ?? 0) : false;
    };
    const condition = test?.() ?? null;
    if (isMatrix(condition))
      return broadcast(
        [condition, branch(true), branch(false)],
        (cell = null, yes = null, no = null) => {
          const truth = toTruth(cell);
          return isError(truth) ? truth : truth ? yes : no;
        },
        context,
      );
    const truth = toTruth(condition);
    return isError(truth) ? truth : branch(truth);
  },
};
