import { resolveHardware } from "../../catalogue/resolve.js";
import { fail } from "../../failure.js";
import { COST_PER_MTOK_USD, costPerMtokUsd } from "../../functions/cost/cost-per-mtok-usd.js";
import { ENERGY_USD_PER_M } from "../../functions/cost/energy-usd-per-m.js";
import { tokensPerKwh } from "../../functions/cost/tokens-per-kwh.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { answerOf, type Figure, type Reply } from "../answer.js";
import { tried } from "../attempt.js";
import { utilisationChart } from "../charts/utilisation-chart.js";
import { defineIntent } from "../define-intent.js";
import { withEnoughGpus } from "../enough-gpus.js";
import { answerCall } from "../from-call.js";
import { currencyNotes, currencyOf, formatMoney, moneyFigure } from "../money.js";
import { outputOf } from "../output.js";
import { powerOf } from "../power.js";
import { HOURS_PER_MONTH, rentOf } from "../rent.js";
import { distinctInputs, gpusInput, hardwareOf, isNamed, numberInput, understand } from "../scenario.js";
import type { Slots } from "../slots.js";

// What own or rented GPUs cost: electricity where a price per kWh is given, else the rent; per month, and per million
// tokens where a speed is known. Idle hours are paid as well, so the utilisation is always shown.

const USUAL_UTILISATION = 0.5;
const USUAL_CONTEXT = 2048;
const DAYS_PER_MONTH = 30;

export const costSelfhost = defineIntent({
  id: "cost_selfhost",
  title: { en: "Cost of own GPUs", fr: "Coût de ses propres GPU" },
  answer(said, lang) {
    if (said.kwh_price !== undefined) return electricity(said, said.kwh_price, lang);
    const { slots, notes: counted } = withEnoughGpus(said, USUAL_CONTEXT, lang);
    const rent = rentOf(slots, lang);
    const output = outputOf(slots, lang);
    const fr = lang === "fr";
    const hours = slots.hours_per_day === undefined ? HOURS_PER_MONTH : slots.hours_per_day * DAYS_PER_MONTH;
    const monthly = rent.perGpuHour * rent.gpus * hours;
    const month = moneyFigure(
      slots.hours_per_day === undefined
        ? { en: "per month (730 h)", fr: "par mois (730 h)" }
        : { en: "per month of 30 days", fr: "par mois de 30 jours" },
      monthly,
      "usd",
      slots,
      lang,
    );
    const gpus = gpusInput(slots, rent.gpus, lang);
    const working = `${formatMoney(rent.perGpuHour, slots, lang, "/h")} × ${rent.gpus} × ${formatNumber(hours, lang, 0)} h = ${formatMoney(monthly, slots, lang)}`;
    if (output === undefined)
      return {
        ok: true,
        value: monthly,
        unit: "usd",
        answer: answerOf({
          title: this.title[lang],
          headline: [month],
          inputs: [gpus, rent.input],
          working: [working],
          notes: [
            ...currencyNotes(slots, lang),
            ...counted,
            ...rent.notes,
            fr
              ? "Machine payée tout le mois, utilisée ou non ; nommez un modèle pour le coût par million de tokens."
              : "Paid the whole month, used or not; name a model for the cost per million tokens.",
          ].slice(0, 3),
        }),
      };
    const utilisation = slots.utilisation ?? USUAL_UTILISATION;
    const call = [rent.perGpuHour, output.tps, utilisation, rent.gpus];
    const reply = answerCall(COST_PER_MTOK_USD, call, lang);
    if (!reply.ok) return reply;
    const costAt = (share: number) =>
      costPerMtokUsd({ gpuHourUsd: rent.perGpuHour, tps: output.tps, utilisation: share, gpus: rent.gpus });
    const energy = energyFigure(slots, output.tps, lang);
    // "How much power": the energy is what was asked for, the money stands behind it.
    const energyFirst = slots.fact === "energy" ? energy : [];
    return {
      ...reply,
      ...energyFirst.map(({ value, unit }) => ({ value, unit }))[0],
      answer: {
        ...reply.answer,
        title: this.title[lang],
        headline: [
          ...energyFirst,
          moneyFigure(
            {
              en: `at ${formatNumber(utilisation * 100, lang, 0)} % utilisation`,
              fr: `à ${formatNumber(utilisation * 100, lang, 0)} % d’utilisation`,
            },
            costAt(utilisation),
            "usdPerM",
            slots,
            lang,
          ),
          month,
          ...(energyFirst.length > 0 ? [] : energy),
        ],
        inputs: distinctInputs([
          ...output.inputs,
          gpus,
          rent.input,
          numberInput(
            { en: "utilisation", fr: "utilisation" },
            utilisation * 100,
            "%",
            slots.utilisation !== undefined,
            lang,
          ),
        ]),
        working: [working, ...reply.answer.working.map((line) => line.replace("USD", currencyOf(slots)))],
        table: {
          columns: fr ? ["utilisation", "coût/M"] : ["utilisation", "cost/M"],
          rows: [0.1, 0.25, 0.5, 0.75, 1].map((share) => [
            `${formatNumber(share * 100, lang, 0)} %`,
            formatMoney(costAt(share), slots, lang),
          ]),
        },
        chart: utilisationChart(
          costAt,
          { asked: utilisation, api: undefined, currency: currencyOf(slots) },
          lang,
        ),
        notes: [
          ...currencyNotes(slots, lang),
          ...counted,
          ...(energyFirst.length > 0 ? [loadNote(output.users, lang)] : []),
          ...output.notes.slice(0, 1),
          ...rent.notes,
          ...output.notes.slice(1),
          fr
            ? "Par million de tokens de sortie, tous utilisateurs confondus ; prompts lus, personnel et hôte non comptés à part."
            : "Per million output tokens, all users together; prompt reading, staff and host are not counted apart.",
        ].slice(0, 3),
      },
    };
  },
});

