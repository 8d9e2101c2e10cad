import { fail } from "../failure.js";
import { FLEET_REPLICAS, fleetReplicas } from "../functions/fleet/fleet-replicas.js";
import { formatCall } from "../text/call.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { figure } from "./figures.js";
import { answerCall } from "./from-call.js";
import { numberInput, sourceOf } from "./scenario.js";
import type { Slots } from "./slots.js";

const USUAL_OUTPUT = 400;
const HEADROOM = 0.3;

/** Servers for a rate, where the throughput of one server is known: no model of the machine is needed. */
export function measuredFleet(slots: Slots, serverTps: number, rate: number, lang: Lang): Reply {
  const fr = lang === "fr";
  const output = slots.output_tokens ?? USUAL_OUTPUT;
  const utilisation = slots.utilisation ?? 1 - HEADROOM;
  const call = [rate, output, serverTps, utilisation];
  const reply = answerCall(FLEET_REPLICAS, call, lang, {
    tokens_per_request: sourceOf(slots, "output_tokens"),
    utilisation: sourceOf(slots, "utilisation"),
  });
  if (!reply.ok) return reply;
  const full = fleetReplicas({
    requestsPerS: rate,
    tokensPerRequest: output,
    replicaTps: serverTps,
    utilisation: 1,
    peakFactor: 1,
  });
  return {
    ...reply,
    answer: {
      ...reply.answer,
      headline: [
        figure(
          {
            en: `with ${formatNumber((1 - utilisation) * 100, lang, 0)} % headroom`,
            fr: `avec ${formatNumber((1 - utilisation) * 100, lang, 0)} % de marge`,
          },
          Number(reply.value),
          "replicas",
          lang,
        ),
        figure({ en: "at full load", fr: "à pleine charge" }, full, "replicas", lang),
      ],
      notes: [
        fr
          ? "Une moyenne : à pleine charge, la file d’attente croît sans fin ; gardez une marge et comptez la pointe."
          : "A mean: at full load the queue grows without end; keep headroom and count the peak.",
        fr
          ? "Pour des limites de TTFT et de TPOT, nommez modèle et matériel."
          : "For limits on TTFT and TPOT, name model and hardware.",
      ],
      formulas: [{ en: formatCall(FLEET_REPLICAS, call, "en"), fr: formatCall(FLEET_REPLICAS, call, "fr") }],
    },
  };
}

/** A crowd with a speed for each: the total that the hardware must make, before any is chosen. */
export function crowdDemand(slots: Slots, users: number, tps: number, lang: Lang): Reply {
  const fr = lang === "fr";
  const share = slots.utilisation !== undefined && slots.concurrency === undefined ? slots.utilisation : 1;
  const active = users * share;
  if (!Number.isFinite(active * tps))
    fail("domain", {
      param: "users",
      given: users,
      allowed: { kind: "integer", min: 1, max: 1e9, example: 200 },
    });
  return {
    ok: true,
    value: active * tps,
    unit: "tokPerS",
    answer: answerOf({
      title: fr ? "Débit à fournir" : "Throughput to provide",
      headline: [
        figure(
          { en: "all users together", fr: "tous utilisateurs confondus" },
          active * tps,
          "tokPerS",
          lang,
          0,
        ),
      ],
      inputs: [
        numberInput({ en: "users at once", fr: "utilisateurs simultanés" }, active, "", true, lang),
        numberInput({ en: "each", fr: "chacun" }, tps, "tok/s", true, lang),
      ],
      working: [
        `${formatNumber(active, lang, 0)} × ${formatNumber(tps, lang, 1)} = ${formatNumber(active * tps, lang, 0)} tok/s`,
      ],
      notes: [
        fr
          ? "Sur quel matériel ? Nommez-le (8 × H100) pour le nombre de réplicas : la vitesse de chacun baisse quand le lot grandit."
          : "On which hardware? Name it (8 × H100) for the number of replicas: the speed of each falls as the batch grows.",
        fr
          ? "Des utilisateurs qui lisent ou réfléchissent n’occupent pas la machine : comptez ceux qui génèrent au même instant, souvent 5 à 10 % des présents."
          : "Users who read or think take nothing: count those who generate at the same moment, often 5 to 10 % of those present.",
      ],
    }),
  };
}
