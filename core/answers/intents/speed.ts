import type { Deployment } from "../../deployment/deployment.js";
import { speed as estimateSpeed, speedReport } from "../../deployment/speed.js";
import type { WarningId } from "../../estimator/warnings.js";
import { formatCall } from "../../text/call.js";
import { formatReason } from "../../text/failure.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { variations } from "../actions.js";
import { answerOf } from "../answer.js";
import { tried } from "../attempt.js";
import { batchChart } from "../charts/batch-chart.js";
import { defineIntent } from "../define-intent.js";
import { BAND_NOTE, estimateFigure, figure, LABELS } from "../figures.js";
import { guide } from "../guide.js";
import { heldAtOnce, waitingNote } from "../held.js";
import { engineOf, hasDevice, numberInput, sourceOf, understand } from "../scenario.js";
import { speedCeiling } from "../speed-ceiling.js";
import { stepWorking } from "../step-working.js";

// How fast it writes: expected speed of one user with band and ceiling; all users together when there are several.

const USUAL_CONTEXT = 2048;

/** What the reader must know before using the number; the rest stands in its own place. */
const SAID: readonly WarningId[] = ["tight-memory", "outside-calibration", "unmeasured-group"];

export const speed = defineIntent({
  id: "speed",
  title: { en: "Decode speed", fr: "Vitesse de décodage" },
  answer(slots, lang) {
    if (!hasDevice(slots) && slots.bandwidth_gbs !== undefined)
      return speedCeiling(slots, slots.bandwidth_gbs, lang);
    if (slots.hardware === undefined && slots.bandwidth_gbs !== undefined && slots.weights_gb !== undefined)
      return speedCeiling(slots, slots.bandwidth_gbs, lang);
    const scenario = understand(slots, lang);
    const { deployment } = scenario;
    const depth = slots.context ?? slots.prompt_tokens ?? USUAL_CONTEXT;
    const users = slots.concurrency ?? slots.users ?? 1;
    const held = users > 1 ? heldAtOnce(deployment, depth) : undefined;
    const report = speedReport(deployment, {
      metric: "decode_tps_per_user",
      prompt: 0,
      output: 0,
      depth,
      concurrency: users,
    });
    const asTime = slots.fact === "tpot";
    const call = [
      scenario.modelName,
      scenario.hardwareName,
      scenario.quantName,
      deployment.gpus,
      depth,
      users,
      engineOf(slots),
    ];
    return {
      ok: true,
      value: asTime ? 1000 / report.expected : report.expected,
      unit: asTime ? "ms" : "tokPerS",
      answer: answerOf({
        title: `${this.title[lang]} – ${deployment.model.name}`,
        headline: [
          ...(asTime ? [figure({ en: "TPOT", fr: "TPOT" }, 1000 / report.expected, "ms", lang, 1)] : []),
          estimateFigure(LABELS.perUser, report, "tokPerS", lang, { digits: 1 }),
          ...(users > 1 ? [figure(LABELS.total, report.expected * users, "tokPerS", lang, 0)] : []),
        ],
        inputs: [
          ...scenario.inputs,
          numberInput(LABELS.context, depth, "tokens", sourceOf(slots, "context", "prompt_tokens"), lang),
          numberInput(
            LABELS.users,
            users,
            "",
            slots.concurrency !== undefined || slots.users !== undefined,
            lang,
          ),
        ],
        working: stepWorking(report, lang),
        notes: [
          ...(held !== undefined && held < users
            ? [waitingNote(users, held, depth, lang), runningNote(deployment, depth, held, lang)]
            : []),
          ...report.warnings
            .filter(({ id }) => SAID.includes(id))
            .map(({ text }) => formatReason(text, lang)),
          ...[...scenario.speedAssumptions, ...scenario.assumptions].map((text) => text[lang]),
          ...splitNote(deployment, lang),
          BAND_NOTE[lang],
        ].slice(0, 3),
        formulas: [
          {
            en: formatCall({ name: "LLM_TPS" }, call, "en"),
            fr: formatCall({ name: "LLM_TPS" }, call, "fr"),
          },
        ],
        ...(users > 1
          ? {
              chart: batchChart(
                [...[1, 2, 4, 8, 16, 32, 64, 128, 256].filter((n) => n < users), users].flatMap((n) => {
                  const each = tried(() => perUser(deployment, depth, n));
                  return each === undefined ? [] : [{ users: n, perUser: each }];
                }),
                lang,
              ),
            }
          : {}),
        actions: variations(
          "speed",
          scenario,
          lang,
          { tokens: depth },
          { context: slots.context, users: users > 1 ? users : undefined },
        ),
        sources: [guide("estimator", lang), deployment.hardware.source],
      }),
    };
  },
});

function perUser(deployment: Deployment, depth: number, concurrency: number): number {
  return estimateSpeed(deployment, {
    metric: "decode_tps_per_user",
    prompt: 0,
    output: 0,
    depth,
    concurrency,
  }).expected;
}

/** What those that run get while the others wait. */
function runningNote(deployment: Deployment, depth: number, held: number, lang: Lang): string {
  const each = formatNumber(perUser(deployment, depth, held), lang, 1);
  return lang === "fr"
    ? `Celles qui tournent reçoivent alors ${each} tok/s chacune ; le chiffre ci-dessus les suppose toutes servies à la fois.`
    : `Those that run then get ${each} tok/s each; the figure above takes all as served at once.`;
}

function splitNote(
  { gpus, split, engine }: ReturnType<typeof understand>["deployment"],
  lang: "en" | "fr",
): readonly string[] {
  if (gpus === 1) return [];
  if (split.pp > 1 && split.tp === 1)
    return [
      lang === "fr"
        ? `${engine} répartit les couches : la mémoire s’ajoute, pas la vitesse.`
        : `${engine} splits the layers: memory adds up, speed does not.`,
    ];
  return [
    lang === "fr"
      ? "Parallélisme de tenseurs : les cartes lisent les poids ensemble."
      : "Tensor parallel: the cards read the weights together.",
  ];
}
