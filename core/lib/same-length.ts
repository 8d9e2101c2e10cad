import { fail } from "../failure.js";

/** Two lists that stand cell by cell must be equally long. */
export function requireSameLength(
  firstName: string,
  first: readonly unknown[],
  secondName: string,
  second: readonly unknown[],
): void {
  if (first.length === second.length) return;
  fail("domain", {
    param: secondName,
    reason: {
      en: "the lists differ in length ({first} in {name}, {second} here): select as many cells in both",
      fr: "les listes n’ont pas la même longueur ({first} dans {name}, {second} ici) : sélectionner autant de cellules",
      values: { first: first.length, second: second.length, name: firstName },
    },
  });
}
