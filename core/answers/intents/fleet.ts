import type { Deployment } from "../../deployment/deployment.js";
import { type FleetAnswer, replicasFor } from "../../deployment/fleet.js";
import { LIMIT_TEXTS } from "../../deployment/fleet-report.js";
import { tryCounts } from "../../deployment/replica-size.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { commandFor } from "../actions.js";
import { answerOf } from "../answer.js";
import { tried } from "../attempt.js";
import { defineIntent } from "../define-intent.js";
import { withEnoughGpus } from "../enough-gpus.js";
import { figure } from "../figures.js";
import { guide } from "../guide.js";
import { crowdDemand, measuredFleet } from "../measured-fleet.js";
import { moneyFigure } from "../money.js";
import { HOURS_PER_MONTH, rentOf } from "../rent.js";
import { replicaRate } from "../replica-rate.js";
import { hasDevice, numberInput, sourceFrom, understand, withDerived } from "../scenario.js";
import { isSpoken, levelInputs, replicasFormula, serviceLevelOf } from "../service-level.js";
import type { Slots } from "../slots.js";

/** Seconds between the requests of somebody who reads what comes, and between those of somebody who talks. */
const READING_S = 60;
const TURN_S = 10;

// How many replicas keep TTFT and TPOT under their limits at a percentile, at the peak rate.

export const fleet = defineIntent({
  id: "fleet",
  title: { en: "Replicas for a service level", fr: "Réplicas pour un niveau de service" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const named = slots.models !== undefined || slots.params_b !== undefined;
    const serverTps = slots.tps_total ?? slots.tps;
    if (!named && serverTps !== undefined && slots.rps !== undefined)
      return measuredFleet(slots, serverTps, slots.rps, lang);
    const crowd = slots.concurrency ?? slots.users;
    if (!hasDevice(slots) && crowd !== undefined && slots.tps !== undefined)
      return crowdDemand(slots, crowd, slots.tps, lang);
    const rate = rateOf(slots);
    if (rate === undefined) return replicaRate(slots, lang);
    const level = serviceLevelOf(slots);
    const { prompt, output, ttftMs: ttftLimit, tpotMs: tpotLimit, percentile } = level;
    const sized = smallestFleet(slots, lang, (deployment) =>
      replicasFor(
        deployment,
        { promptTokens: prompt, outputTokens: output, cachedTokens: slots.cached_tokens ?? 0 },
        {
          requestsPerS: rate,
          outputTokens: output,
          percentile,
          ttftLimitMs: ttftLimit,
          tpotLimitMs: tpotLimit,
        },
      ),
    );
    const { scenario } = sized;
    const { deployment } = scenario;
    const { expected, low, high } = sized.fleet;
    const { replicas, perReplica, limit } = expected;
    const rent = tried(() => rentOf({ ...slots, gpus: deployment.gpus }, lang));
    const number = (value: number, digits = 1) => formatNumber(value, lang, digits);
    const kept = { rate, prompt, output, ttft: ttftLimit, tpot: tpotLimit };
    return {
      ok: true,
      value: replicas,
      unit: "replicas",
      answer: answerOf({
        title: `${this.title[lang]} – ${deployment.model.name}`,
        headline: [
          {
            ...figure({ en: "needed", fr: "il en faut" }, replicas, "replicas", lang),
            ...(low !== undefined && high !== undefined ? { low, high } : {}),
          },
          figure({ en: "GPUs in all", fr: "GPU au total" }, replicas * deployment.gpus, "count", lang),
          ...(rent === undefined
            ? []
            : [
                moneyFigure(
                  { en: "rent per month (730 h)", fr: "location par mois (730 h)" },
                  replicas * deployment.gpus * rent.perGpuHour * HOURS_PER_MONTH,
                  "usd",
                  slots,
                  lang,
                ),
              ]),
        ],
        inputs: [
          ...scenario.inputs,
          numberInput(
            { en: "requests/s", fr: "requêtes/s" },
            rate,
            "",
            sourceFrom(slots, "rps", "requests_per_day"),
            lang,
          ),
          ...levelInputs(slots, level, lang),
          ...(rent === undefined ? [] : [rent.input]),
        ],
        working: [
          fr
            ? `par réplica : ${number(rate / replicas, 2)} requêtes/s, ${number(perReplica.running)} séquences en cours, TTFT p${number(percentile * 100, 0)} ${number(perReplica.ttftMs, 0)} ms, TPOT ${number(perReplica.tpotMs)} ms`
            : `per replica: ${number(rate / replicas, 2)} requests/s, ${number(perReplica.running)} running, p${number(percentile * 100, 0)} TTFT ${number(perReplica.ttftMs, 0)} ms, TPOT ${number(perReplica.tpotMs)} ms`,
        ],
        notes: [
          ...scenario.speedAssumptions.map((text) => text[lang]),
          limit === "none"
            ? fr
              ? "Un seul réplica suffit."
              : "A single replica is enough."
            : fr
              ? `Un réplica de moins dépasserait : ${LIMIT_TEXTS[limit].fr}.`
              : `One replica fewer would break: ${LIMIT_TEXTS[limit].en}.`,
          ...trafficNote(slots, lang),
          fr
            ? "Sans réserve : ajoutez N+1 et une marge d’utilisation."
            : "No reserve inside: add N+1 and headroom.",
          fr
            ? "Arrivées de Poisson, longueurs moyennes, une classe de requêtes."
            : "Poisson arrivals, mean lengths, one class of requests.",
        ].slice(0, 3),
        formulas: [replicasFormula(scenario, slots, rate, level)],
        actions: [
          {
            label: fr ? "débit × 2" : "2 × rate",
            command: commandFor("fleet", scenario, { ...kept, rate: rate * 2 }),
          },
          {
            label: fr ? `${deployment.gpus * 2} GPU par réplica` : `${deployment.gpus * 2} GPUs per replica`,
            command: commandFor("fleet", scenario, { ...kept, gpus: deployment.gpus * 2 }),
          },
          {
            label: fr ? "feuille de calcul" : "planning sheet",
            command: commandFor("plan", scenario, { ...kept, gpus: deployment.gpus }),
          },
        ],
        sources: [guide("fleet", lang), guide("estimator", lang)],
      }),
    };
  },
});

