import { modelById } from "../../catalogue/find-model.js";
import { speculativeSpeed } from "../../deployment/speculative.js";
import { speed } from "../../deployment/speed.js";
import { CalcError } from "../../failure.js";
import { criticalBatch } from "../../functions/batch/critical-batch.js";
import { specBestDraft } from "../../functions/speculative/spec-best-draft.js";
import { SPEC_SPEEDUP } from "../../functions/speculative/spec-speedup.js";
import { SPEC_SPEEDUP_BATCH } from "../../functions/speculative/spec-speedup-batch.js";
import { formatCall } from "../../text/call.js";
import { formatFailure } from "../../text/failure.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { type Answer, answerOf, type Reply } from "../answer.js";
import { attempt } from "../attempt.js";
import { speculativeChart } from "../charts/speculative-chart.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import { guide } from "../guide.js";
import { engineOf, isNamed, numberInput, understand } from "../scenario.js";
import type { Slots } from "../slots.js";
import { optionNumber } from "../speed-of.js";

// Gain of drafting and verifying: alone, in a batch, and for a named model on a device, where the verifying pass costs
// what the estimator says.

const USUAL = { acceptance: 0.7, draftTokens: 5, costRatio: 0.05, contextTokens: 2048 };
/** Tokens in one step at which an H100 in 16 bits is no longer bound by memory. */
const USUAL_CRITICAL_BATCH = criticalBatch({ peakTflops: 989.4, bandwidthGbs: 3350, bytesPerParam: 2 });

export const speculative = defineIntent({
  id: "speculative",
  title: { en: "Speculative decoding", fr: "Décodage spéculatif" },
  answer(slots, lang) {
    const acceptance = slots.acceptance ?? USUAL.acceptance;
    const draftTokens = slots.draft_tokens ?? USUAL.draftTokens;
    const costRatio = slots.cost_ratio ?? USUAL.costRatio;
    const batch = slots.concurrency ?? slots.users ?? 1;
    const plain = [acceptance, draftTokens, costRatio];
    const reply = answerCall(SPEC_SPEEDUP, plain, lang);
    if (!reply.ok) return reply;
    const args = { acceptance, draftTokens, costRatio };
    const best = specBestDraft({ acceptance, costRatio, maxDraft: 32 });
    const more: Partial<Answer> = {
      title: this.title[lang],
      inputs: [
        numberInput(
          { en: "acceptance", fr: "acceptation" },
          acceptance * 100,
          "%",
          slots.acceptance !== undefined,
          lang,
        ),
        numberInput(
          { en: "draft tokens", fr: "tokens de brouillon" },
          draftTokens,
          "",
          slots.draft_tokens !== undefined,
          lang,
        ),
        numberInput(
          { en: "cost of a draft step", fr: "coût d’un pas de brouillon" },
          costRatio * 100,
          "%",
          slots.cost_ratio !== undefined,
          lang,
        ),
        numberInput(
          { en: "users at once", fr: "utilisateurs simultanés" },
          batch,
          "",
          slots.concurrency !== undefined || slots.users !== undefined,
          lang,
        ),
      ],
      ...(acceptance <= 0.99 ? { chart: speculativeChart(args, lang) } : {}),
      notes: notesOf(slots, best, lang),
      actions: [
        {
          label: lang === "fr" ? `${best} tokens` : `${best} tokens`,
          command: commandOf(
            withTargetFirst(slots),
            { acceptance, draftTokens: best, costRatio, batch },
            lang,
          ),
        },
        {
          label: lang === "fr" ? "64 utilisateurs" : "64 users",
          command: commandOf(withTargetFirst(slots), { ...args, batch: 64 }, lang),
        },
      ],
    };
    const gainFigure = (gain: number) =>
      figure(
        batch > 1
          ? { en: `gain for ${batch} at once`, fr: `gain pour ${batch} à la fois` }
          : { en: "gain", fr: "gain" },
        gain,
        "times",
        lang,
        2,
      );
    const deployed = isNamed(slots) ? attempt(() => named(slots, args, batch, more, lang)) : undefined;
    if (deployed?.ok) return deployed.value;
    // What does not fit on the device is said, and the plain formula still answers.
    if (deployed && deployed.failure.code !== "infeasible") throw new CalcError(deployed.failure);
    const obstacle = deployed ? [formatFailure(deployed.failure, lang)] : [];
    if (batch === 1)
      return {
        ...reply,
        answer: {
          ...reply.answer,
          ...more,
          headline: [gainFigure(Number(reply.value))],
          notes: [...obstacle, ...(more.notes ?? [])].slice(0, 3),
        },
      };
    const call = [...plain.slice(0, 3), batch, Math.round(USUAL_CRITICAL_BATCH)];
    const inBatch = answerCall(SPEC_SPEEDUP_BATCH, call, lang);
    if (!inBatch.ok) return inBatch;
    return {
      ...inBatch,
      answer: {
        ...inBatch.answer,
        ...more,
        headline: [
          gainFigure(Number(inBatch.value)),
          figure({ en: "alone", fr: "seul" }, Number(reply.value), "times", lang, 2),
        ],
        notes: [
          ...obstacle,
          lang === "fr"
            ? `Lot critique de ${formatNumber(USUAL_CRITICAL_BATCH, lang, 0)} tokens (H100, 16 bits) : au-delà, vérifier coûte du calcul.`
            : `Critical batch ${formatNumber(USUAL_CRITICAL_BATCH, lang, 0)} tokens (H100, 16 bit): beyond it, verifying costs compute.`,
          ...(more.notes ?? []),
        ].slice(0, 3),
      },
    };
  },
});

