import type { SlotName } from "../slots.js";
import type { Quantity } from "./quantities.js";
import { ROLE_RULES, type RoleRule } from "./role-rules.js";

/** A quantity whose meaning is known from the words around it; without a slot it waits for the intent. */
export interface Role {
  readonly quantity: Quantity;
  readonly slot: SlotName | "none" | undefined;
  readonly value: number;
}

const REACH = 42;
const BREAK = /[,;()+?!]|(?:^|[ a-z])[.:](?= )| - |\b(?:et|and|then|puis|but|mais|dont|or|ou)\b/g;

/**
 * Gives each quantity its meaning: from its own unit words first ("output tokens"), then from the nearest label before it,
 * then from the one behind it. A label is used once, so "2000 in 800 out" and "in 2000, out 800" both work.
 */
export function assignRoles(text: string, quantities: readonly Quantity[]): readonly Role[] {
  let used = 0;
  return quantities.map((quantity, index) => {
    const previous = quantities[index - 1]?.end ?? 0;
    const next = quantities[index + 1]?.start ?? text.length;
    const rules = ROLE_RULES.filter((rule) => fits(rule, quantity));
    const from = Math.max(previous, used, quantity.start - REACH);
    const before = afterLastBreak(text.slice(from, quantity.start));
    const after = beforeFirstBreak(text.slice(quantity.end, Math.min(next, quantity.end + REACH)));
    const own = nearest(rules, quantity.own, "first");
    const label = own ?? nearest(rules, before, "last") ?? nearest(rules, after, "first");
    if (label && !own && label === nearest(rules, after, "first") && !nearest(rules, before, "last")) {
      used = quantity.end + label.end;
    }
    const rule = label?.rule ?? rules.find((candidate) => candidate.label === undefined);
    const value = quantity.value * factorOf(rule, quantity);
    return { quantity, slot: rule?.slot, value: Number(value.toPrecision(12)) };
  });
}

function fits(rule: RoleRule, quantity: Quantity): boolean {
  return (
    rule.units.includes(quantity.unit) &&
    (rule.per === quantity.per || (rule.per === undefined && quantity.unit === "tps")) &&
    (rule.most === undefined || quantity.value <= rule.most) &&
    !(quantity.word && quantity.unit === "bare")
  );
}

/** Bare numbers beside a time label are milliseconds, or seconds when small: "TTFT 240", "ttft 0.5". */
function factorOf(rule: RoleRule | undefined, { unit, value }: Quantity): number {
  if (rule?.factor === undefined) return 1;
  return unit === "bare" && Math.abs(value) >= 10 ? 1 : rule.factor;
}

interface Label {
  readonly rule: RoleRule;
  readonly end: number;
}

/** The rule whose label stands first or last in a stretch of text; of two at one place, the longer. */
function nearest(rules: readonly RoleRule[], text: string, which: "first" | "last"): Label | undefined {
  let best: (Label & { readonly start: number }) | undefined;
  for (const rule of rules) {
    for (const match of rule.label ? text.matchAll(rule.label) : []) {
      const start = match.index;
      const end = start + match[0].length;
      const closer =
        !best ||
        (which === "last" ? end > best.end || (end === best.end && start < best.start) : start < best.start || (start === best.start && end > best.end));
      if (closer) best = { rule, start, end };
    }
  }
  return best;
}

function afterLastBreak(text: string): string {
  const breaks = [...text.matchAll(BREAK)];
  const last = breaks.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

function beforeFirstBreak(text: string): string {
  const first = text.matchAll(BREAK).next().value;
  return first ? text.slice(0, first.index + (/^[ a-z]/.test(first[0]) && first[0].length === 2 ? 1 : 0)) : text;
}
