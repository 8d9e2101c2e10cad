import type { Deployment } from "../deployment/deployment.js";
import { replicaTimes } from "../deployment/fleet.js";
import { memoryOf } from "../deployment/memory.js";
import { ttft } from "../deployment/request.js";
import { speed } from "../deployment/speed.js";
import type { Estimate } from "../estimator/estimate.js";
import { linkGbs } from "../estimator/facts.js";
import { mostRequests } from "../estimator/fleet/most-requests.js";
import { deviceNeed } from "../estimator/memory/need.js";
import { devicesOf, type Split } from "../estimator/memory/split.js";
import { fail } from "../failure.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { type Answer, answerOf, type Reply } from "./answer.js";
import { attempt, tried } from "./attempt.js";
import { compareChart } from "./charts/compare-chart.js";
import { BAND_NOTE, estimateFigure, figure, LABELS } from "./figures.js";
import { guide } from "./guide.js";
import { sayFailure } from "./say-failure.js";
import { gpusOf, numberInput, sourceOf, understand, withDerived } from "./scenario.js";
import { levelInputs, serviceLevelOf } from "./service-level.js";
import type { Slots } from "./slots.js";

// The same cards sharing the same model in different ways, or holding it whole each: what one user gets, what all of them
// get, how long the first token takes and what each card holds.

const USUAL_CONTEXT = 2048;
/** Both ways of sharing exist there; portable engines split layers, or rows at a loss. */
const SERVING = "vLLM";

/** A split, and how many copies of it stand side by side, each with its share of the users. */
interface Sharing {
  readonly split: Split;
  readonly replicas: number;
}

interface Shared {
  readonly name: string;
  readonly speed: Estimate | undefined;
  readonly ttftMs: number | undefined;
  /** All copies together, within the limits. */
  readonly requestsPerS: number | undefined;
  readonly gbPerCard: number | undefined;
  /** What a card may hold of it. */
  readonly budgetGb: number | undefined;
  readonly why: string;
}

export function compareSplits(slots: Slots, names: readonly string[], title: string, lang: Lang): Reply {
  const fr = lang === "fr";
  const asked = names.map((name) => readSharing(name, gpusOf(slots)));
  const cards = Math.max(...asked.map(cardsOf));
  const counted = slots.gpus === undefined ? withDerived(slots, "gpus", cards) : slots;
  const scenario = serving(counted, lang);
  const { deployment } = scenario;
  const depth = slots.context ?? USUAL_CONTEXT;
  const level = serviceLevelOf(slots);
  const { prompt: promptTokens, output: outputTokens } = level;
  const goal = {
    outputTokens,
    percentile: level.percentile,
    ttftLimitMs: level.ttftMs,
    tpotLimitMs: level.tpotMs,
  };
  const users = slots.concurrency ?? slots.users ?? 1;
  const shared = asked.map(estimated);
  const known = shared.filter((one) => one.speed !== undefined);
  const [best, next] = [...known].sort((a, b) => (b.speed?.expected ?? 0) - (a.speed?.expected ?? 0));
  const number = (value: number | undefined, digits = 1) =>
    value === undefined ? "–" : formatNumber(value, lang, digits);
  return {
    ok: true,
    ...(best?.speed ? { value: best.speed.expected, unit: "tokPerS" as const } : {}),
    answer: answerOf({
      title: `${title} – ${deployment.model.name}`,
      headline: best?.speed
        ? [
            estimateFigure({ en: best.name, fr: best.name }, best.speed, "tokPerS", lang, { digits: 1 }),
            ...(next?.speed
              ? [
                  figure(
                    { en: `over ${next.name}`, fr: `face à ${next.name}` },
                    best.speed.expected / next.speed.expected,
                    "times",
                    lang,
                    2,
                  ),
                ]
              : []),
          ]
        : [],
      inputs: [
        ...scenario.inputs,
        numberInput(LABELS.context, depth, "tokens", sourceOf(slots, "context"), lang),
        numberInput(LABELS.users, users, "", sourceOf(slots, "concurrency", "users"), lang),
        ...levelInputs(slots, level, lang),
      ],
      table: {
        columns: [
          "",
          "tok/s",
          ...(users > 1 ? [fr ? "tok/s au total" : "tok/s in all"] : []),
          "TTFT ms",
          "req/s max",
          fr ? "Go/carte" : "GB/card",
        ],
        rows: shared.map((one) => [
          one.name,
          number(one.speed?.expected),
          ...(users > 1 ? [number(one.speed && one.speed.expected * users, 0)] : []),
          number(one.ttftMs, 0),
          number(one.requestsPerS),
          number(one.gbPerCard),
        ]),
      },
      ...(known.length > 1
        ? {
            chart: compareChart(
              known.map((one) => ({ label: one.name, ...(one.speed as Estimate) })),
              lang,
            ),
          }
        : {}),
      notes: notesOf(shared, asked, deployment, users, lang),
      actions: actionsOf(scenario, names, users, lang),
      sources: [guide("estimator", lang), deployment.hardware.source],
    }),
  };

  function sustained(of: Deployment): number {
    return mostRequests(replicaTimes(of, { promptTokens, outputTokens, cachedTokens: 0 }), goal).requestsPerS;
  }

  function estimated({ split, replicas }: Sharing): Shared {
    const of: Deployment = { ...deployment, split, gpus: devicesOf(split) };
    const concurrency = Math.ceil(users / replicas);
    const need = tried(() => deviceNeed(memoryOf(of, depth, concurrency)));
    const decode = attempt(() =>
      speed(of, { metric: "decode_tps_per_user", prompt: 0, output: 0, depth, concurrency }),
    );
    return {
      name: nameOf({ split, replicas }),
      speed: decode.ok ? decode.value : undefined,
      ttftMs: decode.ok ? tried(() => ttft(of, { promptTokens, concurrency }).expected) : undefined,
      // Where even an idle replica breaks a limit, no rate keeps it.
      requestsPerS: decode.ok ? replicas * (tried(() => sustained(of)) ?? 0) : undefined,
      gbPerCard: need && need.total / 1e9,
      budgetGb: need && need.budget / 1e9,
      why: decode.ok ? "" : sayFailure(decode.failure, lang),
    };
  }
}

