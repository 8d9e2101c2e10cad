import { shortQuantName } from "../../catalogue/short-name.js";
import { speed } from "../../deployment/speed.js";
import type { Estimate } from "../../estimator/estimate.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { answerOf, type Figure, refusal } from "../answer.js";
import { attempt } from "../attempt.js";
import { compareChart } from "../charts/compare-chart.js";
import { compareFacts } from "../compare-facts.js";
import { compareSplits } from "../compare-splits.js";
import { defineIntent } from "../define-intent.js";
import { withEnoughGpus } from "../enough-gpus.js";
import { BAND_NOTE, estimateFigure, figure, LABELS } from "../figures.js";
import { guide } from "../guide.js";
import { sayFailure } from "../say-failure.js";
import { engineOf, numberInput, sourceOf, type Understood, understand } from "../scenario.js";
import type { Slots } from "../slots.js";

// Two or more devices, models or formats side by side, everything else equal. Without a model, the data sheets.

const USUAL_CONTEXT = 2048;
const MOST = 8;

interface Candidate {
  readonly label: string;
  readonly estimate: Estimate | undefined;
  readonly why: string;
  /** The format that it runs in by default. */
  readonly format: string;
}

export const compare = defineIntent({
  id: "compare",
  title: { en: "Side by side", fr: "Comparaison" },
  answer(slots, lang) {
    const devices = slots.hardware ?? [];
    const hasModel = (slots.models?.length ?? 0) > 0 || slots.params_b !== undefined;
    if (!hasModel && devices.length > 0) return compareFacts(devices, lang);
    const splits = splitsOf(slots);
    if (splits.length > 0 && devices.length > 0) return compareSplits(slots, splits, this.title[lang], lang);
    const depth = slots.context ?? USUAL_CONTEXT;
    const users = slots.concurrency ?? slots.users ?? 1;
    const counted = variants(slots)
      .slice(0, MOST)
      .map((variant) => ({ variant, enough: withEnoughGpus(variant, depth, lang).slots }));
    const scenarios = counted.map(({ enough }) => enough);
    const grown = counted.filter(({ variant, enough }) => variant.gpus !== enough.gpus);
    const varied = new Set(scenarios.map((variant) => engineOf(variant))).size > 1;
    const candidates = scenarios.map((variant) => candidate(variant, varied, depth, users, lang));
    if (devices.length > 1 && candidates.every(({ estimate }) => estimate === undefined))
      return compareFacts(
        devices,
        lang,
        candidates.map(({ label, why }) => `${label} – ${why}`),
      );
    const first = attempt(() => understand(scenarios[0] ?? slots, lang));
    const known = candidates.filter(({ estimate }) => estimate !== undefined);
    // Nothing to set side by side: what is missing is missing for all.
    if (!first.ok && known.length === 0) return refusal(first.failure, lang);
    const [best] = [...known].sort((a, b) => (b.estimate?.expected ?? 0) - (a.estimate?.expected ?? 0));
    const number = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value, lang, 1));
    const fr = lang === "fr";
    return {
      ok: true,
      ...(best?.estimate ? { value: best.estimate.expected, unit: "tokPerS" as const } : {}),
      answer: answerOf({
        title: this.title[lang],
        headline: best?.estimate
          ? [
              estimateFigure({ en: best.label, fr: best.label }, best.estimate, "tokPerS", lang, {
                digits: 1,
              }),
              ...lead(best, known, lang),
            ]
          : [],
        inputs: [
          ...(first.ok && sameFormat(known)
            ? first.value.inputs.filter(({ source }) => source !== "given")
            : []),
          numberInput(LABELS.context, depth, "tokens", sourceOf(slots, "context"), lang),
          numberInput(
            LABELS.users,
            users,
            "",
            slots.concurrency !== undefined || slots.users !== undefined,
            lang,
          ),
        ],
        table: {
          columns: fr ? ["", "tok/s", "bas", "haut"] : ["", "tok/s", "low", "high"],
          rows: candidates.map(({ label, estimate }) => [
            label,
            number(estimate?.expected),
            number(estimate?.low),
            number(estimate?.high),
          ]),
        },
        ...(known.length > 1
          ? {
              chart: compareChart(
                known.map(({ label, estimate }) => ({ label, ...(estimate as Estimate) })),
                lang,
              ),
            }
          : {}),
        notes: [
          ...(varied
            ? [
                fr
                  ? "Écart plus étroit que la fourchette : version, réglages et trafic décident ; mesurez les deux sur le vôtre."
                  : "A gap narrower than the band: version, settings and traffic decide; measure both on yours.",
              ]
            : []),
          ...(grown.length > 0
            ? [
                fr
                  ? `Une seule carte ne contient pas le modèle : ${grown.map(({ enough }) => labelOf(enough, understand(enough, lang))).join(" ; ")}.`
                  : `One card does not hold the model: ${grown.map(({ enough }) => labelOf(enough, understand(enough, lang))).join("; ")}.`,
              ]
            : []),
          ...(first.ok ? first.value.speedAssumptions.map((text) => text[lang]) : []),
          ...formatsNote(known, lang),
          ...candidates.filter(({ why }) => why !== "").map(({ label, why }) => `${label} – ${why}`),
          BAND_NOTE[lang],
        ].slice(0, 3),
        sources: [guide("estimator", lang)],
      }),
    };
  },
});

