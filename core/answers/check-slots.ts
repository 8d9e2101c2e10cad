import { fail } from "../failure.js";
import { contextOption, gpusOption, outputOption, promptOption } from "./options.js";
import type { Slots } from "./slots.js";

/** Nothing that is counted or measured here comes near it; beyond, arithmetic would overflow into nonsense. */
const MOST = 1e15;

const FROM_ONE: ReadonlySet<string> = new Set(["gpus", "concurrency", "users", "calls", "output_tokens"]);
const WHOLE: ReadonlySet<string> = new Set([
  "gpus",
  "concurrency",
  "users",
  "context",
  "prompt_tokens",
  "output_tokens",
]);
/** What the commands take, a question takes as well. */
const BOUNDED: ReadonlyMap<string, number> = new Map(
  [gpusOption, contextOption, promptOption, outputOption].map(({ slot, max }) => [slot, max]),
);

/** Refuses numbers that describe no machine and no traffic, before anything is computed with them. */
export function checkSlots(slots: Slots): void {
  for (const [name, value] of Object.entries(slots))
    if (typeof value === "number") check(name, value);
    else if (Array.isArray(value))
      for (const number of value) if (typeof number === "number") check(name, number);
}

function check(name: string, number: number): void {
  const min = FROM_ONE.has(name) ? 1 : 0;
  const max = BOUNDED.get(name) ?? MOST;
  const whole = WHOLE.has(name);
  if (number >= min && number <= max && (!whole || Number.isInteger(number))) return;
  fail("domain", {
    param: name === "concurrency" ? "users" : name,
    given: Number.isFinite(number) ? number : String(number).replace("NaN", "?").replace("Infinity", "∞"),
    // Where nothing but arithmetic sets the end, the end is no news to the reader.
    allowed: { kind: whole ? "integer" : "number", min, ...(max < MOST || number > max ? { max } : {}) },
  });
}
