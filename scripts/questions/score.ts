// Scores readings of questions against labels: intent, and slots by precision, recall and their mean F1. A label may hold
// alternatives ("a|b"); `optional` values may be given or left out; a count of one is a default and never counts.

export interface Label {
  readonly id: string;
  readonly lang: "en" | "fr";
  readonly text: string;
  readonly intent: string;
  readonly alt_intents?: readonly string[];
  readonly slots: Readonly<Record<string, unknown>>;
  readonly optional?: Readonly<Record<string, unknown>>;
}

export interface Verdict {
  readonly intentRight: boolean;
  readonly found: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

// Slots that a reader may name either way when the value is the same.
const SAME_MEANING = [
  ["users", "concurrency"],
  ["price", "price_in", "price_out"],
  ["tokens_in_per_month", "prompt_tokens"],
  ["tokens_out_per_month", "output_tokens"],
  ["vram_gb", "ram_gb"],
];
const ONE_IS_DEFAULT = new Set(["gpus", "users", "concurrency"]);
const TOKENS = /tokens$|^context$/;

export function judge(
  label: Label,
  reading: { readonly intent: string; readonly slots: Readonly<Record<string, unknown>> },
): Verdict {
  const wanted = valuesOf(label.slots);
  const optional = valuesOf(label.optional ?? {});
  const given = valuesOf(reading.slots);
  const open = [...wanted];
  const wrong: string[] = [];
  let found = 0;
  for (const value of given) {
    const at = open.findIndex((want) => sameSlot(want, value) && sameValue(want, value));
    if (at >= 0) {
      open.splice(at, 1);
      found++;
    } else if (!optional.some((want) => sameSlot(want, value) && sameValue(want, value))) {
      wrong.push(`${value.slot}=${value.value}`);
    }
  }
  const intentRight = [label.intent, ...(label.alt_intents ?? [])].includes(reading.intent);
  return { intentRight, found, wrong, missed: open.map(({ slot, value }) => `${slot}=${value}`) };
}

/** Intent accuracy and slot F1 of a group of verdicts. */
export function summarise(verdicts: readonly Verdict[]): { readonly intent: number; readonly f1: number } {
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, one) => total + of(one), 0);
  const found = sum((one) => one.found);
  const precision = found / (found + sum((one) => one.wrong.length));
  const recall = found / (found + sum((one) => one.missed.length));
  return {
    intent: sum((one) => Number(one.intentRight)) / verdicts.length,
    f1: (2 * precision * recall) / (precision + recall),
  };
}

interface SlotValue {
  readonly slot: string;
  readonly value: string | number;
}

function valuesOf(slots: Readonly<Record<string, unknown>>): readonly SlotValue[] {
  return Object.entries(slots).flatMap(([slot, said]) =>
    (Array.isArray(said) ? said : [said])
      .filter((value) => !(ONE_IS_DEFAULT.has(slot) && Number(value) === 1))
      .map((value) => ({ slot, value: typeof value === "number" ? value : String(value) })),
  );
}

function sameSlot(one: SlotValue, other: SlotValue): boolean {
  return (
    one.slot === other.slot ||
    SAME_MEANING.some((group) => group.includes(one.slot) && group.includes(other.slot))
  );
}

function sameValue(want: SlotValue, value: SlotValue): boolean {
  return String(want.value)
    .split("|")
    .some((text) => {
      const [a, b] = [Number(text), Number(value.value)];
      // 128k is 128,000 or 131,072.
      if (Number.isFinite(a) && Number.isFinite(b))
        return Math.abs(a - b) <= (TOKENS.test(want.slot) ? 0.025 : 0.005) * Math.abs(a);
      return text === "any" || plain(text) === plain(String(value.value));
    });
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^unlisted:/, "")
    .replace(/[^a-z0-9]/g, "");
}
