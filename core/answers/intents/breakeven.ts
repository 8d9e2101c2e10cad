import { fail } from "../../failure.js";
import { blendedUsdPerM } from "../../functions/cost/blended-usd-per-m.js";
import { BREAK_EVEN_TOKENS_DAY } from "../../functions/cost/break-even-tokens-day.js";
import { BREAK_EVEN_UTILISATION } from "../../functions/cost/break-even-utilisation.js";
import { costPerMtokUsd } from "../../functions/cost/cost-per-mtok-usd.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { AnswerInput } from "../answer.js";
import { attempt, tried } from "../attempt.js";
import { utilisationChart } from "../charts/utilisation-chart.js";
import { defineIntent } from "../define-intent.js";
import { withEnoughGpus } from "../enough-gpus.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import { currencyNotes, currencyOf, formatMoney } from "../money.js";
import { outputOf } from "../output.js";
import { boughtFor, payback } from "../payback.js";
import { pricesOf } from "../prices.js";
import { rentOf } from "../rent.js";
import { distinctInputs, gpusInput, numberInput, sourceOf } from "../scenario.js";
import type { Slots } from "../slots.js";
import { twoBills } from "../two-bills.js";

// From how many tokens on own GPUs beat an API: rent against the API's price; a purchase against what the API would
// have cost; or two monthly bills side by side.

/** Input tokens for each output token where a question gives both prices: the usual convention. */
const INPUT_PER_OUTPUT = 3;
const USUAL_CONTEXT = 2048;

function mixOf({ prompt_tokens: prompt, output_tokens: output }: Slots): number | undefined {
  return prompt !== undefined && output !== undefined && output > 0 ? prompt / output : undefined;
}

export const breakeven = defineIntent({
  id: "breakeven",
  title: { en: "Own GPUs or an API", fr: "Ses propres GPU ou une API" },
  answer(said, lang) {
    const { spend_month: spend, server_month: server } = said;
    if (spend !== undefined && server !== undefined)
      return twoBills(said, spend, server, this.title[lang], lang);
    // Of two models the closed one is what the API sells, the open one what would run at home.
    const sold = said.models?.filter((id) => id.includes("/")) ?? [];
    const open = said.models?.filter((id) => !id.includes("/")) ?? [];
    const { models: _, ...rest } = said;
    const own: Slots = open.length > 0 ? { ...rest, models: open } : rest;
    const { slots, notes: counted } = withEnoughGpus(own, USUAL_CONTEXT, lang);
    const output = tried(() => outputOf(slots, lang));
    const mix = output?.inputPerOutput ?? mixOf(said) ?? INPUT_PER_OUTPUT;
    const api = apiPriceOf(said, sold[0] ?? open[0], mix, lang);
    const noRent =
      slots.gpu_hour === undefined && slots.server_hour === undefined && slots.server_month === undefined;
    if (noRent && slots.tokens_per_day !== undefined && boughtFor(slots) !== undefined)
      return payback(slots, api.usdPerM, this.title[lang], lang);
    const fr = lang === "fr";
    const rent = rentOf(slots, lang);
    const reply = answerCall(BREAK_EVEN_TOKENS_DAY, [rent.perGpuHour, rent.gpus, api.usdPerM], lang);
    if (!reply.ok) return reply;
    const perDay = Number(reply.value);
    const call = output && [rent.perGpuHour, rent.gpus, api.usdPerM, output.processedTps];
    const share = call && answerCall(BREAK_EVEN_UTILISATION, call, lang);
    const needed = share?.ok ? Number(share.value) : undefined;
    const costAt = (utilisation: number) =>
      costPerMtokUsd({
        gpuHourUsd: rent.perGpuHour,
        tps: output?.processedTps ?? 1,
        utilisation,
        gpus: rent.gpus,
      });
    const volume = volumeOf(slots);
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
        inputs: distinctInputs([
          ...api.inputs,
          rent.input,
          gpusInput(slots, rent.gpus, lang),
          ...(output?.inputs ?? []),
          ...(volume === undefined
            ? []
            : [
                numberInput(
                  { en: "volume", fr: "volume" },
                  Math.round(volume),
                  fr ? "tokens/jour" : "tokens/day",
                  sourceOf(slots, "tokens_per_day") === "given" ? "given" : "derived",
                  lang,
                ),
              ]),
        ]),
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
          ...counted,
          ...verdict(perDay, volume, needed, output?.users, lang),
          ...api.notes,
          ...rent.notes,
          fr
            ? "Sans personnel, réserve ni modèle de moindre qualité ; le GPU se paie aussi à vide."
            : "Without staff, spare machines or a weaker model; idle GPUs are paid as well.",
        ].slice(0, 3),
      },
    };
  },
});

const DAYS_PER_MONTH = 365 / 12;

/** Tokens a day, as said or from a month's. */
function volumeOf(slots: Slots): number | undefined {
  const { tokens_per_day: daily, tokens_in_per_month: read, tokens_out_per_month: written } = slots;
  if (daily !== undefined) return daily;
  return read === undefined && written === undefined
    ? undefined
    : ((read ?? 0) + (written ?? 0)) / DAYS_PER_MONTH;
}

function verdict(
  perDay: number,
  volume: number | undefined,
  needed: number | undefined,
  users: number | undefined,
  lang: Lang,
): readonly string[] {
  const fr = lang === "fr";
  const notes: string[] = [];
  if (needed !== undefined && needed > 1)
    notes.push(
      fr
        ? `Jamais rentable : même jour et nuit${users === undefined ? "" : ` avec ${formatNumber(users, lang, 0)} utilisateurs à la fois`}, cette machine ne traite pas assez de tokens.`
        : `Never: even day and night${users === undefined ? "" : ` with ${formatNumber(users, lang, 0)} users at once`}, this machine does not process enough tokens.`,
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

function apiPriceOf(slots: Slots, model: string | undefined, mix: number, lang: Lang): ApiPrice {
  const label = lang === "fr" ? "prix de l’API" : "price of the API";
  const { price, price_in, price_out } = slots;
  const one = price ?? (price_in === undefined ? price_out : price_out === undefined ? price_in : undefined);
  if (one !== undefined)
    return {
      usdPerM: one,
      inputs: [{ label, value: formatMoney(one, slots, lang, "/M"), source: "given" }],
      notes: [
        lang === "fr"
          ? "Un seul prix : il compte pour chaque token, lu ou écrit."
          : "One price: it counts for every token, read or written.",
      ],
    };
  if (price_in === undefined && model === undefined) return askForApi(slots);
  const { models: _, ...rest } = slots;
  // Open weights that nobody sells have no price to beat.
  const listed = attempt(() =>
    pricesOf(model === undefined ? rest : { ...rest, models: [model] }, 1000, lang),
  );
  if (!listed.ok) return askForApi(slots);
  const prices = listed.value;
  const usdPerM = blendedUsdPerM({
    inputUsdPerM: prices.input,
    outputUsdPerM: prices.output,
    inputPerOutput: mix,
  });
  return {
    usdPerM,
    inputs: [
      {
        label,
        value: `${formatMoney(usdPerM, slots, lang, "/M")}${prices.offer ? ` (${prices.offer.name})` : ""}`,
        source: prices.offer ? "catalogue" : "derived",
      },
    ],
    notes: [
      lang === "fr"
        ? `Tokens lus et écrits ensemble ; prix moyen pour ${formatNumber(mix, lang, 1)} tokens d’entrée par token de sortie.`
        : `Tokens read and written together; blended price at ${formatNumber(mix, lang, 1)} input tokens per output token.`,
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
