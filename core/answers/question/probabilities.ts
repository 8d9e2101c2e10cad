import type { Quantity } from "./quantity.js";

/** A list of probabilities in a text, and the quantities that are left. */
export interface Probabilities {
  readonly list: readonly number[] | undefined;
  readonly rest: readonly Quantity[];
}

const SAMPLING = /\bprob\w*|temperature|\btemp\b|top[-_ ]?[pk]|min[-_ ]?p|sampl|echantillon|softmax/;
const GAP = /^ ?(?:[,;/]|et|and)? ?$/;
const FEWEST = 3;

/** "probs .45 .22 .12": at least three shares in a row, or two where the text calls them probabilities. */
export function probabilitiesIn(text: string, quantities: readonly Quantity[]): Probabilities {
  if (!SAMPLING.test(text)) return { list: undefined, rest: quantities };
  const fewest = /\bprob/.test(text) ? FEWEST - 1 : FEWEST;
  for (let first = 0; first < quantities.length; first++) {
    let last = first;
    while (isShare(quantities[last]) && isShare(quantities[last + 1]) && joined(text, quantities, last))
      last++;
    const run = quantities.slice(first, last + 1);
    if (run.length < fewest || !run.every(isShare)) continue;
    const inPercent = run.every(({ unit }) => unit === "pct");
    const list = run.map(({ value }) => value);
    const sum = list.reduce((total, value) => total + value, 0);
    if (sum > 1.05 || (!inPercent && list.every((value) => value === 0))) continue;
    return { list, rest: quantities.filter((quantity) => !run.includes(quantity)) };
  }
  return { list: undefined, rest: quantities };
}

function isShare(quantity: Quantity | undefined): quantity is Quantity {
  return (
    quantity !== undefined &&
    (quantity.unit === "bare" || quantity.unit === "pct") &&
    !quantity.word &&
    quantity.value >= 0 &&
    quantity.value < 1
  );
}

function joined(text: string, quantities: readonly Quantity[], at: number): boolean {
  const one = quantities[at];
  const next = quantities[at + 1];
  return one !== undefined && next !== undefined && GAP.test(text.slice(one.end, next.start));
}
