import { findHardware } from "../catalogue/find-hardware.js";
import { findPurchasePrice } from "../catalogue/find-price.js";
import { fail } from "../failure.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { currencyNotes, currencyOf, formatMoney, moneyFigure } from "./money.js";
import { powerOf } from "./power.js";
import { gpusOf, hardwareOf, numberInput } from "./scenario.js";
import type { Slots } from "./slots.js";

/** What the machine costs to buy: as said, or the middle of its list prices. */
export function boughtFor(slots: Slots): number | undefined {
  if (slots.budget !== undefined) return slots.budget;
  if (slots.hardware === undefined || currencyOf(slots) !== "USD") return undefined;
  const found = findHardware(hardwareOf(slots));
  const price = found.ok ? findPurchasePrice(found.row.id) : undefined;
  return price && ((price.usdMin + price.usdMax) / 2) * gpusOf(slots);
}

/** Days until a purchase has saved what it cost. */
export function payback(slots: Slots, usdPerM: number, title: string, lang: Lang): Reply {
  const fr = lang === "fr";
  const bought = boughtFor(slots) ?? 0;
  const tokens = slots.tokens_per_day ?? 0;
  const saved = (tokens / 1e6) * usdPerM;
  const found = slots.hardware === undefined ? undefined : findHardware(hardwareOf(slots));
  const power = powerOf(slots, found?.ok ? found.row : undefined);
  const energy =
    slots.kwh_price === undefined || power === undefined ? 0 : (power.watts / 1000) * 24 * slots.kwh_price;
  const gain = saved - energy;
  if (!(gain > 0))
    return fail("infeasible", {
      param: "price",
      reason: {
        en: "it never pays: the API would cost {saved} a day and the electricity alone {energy}",
        fr: "jamais rentable : l’API coûterait {saved} par jour et l’électricité seule {energy}",
        values: { saved, energy },
      },
    });
  const days = bought / gain;
  return {
    ok: true,
    value: days,
    unit: "none",
    answer: answerOf({
      title,
      headline: [
        {
          label: fr ? "amorti en" : "paid back after",
          value: days,
          unit: "none",
          text: `${formatNumber(days, lang, 0)} ${fr ? "jours" : "days"}`,
        },
        moneyFigure({ en: "saved per day", fr: "économie par jour" }, gain, "usd", slots, lang),
      ],
      inputs: [
        {
          label: fr ? "achat" : "purchase",
          value: formatMoney(bought, slots, lang),
          source: slots.budget === undefined ? "catalogue" : "given",
        },
        numberInput({ en: "tokens per day", fr: "tokens par jour" }, tokens, "", true, lang),
        {
          label: fr ? "prix de l’API" : "price of the API",
          value: formatMoney(usdPerM, slots, lang, "/M"),
          source: "given",
        },
      ],
      working: [
        `${formatMoney(bought, slots, lang)} / (${formatNumber(tokens / 1e6, lang, 3)} × ${formatMoney(usdPerM, slots, lang)}${energy > 0 ? ` − ${formatMoney(energy, slots, lang)}` : ""}) = ${formatNumber(days, lang, 0)} ${fr ? "jours" : "days"}`,
      ],
      notes: [
        ...currencyNotes(slots, lang),
        ...(energy > 0
          ? [fr ? "Électricité à pleine puissance déduite." : "Electricity at full power is deducted."]
          : [
              fr
                ? "Sans l’électricité : donnez le prix du kWh pour la déduire."
                : "Without electricity: give the price of a kWh to deduct it.",
            ]),
        fr
          ? "Suppose que la machine produit bien ces tokens, avec un modèle équivalent à celui de l’API."
          : "Assumes that the machine really makes these tokens, with a model as good as the API’s.",
      ].slice(0, 3),
    }),
  };
}