/** Kilowatt-hours of a million output tokens when the cards work at their limit. */
function energyFigure(slots: Slots, tps: number, lang: Lang): readonly Figure[] {
  const named =
    slots.hardware === undefined ? undefined : tried(() => resolveHardware(hardwareOf(slots), "hardware"));
  const power = powerOf(slots, named?.row);
  if (power === undefined || !(tps > 0)) return [];
  const { watts } = power;
  const value = 1e6 / tokensPerKwh({ tps, watts, pue: 1 });
  return [
    {
      label:
        lang === "fr"
          ? `énergie à ${formatNumber(watts, lang, 0)} W`
          : `energy at ${formatNumber(watts, lang, 0)} W`,
      value,
      unit: "none",
      text: `${formatNumber(value, lang, 3)} kWh/M`,
    },
  ];
}

/** At which load the energy of a token holds. */
function loadNote(users: number | undefined, lang: Lang): string {
  const at =
    users === undefined
      ? { en: "the throughput that you gave", fr: "le débit donné" }
      : {
          en: `${formatNumber(users, lang, 0)} users at once, never idle`,
          fr: `${formatNumber(users, lang, 0)} utilisateurs simultanés sans temps mort`,
        };
  return lang === "fr"
    ? `Énergie par million de tokens de sortie à la puissance maximale des cartes, avec ${at.fr} ; à faible charge, un token coûte bien plus.`
    : `Energy per million output tokens at the cards’ power limit with ${at.en}; at a low load a token takes far more.`;
}

