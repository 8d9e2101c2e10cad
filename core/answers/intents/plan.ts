import type { Lang, Text } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { planFigures } from "../../workbook/plan/figures.js";
import { planOf } from "../../workbook/plan/request.js";
import type { Plan } from "../../workbook/plan/types.js";
import { type AnswerInput, answerOf } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { guide } from "../guide.js";
import { planRequestOf } from "../plan-request.js";
import { sayFailure } from "../say-failure.js";
import { numberInput } from "../scenario.js";
import type { Slots } from "../slots.js";

// A scenario as a workbook. The answer carries the request, not the file: whoever shows it makes the file.

export const plan = defineIntent({
  id: "plan",
  title: { en: "Capacity plan", fr: "Plan de capacité" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const request = planRequestOf(slots);
    const understood = planOf(request);
    const core = planFigures(understood);
    const { fleet, deployed, totalGpus, usdPerMonth, failure } = core;
    const band = core.low !== undefined && core.high !== undefined ? { low: core.low, high: core.high } : {};
    return {
      ok: true,
      ...(fleet ? { value: fleet.replicas, unit: "replicas" as const } : {}),
      answer: answerOf({
        title: `${this.title[lang]} – ${understood.modelName}`,
        headline:
          fleet && deployed !== undefined && totalGpus !== undefined
            ? [
                {
                  ...figure(
                    { en: "replicas for the limits", fr: "réplicas pour les limites" },
                    fleet.replicas,
                    "replicas",
                    lang,
                  ),
                  ...band,
                },
                figure(
                  { en: "with headroom and spares", fr: "avec marge et réserve" },
                  deployed,
                  "replicas",
                  lang,
                ),
                figure({ en: "GPUs in all", fr: "GPU au total" }, totalGpus, "count", lang),
                ...(usdPerMonth === undefined
                  ? []
                  : [figure({ en: "cost per month", fr: "coût par mois" }, usdPerMonth, "usd", lang, 0)]),
              ]
            : [
                {
                  label: fr ? "réplicas" : "replicas",
                  value: fr ? "aucun nombre" : "no number",
                  unit: "none",
                  text: fr ? "aucun nombre ne tient ces limites" : "no number keeps these limits",
                },
                figure(
                  { en: "places on a replica", fr: "places sur un réplica" },
                  core.slots,
                  "sequences",
                  lang,
                ),
              ],
        inputs: inputsOf(understood, slots, lang),
        working: fleet
          ? [
              fr
                ? `par réplica : ${formatNumber(fleet.perReplica.running, lang, 1)} requêtes en cours, TTFT ${formatNumber(fleet.perReplica.ttftMs, lang, 0)} ms, TPOT ${formatNumber(fleet.perReplica.tpotMs, lang, 1)} ms`
                : `per replica: ${formatNumber(fleet.perReplica.running, lang, 1)} requests running, TTFT ${formatNumber(fleet.perReplica.ttftMs, lang, 0)} ms, TPOT ${formatNumber(fleet.perReplica.tpotMs, lang, 1)} ms`,
            ]
          : failure
            ? [sayFailure(failure, lang)]
            : [],
        notes: [
          ...understood.notes.map((note) => note[lang]),
          fr
            ? "Feuilles : plan, comparaison, sensibilité, agents, hypothèses, contrôle ; formules natives."
            : "Sheets: plan, compare, sensitivity, agents, assumptions, check; native formulas.",
        ].slice(0, 3),
        file: { name: "plan.xlsx", kind: "plan", request },
        sources: [guide("fleet", lang), guide("estimator", lang)],
      }),
    };
  },
});

const USD_PER_GPU_HOUR: Text = { en: "USD per GPU-hour", fr: "USD par GPU et par heure" };

function inputsOf(
  { modelName, hardwareName, quantName, deployment, inputs }: Plan,
  slots: Slots,
  lang: Lang,
): readonly AnswerInput[] {
  const named = (label: Text, value: string, said: boolean): AnswerInput => ({
    label: label[lang],
    value,
    source: said ? "given" : "default",
  });
  const number = (label: Text, value: number, unit: string, said: unknown) =>
    numberInput(label, value, unit, said !== undefined, lang);
  const { gpus } = deployment;
  const fr = lang === "fr";
  return [
    named({ en: "model", fr: "modèle" }, modelName, true),
    named({ en: "hardware", fr: "matériel" }, gpus > 1 ? `${gpus} × ${hardwareName}` : hardwareName, true),
    named({ en: "format", fr: "format" }, quantName, slots.quant !== undefined),
    number({ en: "requests/s", fr: "requêtes/s" }, inputs.requestsPerS, "", 1),
    number({ en: "prompt", fr: "prompt" }, inputs.promptTokens, "tokens", slots.prompt_tokens),
    number({ en: "answer", fr: "réponse" }, inputs.outputTokens, "tokens", slots.output_tokens),
    number({ en: "TTFT limit", fr: "limite de TTFT" }, inputs.ttftMs, "ms", slots.ttft_ms),
    number({ en: "TPOT limit", fr: "limite de TPOT" }, inputs.tpotMs, "ms", slots.tpot_ms ?? slots.tps),
    inputs.usdPerGpuHour === undefined
      ? named(USD_PER_GPU_HOUR, fr ? "aucun prix connu" : "no price known", false)
      : number(USD_PER_GPU_HOUR, inputs.usdPerGpuHour, "", slots.gpu_hour),
  ];
}
