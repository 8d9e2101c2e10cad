import { fail } from "../failure.js";
import type { Lang, Text } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import type { UnitId } from "../units.js";
import { units } from "../units.js";
import type { Figure } from "./answer.js";
import type { Slots } from "./slots.js";

type MoneyUnit = Extract<UnitId, "usd" | "usdPerM" | "usdPerHour">;

/** Currency of the figures: US dollars, or the one in which all prices were given. */
export function currencyOf({ currency }: Slots): string {
  return currency ?? "USD";
}

/** An amount with two decimals from 1 on, and three significant digits below a cent. */
export function formatMoney(amount: number, slots: Slots, lang: Lang, per = ""): string {
  const size = Math.abs(amount);
  const digits = size >= 1 ? 2 : size >= 0.01 ? 4 : 6;
  // Cents are written out, whole amounts are not.
  const fixed = digits === 2 && !Number.isInteger(amount);
  return `${formatNumber(amount, lang, digits, fixed)} ${currencyOf(slots)}${per}`;
}

/** A figure of money; nothing is converted. */
export function moneyFigure(label: Text, amount: number, unit: MoneyUnit, slots: Slots, lang: Lang): Figure {
  const per = units[unit].symbol[lang].replace("USD", "");
  return { label: label[lang], value: amount, unit, text: formatMoney(amount, slots, lang, per) };
}

/** Says that no currency is converted, when another than the dollar was used. */
export function currencyNotes(slots: Slots, lang: Lang): readonly string[] {
  const currency = currencyOf(slots);
  if (currency === "USD") return [];
  return [
    lang === "fr"
      ? `Jeton ne convertit pas les devises et ses prix sont en USD : vos montants en ${currency} sont repris tels quels, le résultat est donc en ${currency}.`
      : `Jeton converts no currency and its own prices are in USD: your ${currency} amounts are used as they stand, so the result is in ${currency}.`,
  ];
}

/** Refuses to mix prices of the catalogue with amounts in another currency. */
export function requireDollars(slots: Slots, param: string, example: string): void {
  const currency = currencyOf(slots);
  if (currency === "USD") return;
  fail("type", {
    param,
    reason: {
      en: "prices of the catalogue are in USD and nothing is converted: give this price in {currency} as well, for example {example}",
      fr: "les prix du catalogue sont en USD et rien n’est converti : donnez aussi ce prix en {currency}, par exemple {example}",
      values: { currency, example },
    },
  });
}
