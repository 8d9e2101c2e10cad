import { fail } from "../failure.js";
import type { Slots } from "./slots.js";

/** Nothing that is counted or measured here comes near it; beyond, arithmetic would overflow into nonsense. */
const MOST = 1e15;

const FROM_ONE: ReadonlySet<string> = new Set(["gpus", "concurrency", "users", "calls", "output_tokens"]);

/** Refuses numbers that describe no machine and no traffic, before anything is computed with them. */
export function checkSlots(slots: Slots): void {
  for (const [name, value] of Object.entries(slots))
    for (const number of [value].flat()) if (typeof number === "number") check(name, number);
}

function check(name: string, number: number): void {
  const least = FROM_ONE.has(name) ? 1 : 0;
  if (number >= least && number <= MOST) return;
  fail("domain", {
    param: name,
    given: Number.isFinite(number) ? number : String(number).replace("NaN", "?").replace("Infinity", "∞"),
    allowed: { kind: "number", min: least, max: MOST },
  });
}
