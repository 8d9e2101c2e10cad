import { fail } from "../../failure.js";
import { blendedUsdPerM } from "../../functions/cost/blended-usd-per-m.js";
import { BREAK_EVEN_TOKENS_DAY } from "../../functions/cost/break-even-tokens-day.js";
import { BREAK_EVEN_UTILISATION } from "../../functions/cost/break-even-utilisation.js";
import { costPerMtokUsd } from "../../functions/cost/cost-per-mtok-usd.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerInput } from "../answer.js";
import { tried } from "../attempt.js";
import { utilisationChart } from "../charts/utilisation-chart.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import { currencyNotes, currencyOf, formatMoney } from "../money.js";
import { outputOf } from "../output.js";
import { boughtFor, payback } from "../payback.js";
import { pricesOf } from "../prices.js";
import { rentOf } from "../rent.js";
import { numberInput } from "../scenario.js";
import type { Slots } from "../slots.js";
import { twoBills } from "../two-bills.js";

// From how many tokens on own GPUs beat an API: rent against the API's price; a purchase against what the API would
// have cost; or two monthly bills side by side.

/** Input tokens for each output token where a question gives both prices: the usual convention. */
const INPUT_PER_OUTPUT = 3;

export const breakeven = defineIntent({
  id: "breakeven",
  title: { en: "Own GPUs or an API", fr: "Ses propres GPU ou une API" },
  answer(slots, lang) {
    const { spend_month: spend, server_month: server } = slots;
    if (spend !== undefined && server !== undefined)
      return twoBills(slots, spend, server, this.title[lang], lang);
    const api = apiPriceOf(slots, lang);
    const noRent =
      slots.gpu_hour === undefined && slots.server_hour === undefined && slots.server_month === undefined;
    if (noRent && slots.tokens_per_day !== undefined && boughtFor(slots) !== undefined)
      return payback(slots, api.usdPerM, this.title[lang], lang);
    const fr = lang === "fr";
    const rent = rentOf(slots, lang);
    const reply = answerCall(BREAK_EVEN_TOKENS_DAY, [rent.perGpuHour, rent.gpus, api.usdPerM], lang);
    if (!reply.ok) return reply;
    const perDay = Number(reply.value);
    const output = tried(() => outputOf(slots, lang));
    const call = output && [rent.perGpuHour, rent.gpus, api.usdPerM, output.tps];
    const share = call && answerCall(BREAK_EVEN_UTILISATION, call, lang);
    const needed = share?.ok ? Number(share.value) : undefined;
    const costAt = (utilisation: number) =>
      costPerMtokUsd({ gpuHourUsd: rent.perGpuHour, tps: output?.tps ?? 1, utilisation, gpus: rent.gpus });
    const volume = slots.tokens_per_day;
    return {
      ...reply,
      answer: {
        ...reply.answer,
        title: this.title[lang],
        headline: [
          figure({ en: "break-even", fr: "seuil de rentabilité" }, perDay, "tokensPerDay", lang),
          ...(needed === undefined
            ? []
            : [
                {
                  ...figure(
                    { en: "utilisation needed", fr: "utilisation nécessaire" },
                    needed,
                    "fraction",
                    lang,
                  ),
                  text: `${formatNumber(needed * 100, lang, needed < 0.1 ? 1 : 0)} %`,
                },
              ]),
        ],
        inputs: [
          ...api.inputs,
          rent.input,
          numberInput({ en: "GPUs", fr: "GPU" }, rent.gpus, "", slots.gpus !== undefined, lang),
          ...(output?.inputs ?? []),
        ],
        formulas: [
          ...reply.answer.formulas,
          ...(call && share?.ok
            ? [
                {
                  en: formatCall(BREAK_EVEN_UTILISATION, call, "en"),
                  fr: formatCall(BREAK_EVEN_UTILISATION, call, "fr"),
                },
              ]
            : []),
        ],
        ...(output && needed !== undefined
          ? {
              chart: utilisationChart(
                costAt,
                { asked: Math.min(1, Math.max(0.05, needed)), api: api.usdPerM, currency: currencyOf(slots) },
                lang,
              ),
            }
          : {}),
        notes: [
          ...currencyNotes(slots, lang),
          ...verdict(perDay, volume, needed, lang),
          ...rent.notes,
          ...api.notes,
          fr
            ? "Sans personnel, réserve ni modèle de moindre qualité ; le GPU se paie aussi à vide."
            : "Without staff, spare machines or a weaker model; idle GPUs are paid as well.",
        ].slice(0, 3),
      },
    };
  },
});

