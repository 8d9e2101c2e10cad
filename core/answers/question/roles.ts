import type { SlotName } from "../slots.js";
import type { Quantity } from "./quantity.js";
import { ROLE_RULES, type RoleRule } from "./role-rules.js";

/** A quantity whose meaning is known from the words around it; without a slot it waits for the intent. */
export interface Role {
  readonly quantity: Quantity;
  readonly slot: SlotName | "none" | undefined;
  readonly value: number;
  /** A wish ("and I need 200"): it wins over a measurement in the same slot. */
  readonly wanted: boolean;
}

const REACH = 42;
const BREAK =
  /[,;()+?!]|(?:^|[ a-z])[.:](?= )| - |(?:start|starts|starting|begins?) with\b|\b(?:et|and|then|puis|but|mais|dont|or|ou|si|if|with|avec)\b/g;
// "starts with 2k": that "with" breaks nothing. Found as a whole, because older browsers cannot look behind.
const NO_BREAK = /. with$/;

const WANTED =
  /\b(?:need|want|target|goal|aim|besoin|veux|voudr\w*|vise\w*|objectif|under|moins de|sous|below)\b/;

/**
 * Gives each quantity its meaning: from its own unit words first ("output tokens"), then from the nearest label before it,
 * then from the one behind it. A label is used once, so "2000 in 800 out" and "in 2000, out 800" both work.
 */
export function assignRoles(text: string, quantities: readonly Quantity[]): readonly Role[] {
  let used = 0;
  const roles = quantities.map((quantity, index): Role => {
    const previous = quantities[index - 1]?.end ?? 0;
    const next = quantities[index + 1]?.start ?? text.length;
    const rules = ROLE_RULES.filter((rule) => fits(rule, quantity, text));
    const from = Math.max(previous, used, quantity.start - REACH);
    const before = afterLastBreak(text.slice(from, quantity.start));
    const after = beforeFirstBreak(text.slice(quantity.end, Math.min(next, quantity.end + REACH)));
    // "400 tokens in 5 seconds": that "in" is no input.
    const until = quantities[index + 1]?.unit === "time" && /^ ?in ?$/.test(after);
    const own = nearest(rules, ownWords(quantity, text.slice(quantity.end, next)), "first");
    // A bare number is only what the word right beside it says.
    const bare = quantity.unit === "bare";
    const ahead = own ?? nearest(rules, bare ? before.slice(-30) : before, "last", bare ? 16 : REACH);
    const found =
      ahead || until
        ? undefined
        : nearest(rules, bare ? after.slice(0, 24) : after, "first", bare ? 3 : REACH);
    // "10 s, TTFT of 400 ms": that label is the next number's.
    const following = quantities[index + 1];
    const behind =
      found &&
      (following === undefined || found.rule.units.includes(following.unit)) &&
      OF_THE_NEXT.test(text.slice(quantity.end + found.end, next)) &&
      next < text.length
        ? undefined
        : found;
    if (behind) used = quantity.end + behind.end;
    const rule = (ahead ?? behind)?.rule ?? rules.find((candidate) => candidate.label === undefined);
    const value = rule?.inverse ? 1 / quantity.value : quantity.value * factorOf(rule, quantity);
    return {
      quantity,
      slot: rule?.slot,
      value: Number(value.toPrecision(12)),
      wanted: WANTED.test(before),
    };
  });
  return roles.map((role, index) => fromTo(text, role, roles[index - 1], roles[index + 1]));
}

