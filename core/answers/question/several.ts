import type { Reading, SaidReading, SlotName, Slots } from "../slots.js";
import type { Role } from "./roles.js";
import type { UnitId } from "./units.js";

/** A slot for which a question gives more than one value: "at 70 and 750 tok/s", "5 then 50 users". */
export interface Several {
  readonly slot: SlotName;
  readonly values: readonly number[];
}

/** As many as an answer has room for. */
const MOST = 4;

const JOINED =
  /^ ?(?:-|\/|,|to|a|et|and|or|ou|vs\.?|versus|puis|then|contre|jusqu'a|->|par rapport a|instead of)? ?(?:de |d'|at |a |with |avec |for |pour |of )?$/;

const VARIED: Readonly<Partial<Record<UnitId, readonly SlotName[]>>> = {
  tps: ["tps", "tps_total"],
  users: ["concurrency", "users"],
  req: ["concurrency", "rps", "requests_per_day", "calls"],
  tok: ["context", "prompt_tokens", "output_tokens", "thinking_tokens"],
  calls: ["calls"],
};

/** Questions whose answer is one number for each value; the others set things side by side by themselves. */
const INTENTS: ReadonlySet<string> = new Set([
  "speed",
  "latency",
  "ttft",
  "fit",
  "max_context",
  "max_users",
  "min_gpus",
  "fleet",
  "cost_request",
  "cost_selfhost",
  "speculative",
  "agent_loop",
  "reasoning",
  "kv_cache",
  "claim_check",
]);

/** The values that stand side by side in a text for one slot; undefined where each quantity has its own. */
export function severalOf(
  roles: readonly Role[],
  text: string,
  intent: string,
  slots: Slots,
): Several | undefined {
  if (!INTENTS.has(intent)) return undefined;
  for (const [index, first] of roles.entries()) {
    const values = [first.value];
    for (let at = index + 1; at < roles.length && values.length < MOST; at++) {
      const before = roles[at - 1];
      const next = roles[at];
      if (!before || !next || !joins(before, next, text)) break;
      values.push(next.value);
    }
    const distinct = [...new Set(values)].filter((value) => value > 0);
    if (distinct.length < 2) continue;
    const slot = VARIED[first.quantity.unit]?.find((name) => distinct.some((value) => slots[name] === value));
    // "2000/300 tokens": two slots, one value each.
    if (slot === undefined || others(slots, slot).some((value) => distinct.includes(value))) continue;
    return { slot, values: distinct };
  }
  return undefined;
}

function joins(one: Role, two: Role, text: string): boolean {
  const { unit, per, end } = one.quantity;
  return (
    VARIED[unit] !== undefined &&
    two.quantity.unit === unit &&
    two.quantity.per === per &&
    (one.slot === two.slot || one.slot === undefined || two.slot === undefined) &&
    JOINED.test(text.slice(end, two.quantity.start))
  );
}

function others(slots: Slots, but: SlotName): readonly number[] {
  return Object.values(VARIED)
    .flat()
    .filter((name) => name !== but)
    .flatMap((name) => (typeof slots[name] === "number" ? [slots[name]] : []));
}

/** What the text said, with every value of the slot that has several. */
export function saidReading({ intent, slots }: Reading, several: Several | undefined): SaidReading {
  return { intent, slots: several ? { ...slots, [several.slot]: several.values } : slots };
}
