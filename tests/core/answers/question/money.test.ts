import { describe, expect, it } from "vitest";
import { readMoney } from "../../../../core/answers/question/money.js";
import { findQuantities } from "../../../../core/answers/question/quantities.js";

const read = (text: string) => readMoney(text, findQuantities(text, "fr"));

describe("readMoney", () => {
  it.each([
    ["at $5 / $30 per m", { price_in: 5, price_out: 30 }],
    ["tarif 3 et 15 dollars", { price_in: 3, price_out: 15 }],
    ["price 5/30", { price_in: 5, price_out: 30 }],
    ["3 $ l'entree, 15 $ la sortie, par million de tokens", { price_in: 3, price_out: 15 }],
    ["0.50 $ en cache au lieu de 5 $", { price_cached: 0.5, price_in: 5 }],
    ["avec et sans cache : 2 $ et 0,20 $ le million", { price_in: 2, price_cached: 0.2 }],
    ["an api at $3 per million", { price: 3 }],
    ["rented at $2.50/h", { gpu_hour: 2.5 }],
    ["0.001097 $/s", { gpu_hour: 3.9492 }],
    ["a server at $20/h", { server_hour: 20 }],
    ["a $20/h server", { server_hour: 20 }],
    [
      "we pay 6000 $ a month on openai, a gpu server is 1800 $ a month",
      { spend_month: 6000, server_month: 1800 },
    ],
    ["budget 3 000 €", { budget: 3000, currency: "EUR" }],
    ["0,25 €/kwh", { kwh_price: 0.25, currency: "EUR" }],
    ["900 w, a 0,25 €", { kwh_price: 0.25, currency: "EUR" }],
    ["do we save $12000", {}],
  ])("files %j", (text, slots) => {
    expect(read(text)).toEqual(slots);
  });
});
