import type { Lang } from "../../text/lang.js";
import { findNumbers, readNumber } from "./numbers.js";
import type { Quantity } from "./quantity.js";
import { shareUnits } from "./share-units.js";
import { tidy } from "./tidy.js";
import { perAt, type UnitId, unitAt } from "./units.js";

type Currency = NonNullable<Quantity["currency"]>;

const CURRENCY_BEFORE = /(?:(us ?\$|\$|usd)|(€|eur)|(£|gbp)) ?$/;
const CURRENCY_AFTER =
  /(?: ?(?:(us ?\$|\$|usd\b|dollars?\b|bucks\b)|(€|eur\b|euros?\b)|(£|gbp\b|pounds?\b))|( ?¢| ?cents?\b(?! (?:users|tokens|req))| ?centimes?\b| ?ct\b| ?c(?=\/kwh)))/y;
const SCALE =
  /(?:(k)(?![a-z0-9])| (k)(?= |$|[,.;:?/)])|(m)(?![a-z0-9'])(?! ?(?:param|\/s))| (m)(?= (?:de |d'|of )?(?:tok|jeton|in\b|out\b|input|output|entr|sort|req))| ?(millions?)(?! (?:de |d'|of )?param)| ?(thousand|mille))/y;

/** Countable: never a fraction with three decimals. */
const WHOLE: ReadonlySet<UnitId> = new Set(["tok", "users", "req", "calls", "words"]);
/** No question holds more; what comes behind is not read. */
const MOST_NUMBERS = 60;

/** All quantities of a folded text whose names have been blanked out. */
export function findQuantities(text: string, lang: Lang): readonly Quantity[] {
  const read = findNumbers(text)
    .slice(0, MOST_NUMBERS)
    .flatMap(({ raw, start, end }) => quantityAt(text, raw, start, end, lang))
    .filter((quantity) => !isDenominator(text, quantity));
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
    const per = perAt(text, scaleIsPer ? end : stop) ?? perAfter(text, stop);
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
  // "8k sequences" are eight thousand tokens long.
  const long =
    scale?.[0].trim() === "k" && unit?.unit === "req" && /seq|prompt/.test(text.slice(scaled, unit.end));
  const kind = long ? "tok" : (unit?.unit ?? loose);
  const value = readNumber(raw, lang, WHOLE.has(kind) && !scale);
  if (value === undefined || !Number.isFinite(value)) return [];
  const stop = unit?.end ?? scaled;
  const per = perAt(text, stop);
  // "0.4/M", "1.79/hr", "0.30 per kwh", "15k/month": a price without its currency.
  const spent =
    kind === "tok" &&
    unit === undefined &&
    scale?.[0] === "k" &&
    (/^ ?(?:of |de |d')?(?:hardware|materiel|gpus?|server|serveur|rig|machine|box|workstation|build|station)\b/.test(
      text.slice(scaled),
    ) ||
      /(?:(?:hardware|server|machine|rig|materiel|serveur) (?:at|a|for|de|of|costing)|spend|save|pay|economis\w*|paie|paye|budget(?: of| de)?) ?$/.test(
        text.slice(Math.max(0, start - 22), start),
      ));
  const priced =
    spent || (kind === "bare" && per && per.per !== "s" && per.per !== "token" && per.per !== "min")
      ? true
      : kind === "tok" && unit === undefined && per?.per === "month" && factor === 1e3;
  return [
    {
      value: tidy(value * factor * (unit?.factor ?? 1)),
      unit: priced ? "money" : kind,
      ...(per
        ? { per: per.per }
        : unit && /[rq]p[sm]|wpm/.test(text.slice(scaled, stop))
          ? { per: text.slice(scaled, stop).endsWith("pm") ? ("min" as const) : ("s" as const) }
          : {}),
      start,
      end: per?.end ?? stop,
      own: text.slice(scaled, stop),
      word,
    },
  ];
}

/** "cost per 1M tokens", "le million de tokens": what a price is for, not an amount. */
function isDenominator(text: string, { unit, value, start }: Quantity): boolean {
  return (
    unit === "tok" &&
    value === 1e6 &&
    (/(?:\b(?:per|par|le|du|for|pour|each)|\/) ?$/.test(text.slice(Math.max(0, start - 6), start)) ||
      // "What does 1M tokens cost me in electricity".
      (/(?:does|do|coute(?:nt)?|d'electricite|of electricity) (?:pour |for )?$/.test(
        text.slice(Math.max(0, start - 18), start),
      ) &&
        /kwh|\bw\b|watt/.test(text)))
  );
}

// "250 € d'API par mois", "$200 on openai a month".
const BETWEEN = / (?:d'|of |on |de |en |in |for )[a-z]{2,12}/y;

function perAfter(text: string, at: number): ReturnType<typeof perAt> {
  const between = matchAt(BETWEEN, text, at);
  return between ? perAt(text, at + between[0].length) : undefined;
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