/** Electricity per month, and per million tokens where a speed is said. */
function electricity(slots: Slots, kwhPrice: number, lang: Lang): Reply {
  const fr = lang === "fr";
  const named = slots.hardware === undefined ? undefined : resolveHardware(hardwareOf(slots), "hardware").row;
  const { watts, source: powerSource } = powerOf(slots, named) ?? askForPower();
  const hours = slots.hours_per_day ?? 24;
  const monthly = (watts / 1000) * hours * DAYS_PER_MONTH * kwhPrice;
  // Whoever pays the electricity of a card at home is most often its only user.
  const estimated = tried(() => outputOf(slots, lang, isAtHome(slots, lang) ? 1 : undefined));
  const speed = estimated?.tps;
  const call = [speed, watts, kwhPrice];
  const perMillion = speed === undefined ? undefined : answerCall(ENERGY_USD_PER_M, call, lang);
  if (perMillion && !perMillion.ok) return perMillion;
  const month = moneyFigure(
    { en: "per month of 30 days", fr: "par mois de 30 jours" },
    monthly,
    "usd",
    slots,
    lang,
  );
  return {
    ok: true,
    value: perMillion ? Number(perMillion.value) : monthly,
    unit: perMillion ? "usdPerM" : "usd",
    answer: answerOf({
      title: fr ? "Coût de l’électricité" : "Cost of electricity",
      headline: [
        ...(perMillion
          ? [
              moneyFigure(
                { en: "per million tokens", fr: "par million de tokens" },
                Number(perMillion.value),
                "usdPerM",
                slots,
                lang,
              ),
            ]
          : []),
        month,
        ...(speed === undefined ? [] : energyFigure(slots, speed, lang)),
      ],
      inputs: [
        ...(named && estimated?.users === undefined
          ? [{ label: fr ? "matériel" : "hardware", value: named.name, source: "given" as const }]
          : []),
        {
          label: fr ? "puissance" : "power",
          value: `${formatNumber(watts, lang, 0)} W`,
          source: powerSource,
        },
        numberInput(
          { en: "hours a day", fr: "heures par jour" },
          hours,
          "h",
          slots.hours_per_day !== undefined,
          lang,
        ),
        {
          label: fr ? "électricité" : "electricity",
          value: formatMoney(kwhPrice, slots, lang, "/kWh"),
          source: "given",
        },
        ...(speed === undefined ? [] : (estimated?.inputs ?? [])),
      ],
      working: [
        `${formatNumber(watts / 1000, lang, 3)} kW × ${formatNumber(hours, lang, 1)} h × ${DAYS_PER_MONTH} × ${formatMoney(kwhPrice, slots, lang)} = ${formatMoney(monthly, slots, lang)}`,
        ...(perMillion
          ? perMillion.answer.working.map((line) => line.replace("USD", currencyOf(slots)))
          : []),
      ],
      notes: [
        ...currencyNotes(slots, lang),
        ...(estimated?.users === undefined
          ? []
          : [
              fr
                ? `Débit estimé (utilisateurs à la fois : ${formatNumber(estimated.users, lang, 0)}), prompts lus compris ; plus ils sont nombreux, moins le token coûte.`
                : `Throughput estimated for ${formatNumber(estimated.users, lang, 0)} at once, prompts read included; the more share it, the less a token costs.`,
            ]),
        ...(slots.power_w === undefined
          ? [
              fr
                ? "Puissance maximale de la carte : en décodage, elle consomme souvent moins."
                : "The card’s power limit: while decoding it often draws less.",
            ]
          : []),
        fr
          ? "Électricité des cartes seule, pleine puissance pendant ces heures ; reste de la machine et refroidissement en sus."
          : "The cards alone, at this power for all these hours; the rest of the machine and cooling come on top.",
      ].slice(0, 3),
      formulas: perMillion
        ? [{ en: formatCall(ENERGY_USD_PER_M, call, "en"), fr: formatCall(ENERGY_USD_PER_M, call, "fr") }]
        : [],
    }),
  };
}

function isAtHome(slots: Slots, lang: Lang): boolean {
  return isNamed(slots) && understand(slots, lang).deployment.memoryEngine.kind !== "vllm";
}

function askForPower(): never {
  return fail("type", {
    param: "power_w",
    given: null,
    reason: {
      en: "how much power? Name a device (RTX 3090) or give watts (350 W)",
      fr: "quelle puissance ? Nommez un matériel (RTX 3090) ou donnez les watts (350 W)",
    },
  });
}