function verdict(
  perDay: number,
  volume: number | undefined,
  needed: number | undefined,
  lang: Lang,
): readonly string[] {
  const fr = lang === "fr";
  const notes: string[] = [];
  if (needed !== undefined && needed > 1)
    notes.push(
      fr
        ? "Jamais rentable : même à pleine charge, cette machine ne produit pas assez de tokens."
        : "Never: even fully loaded, this machine does not make enough tokens.",
    );
  if (volume !== undefined)
    notes.push(
      volume >= perDay
        ? fr
          ? "À votre volume, vos GPU coûtent moins que l’API."
          : "At your volume, own GPUs cost less than the API."
        : fr
          ? "À votre volume, l’API reste moins chère."
          : "At your volume, the API stays cheaper.",
    );
  if (needed === undefined)
    notes.push(
      fr
        ? "La machine doit encore pouvoir produire autant : nommez un modèle ou un débit (tok/s) pour l’utilisation nécessaire."
        : "The machine must still be able to make that many: name a model or a throughput (tok/s) for the utilisation.",
    );
  return notes;
}

interface ApiPrice {
  readonly usdPerM: number;
  readonly inputs: readonly AnswerInput[];
  readonly notes: readonly string[];
}

function apiPriceOf(slots: Slots, lang: Lang): ApiPrice {
  const label = lang === "fr" ? "prix de l’API" : "price of the API";
  const { price, price_in, price_out } = slots;
  const one = price ?? (price_in === undefined ? price_out : price_out === undefined ? price_in : undefined);
  if (one !== undefined)
    return {
      usdPerM: one,
      inputs: [{ label, value: formatMoney(one, slots, lang, "/M"), source: "given" }],
      notes: [],
    };
  // A device means that the model is what runs on it, not what an API sells.
  if (price_in === undefined && (slots.models === undefined || slots.hardware !== undefined))
    return askForApi(slots);
  const prices = pricesOf(slots, 1000, lang);
  const usdPerM = blendedUsdPerM({
    inputUsdPerM: prices.input,
    outputUsdPerM: prices.output,
    inputPerOutput: INPUT_PER_OUTPUT,
  });
  return {
    usdPerM,
    inputs: [
      {
        label,
        value: formatMoney(usdPerM, slots, lang, "/M"),
        source: prices.offer ? "catalogue" : "given",
      },
    ],
    notes: [
      lang === "fr"
        ? `Prix moyen pour ${INPUT_PER_OUTPUT} tokens d’entrée par token de sortie.`
        : `Blended price at ${INPUT_PER_OUTPUT} input tokens per output token.`,
      ...prices.notes,
    ],
  };
}

function askForApi(slots: Slots): never {
  const hasMachine =
    slots.hardware !== undefined || slots.gpu_hour !== undefined || slots.server_hour !== undefined;
  return fail("type", {
    param: "price",
    given: null,
    reason: hasMachine
      ? {
          en: "against what price? Give the API’s USD per million tokens, for example $3 per million",
          fr: "face à quel prix ? Donnez les USD par million de tokens de l’API, par exemple 3 $ le million",
        }
      : {
          en: "it depends on three figures: the API’s price per million tokens, the machine, and tokens per day. For example: 8xH100 at $2.5/h against an API at $3 per million",
          fr: "cela dépend de trois chiffres : prix de l’API par million de tokens, machine, et tokens par jour. Par exemple : 8 H100 à 2,5 $/h face à une API à 3 $ le million",
        },
  });
}
