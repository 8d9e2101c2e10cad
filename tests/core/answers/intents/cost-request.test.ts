import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { requestCostUsd } from "../../../../core/functions/cost/request-cost-usd.js";
import { asked, bothLanguages, refused, shown } from "../../../helpers/asked.js";

describe("cost_request", () => {
  it("prices the speed article's request at 5 and 30 USD, and at half in batch mode", () => {
    const [answer] = bothLanguages(
      "/cost prompt:2000 output:800 price_in:5 price_out:30",
      "/cost prompt:2000 sortie:800 prix_entree:5 prix_sortie:30",
    );
    expect(answer.headline.map(({ text }) => text)).toEqual(["0.034 USD", "0.017 USD"]);
  });

  it("agrees with the function, cache included", () => {
    const reply = asked("/cost prompt:10000 output:800 price_in:5 price_out:30 cached:9000 price_cached:0.5");
    expect(reply.value).toBe(
      requestCostUsd({
        inputTokens: 10000,
        outputTokens: 800,
        inputUsdPerM: 5,
        outputUsdPerM: 30,
        cachedTokens: 9000,
        cachedUsdPerM: 0.5,
        discount: 0,
      }),
    );
    expect(shown(reply.answer)).toContain("The cache saves 0.0405 USD");
  });

  it("marks an assumed price of cached tokens", () => {
    const { answer } = asked("/cost prompt:10000 output:800 price_in:5 price_out:30 cached:9000");
    expect(answer.inputs.find(({ label }) => label === "cached price")).toEqual({
      label: "cached price",
      value: "0.5 USD/M",
      source: "default",
    });
  });

  it("takes the list price of a named model and says when it was seen", () => {
    const { answer } = asked('/cost model:"GPT-5 mini" prompt:1000 output:1000');
    expect(answer.inputs.filter(({ source }) => source === "catalogue")).toHaveLength(2);
    expect(answer.notes[0]).toMatch(/^List price of OpenAI GPT-5 mini, seen on 20\d\d-/);
  });

  it("multiplies by the requests of a day", () => {
    expect(asked("/cost prompt:1000 output:0.5e3 price_in:1 price_out:2 requests_day:100").value).toBeCloseTo(
      0.002 * 100 * 30,
      9,
    );
  });

  it("keeps another currency and says that it converts nothing", () => {
    const reply = answerReading(
      { intent: "cost_request", slots: { words_per_day: 1e6, price: 0.6, currency: "EUR" } },
      "fr",
    );
    expect(reply).toMatchObject({
      ok: true,
      answer: { headline: [{ text: "27 EUR" }, { text: "13,50 EUR" }] },
    });
    expect(reply.ok && reply.answer.notes[0]).toContain("ne convertit pas");
  });

  it("refuses to mix list prices with another currency", () => {
    expect(() =>
      answerReading({ intent: "cost_request", slots: { models: ["GPT-5 mini"], currency: "EUR" } }, "en"),
    ).not.toThrow();
    expect(
      answerReading({ intent: "cost_request", slots: { models: ["GPT-5 mini"], currency: "EUR" } }, "en").ok,
    ).toBe(false);
  });

  it("asks for a price with an example", () => {
    expect(refused("/cost prompt:2000 output:800").message).toMatch(/at what price\?.*price_in:5/);
    expect(refused("/cost prompt:2000 sortie:800", "fr").message).toMatch(/prix_entree:5/);
  });

  it("gives the list prices where a model is all that is said", () => {
    const { answer } = asked("what does a million tokens cost with gpt-5");
    expect(answer.headline.slice(0, 2).map(({ value }) => value)).toEqual([1.25, 10]);
  });

  it("takes a month's requests as a thirtieth a day", () => {
    const { reading } = asked("cost of 3M requests a month on gpt-4o, 1500 in 300 out");
    expect(reading?.slots.requests_per_day).toBeCloseTo(100_000, 6);
  });
});