/** Speed with and without for a named model on a device. */
function named(
  slots: Slots,
  args: { readonly acceptance: number; readonly draftTokens: number; readonly costRatio: number },
  concurrency: number,
  more: Partial<Answer>,
  lang: Lang,
): Reply {
  const scenario = understand(withTargetFirst(slots), lang);
  const { deployment } = scenario;
  const contextTokens = slots.context ?? USUAL.contextTokens;
  const with_ = speculativeSpeed(deployment, { ...args, contextTokens, concurrency });
  const without = speed(deployment, {
    metric: "decode_tps_per_user",
    prompt: 0,
    output: 0,
    depth: contextTokens,
    concurrency,
  }).expected;
  const call = [
    scenario.modelName,
    scenario.hardwareName,
    args.acceptance,
    args.draftTokens,
    args.costRatio,
    scenario.quantName,
    deployment.gpus,
    contextTokens,
    concurrency,
    engineOf(slots),
  ];
  const gain = with_ / without;
  const fr = lang === "fr";
  return {
    ok: true,
    value: gain,
    unit: "times",
    answer: answerOf({
      ...more,
      title: `${speculative.title[lang]} – ${deployment.model.name}`,
      headline: [
        figure({ en: "gain", fr: "gain" }, gain, "times", lang, 2),
        figure(
          { en: "with speculation, per user", fr: "avec spéculation, par utilisateur" },
          with_,
          "tokPerS",
          lang,
          1,
        ),
        figure({ en: "without", fr: "sans" }, without, "tokPerS", lang, 1),
      ],
      inputs: [...scenario.inputs, ...(more.inputs ?? [])],
      notes: [
        ...(gain < 1
          ? [
              fr
                ? "La spéculation ralentit ce lot : vérifier les brouillons bute sur le calcul."
                : "Speculation slows this batch down: verifying the drafts is bound by compute.",
            ]
          : []),
        ...(more.notes ?? []),
      ].slice(0, 3),
      formulas: [
        {
          en: formatCall({ name: "LLM_SPEC_TPS" }, call, "en"),
          fr: formatCall({ name: "LLM_SPEC_TPS" }, call, "fr"),
        },
      ],
      sources: [guide("estimator", lang)],
    }),
  };
}

function notesOf(slots: Slots, best: number, lang: Lang): readonly string[] {
  const fr = lang === "fr";
  return [
    ...(slots.acceptance === undefined
      ? [
          fr
            ? "Taux d’acceptation supposé : il dépend du texte et de la paire de modèles (souvent 0,6 à 0,8) ; mesurez-le."
            : "Acceptance is assumed: it depends on the text and the pair of models (often 0.6 to 0.8); measure it.",
        ]
      : []),
    ...(slots.acceptance === undefined && slots.models !== undefined
      ? [
          fr
            ? "Brouillon : même famille et même tokeniseur, 10 à 50 fois plus petit (par exemple un 1B pour un 70B)."
            : "Draft: same family and tokenizer, 10 to 50 times smaller (for example a 1B for a 70B).",
        ]
      : []),
    fr
      ? `Optimum ici : ${best} tokens de brouillon, pour un seul utilisateur.`
      : `Best here: ${best} draft tokens, for a single user.`,
    fr
      ? "La distribution des sorties reste celle du grand modèle ; le texte n’est identique qu’en glouton."
      : "The output keeps the large model’s distribution; the text itself is the same only in greedy decoding.",
  ];
}

/** Of two models the larger is the target and the smaller the draft, whichever was named first. */
function withTargetFirst(slots: Slots): Slots {
  const { models = [] } = slots;
  const size = (id: string) => modelById(id.split("|")[0] ?? "")?.paramsB ?? 0;
  return models.length < 2 ? slots : { ...slots, models: [...models].sort((a, b) => size(b) - size(a)) };
}

function commandOf(
  { models, hardware, quant }: Slots,
  args: {
    readonly acceptance: number;
    readonly draftTokens: number;
    readonly costRatio: number;
    readonly batch: number;
  },
  lang: Lang,
): string {
  const [model] = models ?? [];
  const [device] = hardware ?? [];
  const said =
    model === undefined || device === undefined
      ? ""
      : ` model:"${model}" hardware:"${device}"${typeof quant === "string" ? ` quant:"${quant}"` : ""}`;
  return `/spec acceptance:${optionNumber(args.acceptance, lang)} draft:${args.draftTokens} ratio:${optionNumber(args.costRatio, lang)} users:${args.batch}${said}`;
}