/** On an engine that knows both ways, unless one is named or the format runs nowhere else. */
function serving(slots: Slots, lang: Lang) {
  if (slots.engine !== undefined) return understand(slots, lang);
  const on = attempt(() =>
    understand({ ...slots, engine: SERVING, derived: [...(slots.derived ?? []), "engine"] }, lang),
  );
  return on.ok ? on.value : understand(slots, lang);
}

/** "tp4", "pp4", "tp2pp2", "dp4", "tp2dp2"; a way without a number takes all cards. */
function readSharing(name: string, gpus: number): Sharing {
  const [, tp, pp, dp] = /^(?:tp(\d*))?(?:pp(\d*))?(?:dp(\d*))?$/.exec(name) ?? [];
  const count = (digits: string | undefined) =>
    digits === undefined ? 1 : digits === "" ? Math.max(2, gpus) : Number(digits);
  const missing = tp === undefined && pp === undefined && dp === undefined;
  if (missing || count(tp) * count(pp) * count(dp) < 1)
    return fail("unknown", {
      param: "split",
      given: name,
      allowed: { kind: "text", example: "tp4, pp4, dp4" },
    });
  return { split: { tp: count(tp), pp: count(pp), ep: 1 }, replicas: count(dp) };
}

function cardsOf({ split, replicas }: Sharing): number {
  return devicesOf(split) * replicas;
}

function nameOf({ split: { tp, pp }, replicas }: Sharing): string {
  const parts = [tp > 1 ? `TP${tp}` : "", pp > 1 ? `PP${pp}` : "", replicas > 1 ? `DP${replicas}` : ""];
  return parts.filter((part) => part !== "").join(" ") || "TP1";
}

function notesOf(
  shared: readonly Shared[],
  asked: readonly Sharing[],
  deployment: Deployment,
  users: number,
  lang: Lang,
): Answer["notes"] {
  const fr = lang === "fr";
  const link = formatNumber(linkGbs(deployment.hardwareFacts), lang, 0);
  const unequal = new Set(asked.map(cardsOf)).size > 1;
  const copies = asked.filter(({ replicas }) => replicas > 1);
  return [
    ...shared.filter(({ why }) => why !== "").map(({ name, why }) => `${name} – ${why}`),
    ...shared
      .filter(({ gbPerCard = 0, budgetGb = Number.POSITIVE_INFINITY }) => gbPerCard > budgetGb)
      .map(({ name, budgetGb = 0 }) => {
        const budget = formatNumber(budgetGb, lang, 1);
        return fr
          ? `${name} : au-delà des ${budget} Go qu’une carte peut tenir ; une partie des utilisateurs attendra son tour.`
          : `${name}: beyond the ${budget} GB that a card may hold; some of the users wait for their turn.`;
      }),
    ...(unequal
      ? [
          fr
            ? "Les partages n’emploient pas le même nombre de cartes : les cartes restantes serviraient d’autres réplicas."
            : "The splits use different numbers of cards: those left over would serve other replicas.",
        ]
      : []),
    ...copies.slice(0, 1).map((sharing) => {
      const name = nameOf(sharing);
      const each = Math.ceil(users / sharing.replicas);
      return fr
        ? `${name} : ${sharing.replicas} réplicas qui tiennent chacun le modèle entier et servent ${each} ${each > 1 ? "utilisateurs" : "utilisateur"} ; rien à échanger, une panne n’en arrête qu’un, mais le cache KV a moins de place.`
        : `${name}: ${sharing.replicas} replicas, each holding the whole model and serving ${each} ${each > 1 ? "users" : "user"}; nothing to exchange, a failure stops one of them, but the KV cache has less room.`;
    }),
    fr
      ? `TP : toutes les cartes lisent chaque couche ensemble et s’échangent le résultat (lien compté à ${link} Go/s) ; PP : les cartes se relaient, la mémoire s’ajoute, la vitesse d’un utilisateur non.`
      : `TP: all cards read each layer together and exchange the result (link counted at ${link} GB/s); PP: the cards take turns, memory adds up, the speed of one user does not.`,
    ...(asked.some(({ split }) => split.pp > 1)
      ? [
          fr
            ? "PP se défend sans NVLink, entre machines, ou avec assez d’utilisateurs pour occuper tous les étages."
            : "PP earns its place without NVLink, between machines, or with enough users to fill every stage.",
        ]
      : []),
    BAND_NOTE[lang],
  ].slice(0, 3);
}

function actionsOf(
  { modelName, hardwareName, quantName, deployment }: ReturnType<typeof understand>,
  names: readonly string[],
  users: number,
  lang: Lang,
): Answer["actions"] {
  const line = (count: number) =>
    [
      `/compare hardware:"${hardwareName}" model:"${modelName}"`,
      ...(quantName === undefined ? [] : [`quant:${quantName}`]),
      `gpus:${deployment.gpus} split:"${names.join(", ")}" users:${count}`,
    ].join(" ");
  const many = users >= 32 ? users * 4 : 32;
  return [
    {
      label: lang === "fr" ? `${many} utilisateurs` : `${many} users`,
      command: line(many),
    },
  ];
}
