import { REQUEST_COST_USD, requestCostUsd } from "../../functions/cost/request-cost-usd.js";

import type { Lang, Text } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerInput, Figure, InputSource, Reply } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { answerCall } from "../from-call.js";
import { currencyNotes, formatMoney, moneyFigure } from "../money.js";
import { pricesOf, type RequestPrices } from "../prices.js";
import { sourceFrom, sourceOf } from "../scenario.js";
import type { Slots } from "../slots.js";
import { TOKENS_PER_WORD } from "../text-length.js";

// What requests to an API cost: one, all of a day or a month, and the same in batch mode. Prices as said, or the list
// price of the model.

const USUAL = { input: 1000, output: 500 };
const DAYS_PER_MONTH = 30;

interface Volume {
  readonly input: number;
  readonly output: number;
  readonly inputSource: InputSource;
  readonly outputSource: InputSource;
  /** How many times, and in what. */
  readonly times: number;
  readonly label: Text | undefined;
}

export const costRequest = defineIntent({
  id: "cost_request",
  title: { en: "Cost of an API request", fr: "Coût d’une requête d’API" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const volume = volumeOf(slots, lang);
    const prices = pricesOf(slots, volume.input, lang);
    const cached = slots.cached_tokens ?? 0;
    const call = [
      volume.input,
      volume.output,
      prices.input,
      prices.output,
      cached > 0 ? cached : undefined,
      cached > 0 ? prices.cachedInput : undefined,
      slots.discount,
    ];
    const reply = answerCall(REQUEST_COST_USD, call, lang);
    if (!reply.ok) return reply;
    const one = Number(reply.value);
    const total = one * volume.times;
    const full = requestCostUsd({
      inputTokens: volume.input,
      outputTokens: volume.output,
      inputUsdPerM: prices.input,
      outputUsdPerM: prices.output,
      cachedTokens: 0,
      cachedUsdPerM: 0,
      discount: slots.discount ?? 0,
    });
    const single: Figure = moneyFigure({ en: "one request", fr: "une requête" }, one, "usd", slots, lang);
    const headline: readonly Figure[] = [
      ...(volume.label ? [moneyFigure(volume.label, total, "usd", slots, lang)] : []),
      ...(volume.label && volume.times > 1 && !isVolume(slots) ? [single] : []),
      ...(volume.label ? [] : [single]),
      // "What does a million tokens of GPT-5 cost": the list prices themselves.
      ...(asksForPrices(slots) && prices.offer
        ? [
            moneyFigure({ en: "input", fr: "entrée" }, prices.input, "usdPerM", slots, lang),
            moneyFigure({ en: "output", fr: "sortie" }, prices.output, "usdPerM", slots, lang),
          ]
        : []),
      ...(cached > 0
        ? [
            moneyFigure(
              { en: "without the cache", fr: "sans le cache" },
              full * volume.times,
              "usd",
              slots,
              lang,
            ),
          ]
        : []),
      ...(slots.discount === undefined
        ? [
            moneyFigure(
              { en: "in batch mode, within a day", fr: "en mode par lots, sous 24 h" },
              total * (1 - prices.batchDiscount),
              "usd",
              slots,
              lang,
            ),
          ]
        : []),
    ];
    return {
      ...reply,
      value: volume.label ? total : one,
      answer: {
        ...reply.answer,
        headline: (asksForPrices(slots) && prices.offer
          ? [...headline.slice(1, 3), ...headline.slice(0, 1)]
          : headline
        ).slice(0, 3),
        inputs: inputsOf(slots, volume, prices, lang),
        working: reply.answer.working.map((line) => line.replace(/ USD$/, ` ${slots.currency ?? "USD"}`)),
        notes: [
          ...currencyNotes(slots, lang),
          ...prices.notes,
          ...(cached > 0
            ? [
                fr
                  ? `Le cache économise ${formatMoney(full - one, slots, lang)} par requête${prices.assumed.has("cached") ? " si un token relu coûte un dixième du prix (un quart à la moitié ailleurs)" : ""}.`
                  : `The cache saves ${formatMoney(full - one, slots, lang)} per request${prices.assumed.has("cached") ? " if a cached token costs a tenth (elsewhere a quarter to a half)" : ""}.`,
              ]
            : []),
          fr
            ? "Les tokens de raisonnement cachés sont facturés en sortie ; l’écriture en cache n’est pas comptée."
            : "Hidden reasoning tokens are billed as output; writing to the cache is not counted.",
        ].slice(0, 3),
        actions: actionsOf(slots, volume, prices, lang),
        sources: prices.offer ? [prices.offer.source] : reply.answer.sources,
      },
    } satisfies Reply;
  },
});

/** A closed model and nothing else. */
function asksForPrices(slots: Slots): boolean {
  return Object.keys(slots).every((name) => name === "models");
}