/** "growing from 54k to 155k": where it starts; the end is no amount of its own. */
function fromTo(text: string, role: Role, before: Role | undefined, after: Role | undefined): Role {
  const joins = (one: Role, two: Role) =>
    one.quantity.unit === "tok" &&
    two.quantity.unit === "tok" &&
    (one.slot === "growth_tokens" ? /^ ?(?:to|a|jusqu'a|->|-) ?$/ : /^ ?-> ?$/).test(
      text.slice(one.quantity.end, two.quantity.start),
    );
  const shares = (one: Role, two: Role) =>
    one.quantity.unit === "tok" &&
    two.quantity.unit === "tok" &&
    /^ ?(?:(?:en|in|from) cache |cached )?(?:of|out of|sur|des|de) ?(?:my |the |a |les |mes )?$/.test(
      text.slice(one.quantity.end, two.quantity.start),
    ) &&
    /cach/.test(text);
  // "2000/300 tokens".
  const pair = (one: Role, two: Role) =>
    one.quantity.unit === "tok" &&
    two.quantity.unit === "tok" &&
    one.slot === undefined &&
    two.slot === undefined &&
    /^ ?\/ ?$/.test(text.slice(one.quantity.end, two.quantity.start));
  // "10 million tokens in prompts of 2k": so many prompts.
  const split = (one: Role, two: Role) =>
    one.quantity.unit === "tok" &&
    two.quantity.unit === "tok" &&
    one.value > two.value &&
    SPLIT.test(text.slice(one.quantity.end, two.quantity.start));
  // "10 million documents of 800 tokens": so many prompts, each that long.
  const batch = (one: Role, two: Role) =>
    isCount(one, text) &&
    two.quantity.unit === "tok" &&
    two.quantity.own !== "" &&
    OF_EACH.test(text.slice(one.quantity.end, two.quantity.start));
  if (after && batch(role, after)) return { ...role, slot: "calls" };
  if (before && batch(before, role)) return { ...role, slot: "prompt_tokens" };
  if (after && split(role, after))
    return { ...role, slot: "calls", value: Math.ceil(role.value / after.value) };
  if (before && split(before, role)) return { ...role, slot: "prompt_tokens" };
  if (after && pair(role, after)) return { ...role, slot: "prompt_tokens" };
  if (before && pair(before, role)) return { ...role, slot: "output_tokens" };
  if (after && shares(role, after)) return { ...role, slot: "cached_tokens" };
  if (before && shares(before, role)) return { ...role, slot: "prompt_tokens" };
  if (after && joins(role, after)) return { ...role, slot: "base_tokens" };
  return before && joins(before, role) ? { ...role, slot: "none" } : role;
}

const PIECES =
  "documents?|docs?|prompts?|invites?|requests?|requetes?|e?-?mails?|articles?|tickets?|messages?|text(?:e?s)|files?|fichiers?|records?|reviews?|reports?|rapports?|cvs?|contracts?|contrats?|transcripts?|rows?|lignes?|items?|samples?|comment(?:aire)?s?|posts?|passages?|pdfs?|invoices?|factures?";
const OF_EACH = new RegExp(`^ ?(?:(?:de |d'|of )?(?:${PIECES}) )?(?:of|de|d'|a|at|with|avec) ?$`);
const WHOLE_PIECES = new RegExp(`^ ?(?:de |d'|of )?(?:${PIECES}) `);
const AT_ONCE = /concurren|parallel|simult|at once|same time|en meme temps|a la fois|batch|\blots?\b/;
const WORKED_OFF =
  /\b(?:how long|how many (?:hours|minutes|days)|time|combien (?:de temps|d'heures|de jours|de minutes)|duree)\b.*\b(?:process|summari[sz]|classif|label|read|run|work|get|go|trait|resum|class|etiquet|li[rs]|digere|pass)\w*/;

/** A number of texts to be worked off, not of users at once. */
function isCount({ quantity: { unit, own, per, end }, slot }: Role, text: string): boolean {
  if (per !== undefined) return false;
  if (unit === "req") return slot !== "concurrency" && !AT_ONCE.test(text) && WORKED_OFF.test(text);
  return (unit === "bare" || (unit === "tok" && own === "")) && WHOLE_PIECES.test(text.slice(end));
}

const SPLIT =
  /^ ?(?:,|in|as|into|en|par|cut into|avec|with)? ?(?:prompts?|documents?|invites?|requests?|requetes?|chunks?|morceaux) (?:of|de|d'|a) ?$/;
const OF_THE_NEXT = /^ ?(?:de|of|at|is|est|d'|:|=|<|>|~)+ ?~?$/;
const INTRODUCED =
  /^ ?(?:(?:de|of|en|d'|pour la|for)(?: (?:la|le|l'|the))? ?(?!cache kv)[a-z]+|(?:system |unified )?v?ram\b|memory\b|memoire\b|vive\b|(?:input|output|prompt|completion|context|ctx|answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|essays?)\b)/;

/** The unit with the noun that belongs to it: "output tokens", "tokens en sortie", "32 Go de RAM". */
function ownWords({ own }: Quantity, behind: string): string {
  return own + (INTRODUCED.exec(behind)?.[0] ?? "");
}

function fits(rule: RoleRule, quantity: Quantity, text: string): boolean {
  return (
    rule.units.includes(quantity.unit) &&
    (rule.per === quantity.per || (rule.per === undefined && quantity.unit === "tps")) &&
    (rule.most === undefined || quantity.value <= rule.most) &&
    (rule.only === undefined || rule.only.test(text)) &&
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
function nearest(
  rules: readonly RoleRule[],
  text: string,
  which: "first" | "last",
  reach = REACH,
): Label | undefined {
  let best: (Label & { readonly start: number }) | undefined;
  if (text.trim() === "") return undefined;
  for (const rule of rules) {
    const { label } = rule;
    if (!label) continue;
    label.lastIndex = 0;
    for (let match = label.exec(text); match; match = label.exec(text)) {
      const start = match.index;
      const end = start + match[0].length;
      const closer =
        !best ||
        (which === "last"
          ? end > best.end || (end === best.end && start < best.start)
          : start < best.start || (start === best.start && end > best.end));
      if (closer) best = { rule, start, end };
      if (match[0] === "") break;
    }
  }
  if (!best) return undefined;
  const distance = which === "last" ? text.length - best.end : best.start;
  return distance <= reach ? best : undefined;
}

function breaksIn(text: string) {
  return [...text.matchAll(BREAK)].filter(([found]) => !NO_BREAK.test(found));
}

function afterLastBreak(text: string): string {
  const last = breaksIn(text).at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

function beforeFirstBreak(text: string): string {
  const [first] = breaksIn(text);
  return first
    ? text.slice(0, first.index + (/^[ a-z]/.test(first[0]) && first[0].length === 2 ? 1 : 0))
    : text;
}