/** As a question names them, or as an option writes them. */
function splitsOf({ splits }: Slots): readonly string[] {
  if (splits === undefined) return [];
  return [splits]
    .flat()
    .flatMap((names) =>
      names
        .toLowerCase()
        .replace(/[ _x×+-]+(?=[pd]p)/g, "")
        .split(/[\s,;/]+/),
    )
    .filter((name) => name !== "");
}

/** How much faster the best one is than the next. */
function lead(best: Candidate, known: readonly Candidate[], lang: Lang): readonly Figure[] {
  const [next] = known
    .filter((other) => other !== best)
    .sort((a, b) => (b.estimate?.expected ?? 0) - (a.estimate?.expected ?? 0));
  if (!next?.estimate || !best.estimate) return [];
  return [
    figure(
      { en: `over ${next.label}`, fr: `face à ${next.label}` },
      best.estimate.expected / next.estimate.expected,
      "times",
      lang,
      2,
    ),
  ];
}

/** One set of slots for each thing that is set against the others. */
function variants(slots: Slots): readonly Slots[] {
  const { hardware = [], models = [] } = slots;
  const quants = typeof slots.quant === "string" ? [slots.quant] : (slots.quant ?? []);
  const { quant: _, ...rest } = slots;
  if (hardware.length > 1)
    return hardware.map((device, i) => ({
      ...slots,
      hardware: [device],
      ...(Array.isArray(slots.gpus) ? { gpus: slots.gpus[i] ?? 1 } : {}),
    }));
  if (models.length > 1) return models.map((model) => ({ ...slots, models: [model] }));
  if (Array.isArray(slots.engine) && hardware.length === 1)
    return (slots.engine as readonly string[]).map((engine) => ({ ...slots, engine }));
  if (quants.length > 1) return quants.map((quant) => ({ ...rest, quant }));
  if (hardware.length === 1 && quants.length <= 1)
    return ["Q4_K_M", "Q8_0", "fp16"].map((quant) => ({ ...rest, quant }));
  return [slots];
}

function candidate(
  slots: Slots,
  byEngine: boolean,
  depth: number,
  concurrency: number,
  lang: Lang,
): Candidate {
  const scenario = attempt(() => understand(slots, lang));
  if (!scenario.ok)
    return {
      label: slots.hardware?.[0] ?? slots.models?.[0] ?? "?",
      estimate: undefined,
      why: sayFailure(scenario.failure, lang),
      format: "",
    };
  const label = byEngine ? scenario.value.deployment.engine : labelOf(slots, scenario.value);
  const { quant, modelFacts } = scenario.value.deployment;
  const format = quant ? shortQuantName(quant) : (modelFacts.nativeQuant ?? "bf16");
  const estimate = attempt(() =>
    speed(scenario.value.deployment, {
      metric: "decode_tps_per_user",
      prompt: 0,
      output: 0,
      depth,
      concurrency,
    }),
  );
  return estimate.ok
    ? { label, estimate: estimate.value, why: "", format }
    : { label, estimate: undefined, why: sayFailure(estimate.failure, lang), format };
}

function sameFormat(known: readonly Candidate[]): boolean {
  return new Set(known.map(({ format }) => format)).size < 2;
}

/** Devices that people run in different formats are not compared like with like. */
function formatsNote(known: readonly Candidate[], lang: Lang): readonly string[] {
  if (sameFormat(known) || known.every(({ label, format }) => label.includes(format))) return [];
  const list = known.map(({ label, format }) => `${label} ${format}`).join(lang === "fr" ? " ; " : "; ");
  return [
    lang === "fr"
      ? `Chacun dans son format usuel (${list}) : nommez un format pour comparer à bits égaux.`
      : `Each in its usual format (${list}): name a format to compare at equal bits.`,
  ];
}

function labelOf(slots: Slots, { deployment, quantName }: Understood): string {
  const count = deployment.gpus > 1 ? `${deployment.gpus} × ` : "";
  const device = deployment.hardware.name.replace(/^GeForce /, "");
  if ((slots.models?.length ?? 0) > 0 && slots.hardware?.length === 1 && quantName !== undefined)
    return `${count}${device} ${quantName}`;
  return `${count}${device}`;
}