/** A month's or a day's tokens, not those of one request. */
function isVolume(slots: Slots): boolean {
  return (
    slots.tokens_in_per_month !== undefined ||
    slots.tokens_out_per_month !== undefined ||
    slots.tokens_per_day !== undefined ||
    slots.words_per_day !== undefined
  );
}

function volumeOf(slots: Slots, lang: Lang): Volume {
  const perWord = TOKENS_PER_WORD[lang];
  if (slots.tokens_in_per_month !== undefined || slots.tokens_out_per_month !== undefined)
    return {
      input: slots.tokens_in_per_month ?? 0,
      output: slots.tokens_out_per_month ?? 0,
      inputSource: sourceOf(slots, "tokens_in_per_month"),
      outputSource: sourceOf(slots, "tokens_out_per_month"),
      times: 1,
      label: { en: "per month", fr: "par mois" },
    };
  const daily =
    slots.tokens_per_day ??
    (slots.words_per_day === undefined ? undefined : Math.round(slots.words_per_day * perWord));
  if (daily !== undefined)
    return {
      input: daily,
      output: 0,
      inputSource: slots.tokens_per_day === undefined ? "derived" : "given",
      outputSource: "default",
      times: DAYS_PER_MONTH,
      label: { en: "per month of 30 days", fr: "par mois de 30 jours" },
    };
  const words = slots.words === undefined ? undefined : Math.round(slots.words * perWord);
  const input = slots.prompt_tokens ?? words;
  const output = (slots.output_tokens ?? 0) + (slots.thinking_tokens ?? 0);
  const saidNothing = input === undefined && output === 0;
  const { calls, requests_per_day: requests } = slots;
  return {
    input: input ?? (saidNothing ? USUAL.input : 0),
    output: saidNothing ? USUAL.output : output,
    inputSource: sourceFrom(slots, "prompt_tokens", "words"),
    outputSource:
      slots.thinking_tokens === undefined
        ? sourceOf(slots, "output_tokens")
        : slots.output_tokens === undefined
          ? "given"
          : "derived",
    times: requests === undefined ? (calls ?? 1) : requests * DAYS_PER_MONTH,
    label:
      requests !== undefined
        ? { en: "per month of 30 days", fr: "par mois de 30 jours" }
        : calls !== undefined && calls > 1
          ? { en: `${calls} such requests`, fr: `${calls} requêtes identiques` }
          : undefined,
  };
}

function inputsOf(slots: Slots, volume: Volume, prices: RequestPrices, lang: Lang): readonly AnswerInput[] {
  const tokens = (label: Text, value: number, source: InputSource): AnswerInput => ({
    label: label[lang],
    value: `${formatNumber(value, lang, 0)} tokens`,
    source,
  });
  const price = (label: Text, value: number, key: "input" | "output" | "cached"): AnswerInput => ({
    label: label[lang],
    value: formatMoney(value, slots, lang, "/M"),
    source: prices.assumed.has(key) ? "default" : prices.offer ? "catalogue" : "given",
  });
  const cached = slots.cached_tokens ?? 0;
  return [
    tokens({ en: "input", fr: "entrée" }, volume.input, volume.inputSource),
    tokens({ en: "output", fr: "sortie" }, volume.output, volume.outputSource),
    price({ en: "input price", fr: "prix d’entrée" }, prices.input, "input"),
    price({ en: "output price", fr: "prix de sortie" }, prices.output, "output"),
    ...(cached > 0
      ? [
          tokens({ en: "of which cached", fr: "dont en cache" }, cached, "given"),
          price({ en: "cached price", fr: "prix en cache" }, prices.cachedInput ?? 0, "cached"),
        ]
      : []),
    ...(volume.times > 1
      ? [
          {
            label:
              slots.requests_per_day === undefined
                ? lang === "fr"
                  ? "fois"
                  : "times"
                : lang === "fr"
                  ? "requêtes par mois"
                  : "requests per month",
            value: formatNumber(volume.times, lang, 0),
            source: sourceOf(slots, "calls") === "given" ? ("given" as const) : ("derived" as const),
          },
        ]
      : []),
  ];
}

function actionsOf({ currency }: Slots, volume: Volume, { input, output }: RequestPrices, lang: Lang) {
  if (isVolumeLarge(volume) || currency !== undefined) return [];
  const number = (value: number) => (lang === "fr" ? String(value).replace(".", ",") : String(value));
  const line = (prompt: number, answer: number) =>
    `/cost prompt:${Math.max(1, prompt)} output:${Math.max(1, answer)} price_in:${number(input)} price_out:${number(output)}`;
  return [
    {
      label: lang === "fr" ? "Prompt × 10" : "Prompt × 10",
      command: line(volume.input * 10, volume.output),
    },
    {
      label: lang === "fr" ? "Réponse × 2" : "Answer × 2",
      command: line(volume.input, volume.output * 2),
    },
  ];
}

/** Beyond what the options of the command take. */
function isVolumeLarge({ input, output }: Volume): boolean {
  return !(input * 10 <= 1e9 && output * 2 <= 1e9);
}
