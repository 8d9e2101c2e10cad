import { evaluate } from "../../evaluate.js";
import { entropyBits } from "../../functions/sampling/entropy-bits.js";
import { SAMPLE_PROBS, sampleProbs } from "../../functions/sampling/sample-probs.js";
import { compensatedSum } from "../../lib/sum.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { answerOf, type Reply, refusal } from "../answer.js";
import { samplingChart } from "../charts/sampling-chart.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { engineOf, numberInput } from "../scenario.js";
import type { Slots } from "../slots.js";
import { optionNumber } from "../speed-of.js";

// A list of probabilities before and after the settings, in the order of either engine.

/** Two favourites and a tail, as a model hesitates at a crossroads. */
const USUAL_LIST = [0.45, 0.22, 0.12, 0.08, 0.05, 0.04, 0.03, 0.01];
/** More than that is no list for people. */
const MOST_ROWS = 12;

export const sampling = defineIntent({
  id: "sampling",
  title: { en: "Sampling", fr: "Échantillonnage" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const probabilities = slots.probabilities ?? USUAL_LIST;
    const order =
      slots.order === "llama.cpp" || /llama|ollama/i.test(engineOf(slots) ?? "") ? "llama.cpp" : "hf";
    const settings = {
      temperature: slots.temperature ?? 1,
      topK: slots.top_k ?? 0,
      topP: slots.top_p ?? 1,
      minP: slots.min_p ?? 0,
    };
    const call = [
      [probabilities],
      slots.temperature,
      slots.top_k,
      slots.top_p,
      slots.min_p,
      order === "hf" ? undefined : order,
    ];
    const outcome = evaluate(SAMPLE_PROBS, call, lang);
    if (!outcome.ok) return refusal(outcome.failure, lang);
    const args = { ...settings, probabilities, order } as const;
    const after = sampleProbs(args);
    const other = sampleProbs({ ...args, order: order === "hf" ? "llama.cpp" : "hf" });
    const kept = count(after);
    const percent = (value: number) => `${formatNumber(value * 100, lang, 1)}`;
    const name = (one: "hf" | "llama.cpp") => (one === "hf" ? "Hugging Face" : "llama.cpp");
    return {
      ok: true,
      value: kept,
      unit: "count",
      answer: answerOf({
        title: this.title[lang],
        headline: [
          figure({ en: "tokens kept", fr: "tokens gardés" }, kept, "count", lang),
          {
            label: fr ? "chance du premier" : "chance of the first",
            value: after[0] ?? 0,
            unit: "probability",
            text: `${percent(after[0] ?? 0)} %`,
          },
          figure({ en: "entropy", fr: "entropie" }, entropyBits({ probabilities: after }), "bits", lang, 2),
        ],
        inputs: inputsOf(slots, settings, name(order), lang),
        working: [
          order === "hf"
            ? fr
              ? "température → top-k → top-p → min-p → tirage"
              : "temperature → top-k → top-p → min-p → draw"
            : fr
              ? "top-k → top-p → min-p → température → tirage"
              : "top-k → top-p → min-p → temperature → draw",
        ],
        table: {
          columns: fr ? ["rang", "avant %", "après %"] : ["rank", "before %", "after %"],
          rows: probabilities
            .slice(0, MOST_ROWS)
            .map((before, i) => [
              String(i + 1),
              percent(before),
              (after[i] ?? 0) > 0 ? percent(after[i] ?? 0) : "–",
            ]),
        },
        ...(probabilities.length <= MOST_ROWS ? { chart: samplingChart(probabilities, after, lang) } : {}),
        notes: [
          ...sumNote(probabilities, lang),
          ...notesOf(settings, kept, count(other), name(order === "hf" ? "llama.cpp" : "hf"), lang),
        ].slice(0, 3),
        formulas: [{ en: formatCall(SAMPLE_PROBS, call, "en"), fr: formatCall(SAMPLE_PROBS, call, "fr") }],
        actions: [
          {
            label: fr
              ? `Ordre ${name(order === "hf" ? "llama.cpp" : "hf")}`
              : `${name(order === "hf" ? "llama.cpp" : "hf")} order`,
            command: commandOf(slots, order === "hf" ? "llama.cpp" : "hf", settings.temperature, lang),
          },
          {
            label: fr ? "Température 1,5" : "Temperature 1.5",
            command: commandOf(slots, order, 1.5, lang),
          },
        ],
        sources: SAMPLE_PROBS.sources.map(({ title }) => title),
      }),
    } satisfies Reply;
  },
});

