import type { Deployment } from "../deployment/deployment.js";
import { memoryOf } from "../deployment/memory.js";
import { ttft } from "../deployment/request.js";
import { speed } from "../deployment/speed.js";
import type { Estimate } from "../estimator/estimate.js";
import { linkGbs } from "../estimator/facts.js";
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
import type { Slots } from "./slots.js";

// The same cards sharing the same model in different ways: what one user gets, how long the first token takes and what
// each card holds.

const USUAL = { context: 2048, prompt: 1000 };
/** Both ways of sharing exist there; portable engines split layers, or rows at a loss. */
const SERVING = "vLLM";

interface Shared {
  readonly name: string;
  readonly speed: Estimate | undefined;
  readonly ttftMs: number | undefined;
  readonly gbPerCard: number | undefined;
  readonly why: string;
}

export function compareSplits(slots: Slots, names: readonly string[], title: string, lang: Lang): Reply {
  const fr = lang === "fr";
  const asked = names.map((name) => readSplit(name, gpusOf(slots)));
  const cards = Math.max(...asked.map(devicesOf));
  const counted = slots.gpus === undefined ? withDerived(slots, "gpus", cards) : slots;
  const scenario = serving(counted, lang);
  const { deployment } = scenario;
  const depth = slots.context ?? USUAL.context;
  const promptTokens = slots.prompt_tokens ?? USUAL.prompt;
  const users = slots.concurrency ?? slots.users ?? 1;
  const shared = asked.map((split) => estimated({ ...deployment, split, gpus: devicesOf(split) }));
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
        numberInput(LABELS.prompt, promptTokens, "tokens", sourceOf(slots, "prompt_tokens"), lang),
        numberInput(LABELS.users, users, "", sourceOf(slots, "concurrency", "users"), lang),
      ],
      table: {
        columns: ["", "tok/s", "TTFT ms", fr ? "Go/carte" : "GB/card"],
        rows: shared.map((one) => [
          one.name,
          number(one.speed?.expected),
          number(one.ttftMs, 0),
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
      notes: notesOf(shared, asked, deployment, lang),
      actions: actionsOf(scenario, names, users, lang),
      sources: [guide("estimator", lang), deployment.hardware.source],
    }),
  };

  function estimated(of: Deployment): Shared {
    const decode = attempt(() =>
      speed(of, { metric: "decode_tps_per_user", prompt: 0, output: 0, depth, concurrency: users }),
    );
    return {
      name: nameOf(of.split),
      speed: decode.ok ? decode.value : undefined,
      ttftMs: decode.ok ? tried(() => ttft(of, { promptTokens, concurrency: users }).expected) : undefined,
      gbPerCard: tried(() => deviceNeed(memoryOf(of, depth, users)).total / 1e9),
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

/** "tp4", "pp4", "tp2pp2"; a way without a number takes all cards. */
function readSplit(name: string, gpus: number): Split {
  const [, tp, pp] = /^(?:tp(\d*))?(?:pp(\d*))?$/.exec(name) ?? [];
  const count = (digits: string | undefined) =>
    digits === undefined ? 1 : digits === "" ? Math.max(2, gpus) : Number(digits);
  if ((tp === undefined && pp === undefined) || count(tp) * count(pp) < 1)
    return fail("unknown", { param: "split", given: name, allowed: { kind: "text", example: "tp4, pp4" } });
  return { tp: count(tp), pp: count(pp), ep: 1 };
}

function nameOf({ tp, pp }: Split): string {
  if (tp > 1 && pp > 1) return `TP${tp} PP${pp}`;
  return pp > 1 ? `PP${pp}` : `TP${tp}`;
}

function notesOf(
  shared: readonly Shared[],
  splits: readonly Split[],
  deployment: Deployment,
  lang: Lang,
): Answer["notes"] {
  const fr = lang === "fr";
  const link = formatNumber(linkGbs(deployment.hardwareFacts), lang, 0);
  const unequal = new Set(splits.map(devicesOf)).size > 1;
  return [
    ...shared.filter(({ why }) => why !== "").map(({ name, why }) => `${name} – ${why}`),
    ...(unequal
      ? [
          fr
            ? "Les partages n’emploient pas le même nombre de cartes : les cartes restantes serviraient d’autres réplicas."
            : "The splits use different numbers of cards: those left over would serve other replicas.",
        ]
      : []),
    fr
      ? `TP : toutes les cartes lisent chaque couche ensemble et s’échangent le résultat (lien compté à ${link} Go/s) ; PP : les cartes se relaient, la mémoire s’ajoute, la vitesse d’un utilisateur non.`
      : `TP: all cards read each layer together and exchange the result (link counted at ${link} GB/s); PP: the cards take turns, memory adds up, the speed of one user does not.`,
    fr
      ? "PP se défend sans NVLink, entre machines, ou avec assez d’utilisateurs pour occuper tous les étages."
      : "PP earns its place without NVLink, between machines, or with enough users to fill every stage.",
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