/** What stands behind a rate that was not said as one. */
function trafficNote(slots: Slots, lang: Lang): readonly string[] {
  const { rps, requests_per_day } = slots;
  const fr = lang === "fr";
  if (rps !== undefined) return [];
  if (requests_per_day !== undefined)
    return [
      fr
        ? "Moyenne sur 24 h : la pointe d’une journée fait souvent 2 à 3 fois plus ; dimensionnez pour elle (requêtes/s)."
        : "The mean over 24 h: a day’s peak is often 2 to 3 times as much; size for it (requests/s).",
    ];
  if (isSpoken(slots))
    return [
      fr
        ? `Un tour de parole toutes les ${TURN_S} s et par appel est supposé ; la limite vaut pour le modèle seul : retirez-en la reconnaissance, la synthèse et le réseau.`
        : `A turn every ${TURN_S} s of each call is assumed; the limit is for the model alone: take recognition, synthesis and network off it.`,
    ];
  return [
    fr
      ? "Une requête par utilisateur et par minute est supposée ; donnez les requêtes/s si vous les connaissez."
      : "One request per user and minute is assumed; give requests/s if you know them.",
  ];
}

/** As many cards a replica as said; otherwise the count with which the whole fleet takes fewest. */
function smallestFleet(slots: Slots, lang: Lang, size: (deployment: Deployment) => FleetAnswer) {
  const sizedWith = (asked: Slots) => {
    const scenario = understand(asked, lang);
    return { scenario, fleet: size(scenario.deployment) };
  };
  if (slots.gpus !== undefined) return sizedWith(slots);
  const { best } = tryCounts(
    (gpus) => sizedWith(withDerived(slots, "gpus", gpus)),
    ({ scenario, fleet }) => fleet.expected.replicas * scenario.deployment.gpus,
  );
  // Where no count keeps the limits, the refusal is that of the fewest cards that hold the model.
  const { prompt, output } = serviceLevelOf(slots);
  return best ?? sizedWith(withEnoughGpus(slots, prompt + output, lang).slots);
}

/** Requests per second as said, or from a day's requests (with a working day's peak), or from a crowd. */
function rateOf(slots: Slots): number | undefined {
  const { rps, requests_per_day, users, concurrency } = slots;
  if (rps !== undefined) return rps;
  if (requests_per_day !== undefined) return requests_per_day / 86_400;
  const crowd = concurrency ?? users;
  return crowd === undefined ? undefined : crowd / (isSpoken(slots) ? TURN_S : READING_S);
}