interface Settings {
  readonly temperature: number;
  readonly topK: number;
  readonly topP: number;
  readonly minP: number;
}

function inputsOf(slots: Slots, settings: Settings, order: string, lang: Lang) {
  const setting = (label: string, value: number, said: boolean) =>
    numberInput({ en: label, fr: label }, value, "", said, lang);
  return [
    {
      label: lang === "fr" ? "probabilités" : "probabilities",
      value: (slots.probabilities ?? USUAL_LIST)
        .slice(0, MOST_ROWS)
        .map((value) => formatNumber(value, lang, 3))
        .join(" "),
      source: slots.probabilities === undefined ? ("default" as const) : ("given" as const),
    },
    setting(
      lang === "fr" ? "température" : "temperature",
      settings.temperature,
      slots.temperature !== undefined,
    ),
    setting("top-k", settings.topK, slots.top_k !== undefined),
    setting("top-p", settings.topP, slots.top_p !== undefined),
    setting("min-p", settings.minP, slots.min_p !== undefined),
    {
      label: lang === "fr" ? "ordre" : "order",
      value: order,
      source:
        slots.order !== undefined
          ? ("given" as const)
          : slots.engine !== undefined
            ? ("derived" as const)
            : ("default" as const),
    },
  ];
}

function notesOf(
  { temperature, topP, minP }: Settings,
  kept: number,
  keptElsewhere: number,
  otherName: string,
  lang: Lang,
): readonly string[] {
  const fr = lang === "fr";
  return [
    ...(temperature === 0
      ? [
          fr
            ? "À 0, le meilleur token est pris sans tirage. Sur un serveur partagé, la réponse peut malgré tout varier : l’ordre des sommes dépend du lot, et des quasi-égalités basculent."
            : "At 0 the best token is taken without a draw. On a shared server the answer may still vary: the order of sums depends on the batch, and near ties flip.",
        ]
      : []),
    ...(kept !== keptElsewhere
      ? [
          fr
            ? `Dans l’ordre de ${otherName}, il en resterait ${keptElsewhere} : les mêmes réglages ne font pas le même tirage.`
            : `In ${otherName}’s order ${keptElsewhere} would remain: the same settings are not the same draw.`,
        ]
      : topP < 1 || minP > 0
        ? [
            fr
              ? "Hugging Face applique la température en premier, llama.cpp en dernier ; ici les deux gardent autant de tokens."
              : "Hugging Face applies temperature first, llama.cpp last; here both keep the same number of tokens.",
          ]
        : []),
    fr
      ? "La température ne change jamais l’ordre des candidats, seulement leurs chances."
      : "Temperature never changes the order of the candidates, only their chances.",
  ];
}

/** A list that is no distribution is scaled to one, and that is said. */
function sumNote(probabilities: readonly number[], lang: Lang): readonly string[] {
  const sum = compensatedSum(probabilities);
  if (Math.abs(sum - 1) < 0.005) return [];
  return [
    lang === "fr"
      ? `Ces probabilités totalisent ${formatNumber(sum, lang, 3)} : elles sont ramenées à 1.`
      : `These probabilities add up to ${formatNumber(sum, lang, 3)}: they are scaled to 1.`,
  ];
}

function count(list: readonly number[]): number {
  return list.filter((probability) => probability > 0).length;
}

function commandOf(slots: Slots, order: string, temperature: number, lang: Lang): string {
  const list = slots.probabilities?.slice(0, MOST_ROWS).map((value) => optionNumber(value, lang));
  const options = [
    ...(list ? [`probabilities:"${list.join(" ")}"`] : []),
    `temperature:${optionNumber(temperature, lang)}`,
    ...(slots.top_k === undefined ? [] : [`top_k:${slots.top_k}`]),
    ...(slots.top_p === undefined ? [] : [`top_p:${optionNumber(slots.top_p, lang)}`]),
    ...(slots.min_p === undefined ? [] : [`min_p:${optionNumber(slots.min_p, lang)}`]),
    `order:${order}`,
  ];
  return `/sample ${options.join(" ")}`;
}
