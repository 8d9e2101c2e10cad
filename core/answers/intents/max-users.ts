import type { Deployment } from "../../deployment/deployment.js";
import { askOf } from "../../deployment/memory.js";
import { speed } from "../../deployment/speed.js";
import { maxContext, maxSequences, minGpus } from "../../estimator/memory/inverse.js";
import { MAX_BATCH_KV } from "../../functions/batch/max-batch-kv.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { variations } from "../actions.js";
import { answerOf } from "../answer.js";
import { tried } from "../attempt.js";
import { batchChart } from "../charts/batch-chart.js";
import { defineIntent } from "../define-intent.js";
import { estimateFigure, figure, LABELS } from "../figures.js";
import { answerCall } from "../from-call.js";
import { guide } from "../guide.js";
import { saturatingBatch } from "../saturating-batch.js";
import { gpusOf, numberInput, sourceOf, type Understood, understand } from "../scenario.js";
import type { Slots } from "../slots.js";

// How many at once: what the cache holds; and, for a wanted speed, how many keep it.

const USUAL_CONTEXT = 8192;

export const maxUsers = defineIntent({
  id: "max_users",
  title: { en: "Users at once", fr: "Utilisateurs simultanés" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const { vram_gb: memoryGb, weights_gb: weightsGb, kv_gb_per_request: kvGb } = slots;
    if (memoryGb !== undefined && weightsGb !== undefined && kvGb !== undefined)
      return answerCall(MAX_BATCH_KV, [memoryGb * gpusOf(slots), weightsGb, kvGb], lang);
    const scenario = understand(slots, lang);
    const { deployment } = scenario;
    const saturating = slots.fact === "critical_batch" ? saturatingBatch(scenario, lang) : undefined;
    if (saturating) return saturating;
    const context =
      slots.context ?? Math.min(USUAL_CONTEXT, deployment.modelFacts.maxContext ?? USUAL_CONTEXT);
    const { sequences, limit, binds } = maxSequences(askOf(deployment, context));
    const wanted = slots.tps ?? (slots.tpot_ms === undefined ? undefined : 1000 / slots.tpot_ms);
    const users = wanted === undefined ? sequences : keeping(deployment, context, wanted, sequences);
    const call = [scenario.modelName, scenario.hardwareName, scenario.quantName, deployment.gpus, context];
    const each = users > 0 ? perUser(deployment, context, users) : undefined;
    return {
      ok: true,
      value: users,
      unit: "sequences",
      answer: answerOf({
        title: `${this.title[lang]} – ${deployment.model.name}`,
        headline: [
          figure(LABELS.users, users, "count", lang),
          ...(each ? [estimateFigure(LABELS.perUser, each, "tokPerS", lang, { digits: 1 })] : []),
        ],
        inputs: [
          ...scenario.inputs,
          numberInput(
            { en: "context of each", fr: "contexte de chacun" },
            context,
            "tokens",
            sourceOf(slots, "context"),
            lang,
          ),
          ...(wanted === undefined
            ? []
            : [numberInput({ en: "wanted speed", fr: "vitesse voulue" }, wanted, "tok/s", true, lang)]),
        ],
        working: [
          fr
            ? `la mémoire contient ${formatNumber(sequences, lang, 0)} séquences de ${formatNumber(context, lang, 0)} tokens à côté des poids`
            : `memory holds ${formatNumber(sequences, lang, 0)} sequences of ${formatNumber(context, lang, 0)} tokens beside the weights`,
        ],
        notes: [
          ...askedNote(scenario, slots, context, users, lang),
          binds === "engine"
            ? fr
              ? `Limite du moteur : ${limit} séquences en cours.`
              : `The engine’s own limit of ${limit} running sequences binds.`
            : fr
              ? "Compte les séquences en cours ; des utilisateurs qui lisent ou réfléchissent n’en occupent pas."
              : "Counts running sequences; users who read or think take none.",
          ...scenario.assumptions.map((text) => text[lang]),
        ].slice(0, 3),
        formulas: [
          {
            en: formatCall({ name: "LLM_MAX_SEQUENCES" }, call, "en"),
            fr: formatCall({ name: "LLM_MAX_SEQUENCES" }, call, "fr"),
          },
        ],
        ...(users > 1 ? { chart: batchChart(curve(deployment, context, users), lang) } : {}),
        actions: variations("fit", scenario, lang, { tokens: context }),
        sources: [guide("memory", lang), guide("estimator", lang)],
      }),
    };
  },
});

/** The number that was asked about, and what would hold it. */
function askedNote(
  { deployment }: Understood,
  slots: Slots,
  context: number,
  users: number,
  lang: Lang,
): readonly string[] {
  const asked = slots.concurrency ?? slots.users;
  if (asked === undefined || asked <= 1 || slots.tps !== undefined || slots.tpot_ms !== undefined) return [];
  const fr = lang === "fr";
  const number = (value: number) => formatNumber(value, lang, 0);
  if (asked <= users) return [fr ? `${number(asked)} à la fois : oui.` : `${number(asked)} at once: yes.`];
  const { gpus: _, ...ask } = askOf(deployment, context, asked);
  const enough = tried(() => minGpus(ask).gpus);
  const shorter = tried(() => maxContext(askOf(deployment, undefined, asked)).tokens);
  const mends = [
    ...(enough === undefined ? [] : [`${number(enough)} × ${deployment.hardware.name}`]),
    ...(shorter === undefined || shorter < 1
      ? []
      : [fr ? `au plus ${number(shorter)} tokens chacun` : `at most ${number(shorter)} tokens each`]),
  ];
  const way =
    mends.length === 0
      ? ""
      : fr
        ? ` ; il faudrait ${mends.join(" ou ")}`
        : `; it would take ${mends.join(" or ")}`;
  return [fr ? `${number(asked)} à la fois : non${way}.` : `${number(asked)} at once: no${way}.`];
}

function perUser(deployment: Deployment, depth: number, concurrency: number) {
  return speed(deployment, { metric: "decode_tps_per_user", prompt: 0, output: 0, depth, concurrency });
}

/** Speeds at the powers of two up to a number of users. */
function curve(deployment: Deployment, depth: number, most: number) {
  const steps = [1, 2, 4, 8, 16, 32, 64, 128, 256].filter((users) => users < most);
  return [...steps, most].map((users) => ({
    users,
    perUser: perUser(deployment, depth, users).expected,
  }));
}

/** Bisection: the speed of each falls with the number of users. */
function keeping(deployment: Deployment, context: number, wanted: number, most: number): number {
  if (most === 0 || perUser(deployment, context, 1).expected < wanted) return 0;
  let enough = 1;
  let many = most + 1;
  while (many - enough > 1) {
    const middle = Math.floor((enough + many) / 2);
    if (perUser(deployment, context, middle).expected >= wanted) enough = middle;
    else many = middle;
  }
  return enough;
}
