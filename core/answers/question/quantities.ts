import type { Lang } from "../../text/lang.js";
import { findNumbers, readNumber } from "./numbers.js";
import { type Per, perAt, type UnitId, unitAt } from "./units.js";

/** A number of the text with its unit. */
export interface Quantity {
  readonly value: number;
  readonly unit: UnitId;
  readonly per?: Per;
  readonly currency?: "USD" | "EUR" | "GBP";
  readonly start: number;
  readonly end: number;
  /** What stands between the number and the end of its unit: "output tokens". */
  readonly own: string;
  /** Written out: "two cards". */
  readonly word: boolean;
}

type Currency = NonNullable<Quantity["currency"]>;

const CURRENCY_BEFORE = /(?:(us ?\$|\$|usd)|(€|eur)|(£|gbp)) ?$/;
const CURRENCY_AFTER =
  /(?: ?(?:(us ?\$|\$|usd\b|dollars?\b|bucks\b)|(€|eur\b|euros?\b)|(£|gbp\b|pounds?\b))|( ?¢| ?cents?\b(?! (?:users|tokens|req))| ?centimes?\b| ?ct\b| ?c(?=\/kwh)))/y;
const SCALE =
  /(?:(k)(?![a-z0-9])| (k)(?= |$|[,.;:?/)])|(m)(?![a-z0-9'])(?! ?(?:param|\/s))| (m)(?= (?:de |d'|of )?(?:tok|jeton|in\b|out\b|input|output|entr|sort|req))| ?(millions?)(?! (?:de |d'|of )?param)| ?(thousand|mille))/y;

/** Countable: never a fraction with three decimals. */
const WHOLE: ReadonlySet<UnitId> = new Set(["tok", "users", "req", "calls", "words"]);
// Units a number takes over from the next one: "70 and 750 tok/s", "2 ou 3 cartes".
const SHARED: ReadonlySet<UnitId> = new Set(["params", "tps", "gb", "gbs", "users", "gpus", "tok", "money", "req", "calls", "time"]);
const CONNECTOR = /^ ?(?:-|\/|to|a|et|and|or|ou|vs\.?|puis|then|contre|jusqu'a|->) ?$/;

/** All quantities of a folded text whose names have been blanked out. */
export function findQuantities(text: string, lang: Lang): readonly Quantity[] {
  const read = findNumbers(text).flatMap(({ raw, start, end }) => quantityAt(text, raw, start, end, lang));
  return shareUnits(text, read);
}

function quantityAt(text: string, raw: string, start: number, end: number, lang: Lang): readonly Quantity[] {
  const word = /^[a-z]/.test(raw);
  const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 4), start));
  const scale = matchAt(SCALE, text, end);
  const factor = scale ? (scale[1] || scale[2] || scale[6] ? 1e3 : 1e6) : 1;
  const scaled = end + (scale?.[0].length ?? 0);
  const after = before ? null : matchAt(CURRENCY_AFTER, text, scaled);
  const currency = currencyOf(before) ?? currencyOf(after);
  const cents = after?.[4] !== undefined;
  if (currency || cents) {
    const value = readNumber(raw, lang, false);
    const stop = scaled + (after?.[0].length ?? 0);
    const scaleIsPer = scale?.[3] !== undefined && before !== null && value !== undefined && value < 1000;
    if (value === undefined) return [];
    const per = perAt(text, scaleIsPer ? end : stop);
    return [
      {
        value: tidy(value * (scaleIsPer ? 1 : factor) * (cents ? 0.01 : 1)),
        unit: "money",
        ...(currency ? { currency } : {}),
        ...(per ? { per: per.per } : {}),
        start: start - (before?.[0].length ?? 0),
        end: per?.end ?? stop,
        own: "",
        word,
      },
    ];
  }
  const unit = unitAt(text, scaled);
  const loose: UnitId = scale && factor !== 1 && !scale[6] ? "tok" : "bare";
  const kind = unit?.unit ?? loose;
  const value = readNumber(raw, lang, WHOLE.has(kind) && !scale);
  if (value === undefined || !Number.isFinite(value)) return [];
  const stop = unit?.end ?? scaled;
  const per = perAt(text, stop);
  // "0.4/M", "1.79/hr", "0.30 per kwh", "15k/month": a price without its currency.
  const priced =
    kind === "bare" && per && per.per !== "s" && per.per !== "token" && per.per !== "min"
      ? true
      : kind === "tok" && unit === undefined && per?.per === "month" && factor === 1e3;
  return [
    {
      value: tidy(value * factor * (unit?.factor ?? 1)),
      unit: priced ? "money" : kind,
      ...(per ? { per: per.per } : unit && /rps|qps/.test(text.slice(scaled, stop)) ? { per: "s" as const } : {}),
      start,
      end: per?.end ?? stop,
      own: text.slice(scaled, stop),
      word,
    },
  ];
}

function shareUnits(text: string, found: readonly Quantity[]): readonly Quantity[] {
  const out = [...found];
  for (let at = out.length - 2; at >= 0; at--) {
    const one = out[at];
    const next = out[at + 1];
    if (!one || !next || one.unit !== "bare" || !SHARED.has(next.unit)) continue;
    if (!CONNECTOR.test(text.slice(one.end, next.start))) continue;
    // "4 or 8k": the thousands are shared as well when the first number is the smaller one.
    const kilo = next.unit === "tok" && next.value >= 1000 && one.value < 1000 && next.own === "";
    const { value: _value, start: _start, end: _end, word: _word, ...rest } = next;
    const factor = kilo ? 1000 : next.unit === "time" && next.own.trim().startsWith("ms") ? 0.001 : 1;
    out[at] = { ...rest, value: tidy(one.value * factor), start: one.start, end: one.end, word: one.word };
  }
  return out;
}

function currencyOf(match: RegExpExecArray | null): Currency | undefined {
  if (!match) return undefined;
  if (match[1] !== undefined) return "USD";
  if (match[2] !== undefined) return "EUR";
  return match[3] !== undefined ? "GBP" : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

// 0.1 + 0.2: a price of 0.6000000000000001 would be shown as read.
function tidy(value: number): number {
  return Math.abs(value) < 1e15 ? Number(value.toPrecision(12)) : value;
}
