import { findHardware } from "../../catalogue/find-hardware.js";
import { findModel } from "../../catalogue/find-model.js";
import { findQuant } from "../../catalogue/find-quant.js";
import { type Deployment, deploy } from "../../deployment/deployment.js";
import { speed } from "../../deployment/speed.js";
import type { Estimate } from "../../estimator/estimate.js";
import type { Lang, Text } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { type AnswerInput, answerOf, type Figure, type Reply } from "../answer.js";
import { tried } from "../attempt.js";
import { figure } from "../figures.js";
import { engineOf, gpusOf, hardwareOf, modelOf, quantOf } from "../scenario.js";
import type { Slots } from "../slots.js";
import type { Results } from "./results.js";
import { type Summary, summarise } from "./summary.js";

const MOST_ROWS = 12;

/** Results in one table: medians and tails, decode speed both ways, prefill slope, and what the estimator expects. */
export function resultsAnswer(results: Results, slots: Slots, lang: Lang): Reply {
  const fr = lang === "fr";
  const runs = results.runs.map(summarise);
  const main = runs.find(({ decodeTps }) => decodeTps?.median !== undefined) ?? runs[0];
  const deployment = deploymentOf(results, slots);
  const predicted = main && deployment && predictionOf(deployment, main);
  const measured = main?.decodeTps?.median;
  return {
    ok: true,
    ...(measured === undefined ? {} : { value: measured, unit: "tokPerS" as const }),
    answer: answerOf({
      title: fr ? `Résultats de ${results.tool}` : `Results of ${results.tool}`,
      headline: headlineOf(main, runs, lang),
      inputs: inputsOf(results, deployment, main, lang),
      working: workingOf(main, lang),
      table: tableOf(runs, lang),
      notes: notesOf(results, main, predicted, deployment, lang).slice(0, 3),
      formulas:
        deployment && measured !== undefined
          ? [
              {
                en: `=LLM_CORRECTION(${formatInput(measured, "en")}, "${deployment.model.name}", "${deployment.hardware.name}")`,
                fr: `=LLM_CORRECTION(${formatInput(measured, "fr")};"${deployment.model.name}";"${deployment.hardware.name}")`,
              },
            ]
          : [],
      actions: [
        { label: fr ? "Protocole" : "Protocol", command: "/bench" },
        ...(deployment
          ? [
              {
                label: fr ? "Vitesse attendue" : "Expected speed",
                command: `/speed model:"${deployment.model.name}" hardware:"${deployment.hardware.name}"`,
              },
            ]
          : []),
      ],
    }),
  };
}

function formatInput(value: number, lang: Lang): string {
  const text = String(Number(value.toPrecision(5)));
  return lang === "fr" ? text.replace(".", ",") : text;
}

function headlineOf(main: Summary | undefined, runs: readonly Summary[], lang: Lang): readonly Figure[] {
  const one = (label: Text, value: number | undefined, unit: "tokPerS" | "ms", digits: number) =>
    value === undefined || !Number.isFinite(value) ? [] : [figure(label, value, unit, lang, digits)];
  const prefill = runs.find(({ prefillTps }) => prefillTps?.median !== undefined)?.prefillTps?.median;
  return [
    ...one(
      { en: "decode, median per user", fr: "décodage, médiane par utilisateur" },
      main?.decodeTps?.median,
      "tokPerS",
      2,
    ),
    ...one({ en: "TTFT, median", fr: "TTFT, médiane" }, main?.ttftMs?.median ?? main?.ttftMs?.mean, "ms", 0),
    ...one({ en: "prefill", fr: "prefill" }, prefill ?? slopeTps(main), "tokPerS", 0),
    ...one(
      { en: "all users together", fr: "tous utilisateurs confondus" },
      main?.throughputTps,
      "tokPerS",
      0,
    ),
  ].slice(0, 3);
}

function slopeTps(main: Summary | undefined): number | undefined {
  const slope = main?.fit?.msPerToken;
  return slope !== undefined && slope > 0 ? 1000 / slope : undefined;
}

function inputsOf(
  results: Results,
  deployment: Deployment | undefined,
  main: Summary | undefined,
  lang: Lang,
): readonly AnswerInput[] {
  const fr = lang === "fr";
  const text = (label: string, value: string | undefined): readonly AnswerInput[] =>
    value === undefined ? [] : [{ label, value, source: "given" }];
  const count = (value: number | undefined, unit: string) =>
    value === undefined ? undefined : `${formatNumber(value, lang, 0)}${unit}`;
  return [
    ...text(fr ? "modèle" : "model", deployment?.model.name ?? results.model),
    ...text("format", deployment?.quant?.name ?? results.quant),
    ...text(fr ? "matériel" : "hardware", deployment?.hardware.name ?? results.hardware),
    ...text(fr ? "requêtes ou essais" : "requests or repeats", count(main?.count, "")),
    ...text("prompt", count(main?.promptTokens, " tokens")),
    ...text(fr ? "réponse" : "answer", count(main?.outputTokens, " tokens")),
  ];
}

function workingOf(main: Summary | undefined, lang: Lang): readonly string[] {
  const fr = lang === "fr";
  const number = (value: number, digits = 2) => formatNumber(value, lang, digits);
  const { decodeTps, decodeTpsByN, fit } = main ?? {};
  return [
    ...(decodeTpsByN !== undefined && decodeTps?.median !== undefined
      ? [
          fr
            ? `décodage : ${number(decodeTps.median)} tok/s avec N − 1, ${number(decodeTpsByN)} avec N`
            : `decode: ${number(decodeTps.median)} tok/s by N − 1, ${number(decodeTpsByN)} by N`,
        ]
      : []),
    ...(fit
      ? [
          fr
            ? `TTFT = ${number(fit.constantMs, 0)} ms + ${number(fit.msPerToken, 4)} ms par token du prompt (r² ${number(fit.r2, 3)})`
            : `TTFT = ${number(fit.constantMs, 0)} ms + ${number(fit.msPerToken, 4)} ms per prompt token (r² ${number(fit.r2, 3)})`,
        ]
      : []),
  ];
}

function tableOf(runs: readonly Summary[], lang: Lang) {
  const fr = lang === "fr";
  const number = (value: number | undefined, digits: number) =>
    value === undefined ? "–" : formatNumber(value, lang, digits);
  const [only] = runs;
  // One run: its figures line by line. Several: a line each.
  if (runs.length === 1 && only) {
    const { ttftMs, tpotMs, decodeTps } = only;
    const rows: readonly (readonly [string, number | undefined, number | undefined, number])[] = [
      ["TTFT ms", ttftMs?.median ?? ttftMs?.mean, ttftMs?.p95 ?? ttftMs?.p99, 0],
      ["TPOT ms", tpotMs?.median ?? tpotMs?.mean, tpotMs?.p95 ?? tpotMs?.p99, 2],
      ["tok/s", decodeTps?.median, decodeTps?.p95, 2],
      ["prefill", only.prefillTps?.median, only.prefillTps?.p95, 0],
      [fr ? "débit" : "total", only.throughputTps, undefined, 0],
    ];
    const tail = (ttftMs?.p95 ?? tpotMs?.p95 ?? decodeTps?.p95) === undefined ? "p99" : "p95";
    return {
      columns: ["", fr ? "médiane" : "median", tail],
      rows: rows
        .filter(([, middle]) => middle !== undefined)
        .map(([name, middle, slow, digits]) => [name, number(middle, digits), number(slow, digits)]),
    };
  }
  const llama = runs.every(({ ttftMs }) => ttftMs === undefined);
  return {
    columns: llama ? [fr ? "essai" : "test", "tok/s"] : [fr ? "charge" : "load", "TTFT", "tok/s"],
    rows: runs
      .slice(0, MOST_ROWS)
      .map((run) =>
        llama
          ? [run.label, number(run.decodeTps?.median ?? run.prefillTps?.median ?? run.throughputTps, 1)]
          : [run.label, number(run.ttftMs?.median ?? run.ttftMs?.mean, 0), number(run.decodeTps?.median, 1)],
      ),
  };
}

/** Model and device as said with the command, or as the tool names them. */
function deploymentOf(results: Results, slots: Slots): Deployment | undefined {
  const model =
    slots.models !== undefined || slots.params_b !== undefined ? tried(() => modelOf(slots)) : results.model;
  const hardware = slots.hardware === undefined ? results.hardware : tried(() => hardwareOf(slots));
  if (model === undefined || hardware === undefined) return undefined;
  const device = findHardware(hardware.replace(/\b(?:NVIDIA|AMD|Intel\(R\)|Laptop GPU)\b/g, " ").trim());
  const known = findModel(model.slice(model.lastIndexOf("/") + 1));
  if (!device.ok || (!known.ok && !/^\d/.test(model))) return undefined;
  const quant =
    quantOf(slots) ??
    (results.quant !== undefined && findQuant(results.quant).ok ? results.quant : undefined);
  const engine = engineOf(slots) ?? (results.tool === "llama-bench" ? "llama.cpp" : undefined);
  return tried(() =>
    deploy({
      model: known.ok ? known.row.name : model,
      hardware: device.row.name,
      quant,
      gpus: gpusOf(slots),
      engine,
    }),
  );
}

/** What the estimator expects of one user at the context and load of a run. */
function predictionOf(deployment: Deployment, run: Summary): Estimate | undefined {
  const depth = run.depth ?? run.promptTokens ?? 0;
  return tried(() =>
    speed(deployment, {
      metric: "decode_tps_per_user",
      prompt: 0,
      output: 0,
      depth: Math.round(depth + (run.outputTokens ?? 0) / 2),
      concurrency: run.concurrency ?? 1,
    }),
  );
}

function notesOf(
  results: Results,
  main: Summary | undefined,
  predicted: Estimate | undefined,
  deployment: Deployment | undefined,
  lang: Lang,
): readonly string[] {
  const fr = lang === "fr";
  const number = (value: number, digits = 1) => formatNumber(value, lang, digits);
  const measured = main?.decodeTps?.median;
  const count = main?.count;
  return [
    ...(predicted && measured !== undefined ? [against(measured, predicted, lang)] : []),
    ...(predicted === undefined && measured !== undefined
      ? [
          deployment
            ? fr
              ? "Pas d’estimation pour ce cas : il ne tient pas en mémoire ou sort des limites."
              : "No estimate for this case: it does not fit in memory or is out of range."
            : fr
              ? "Ajoutez modele: et materiel: pour comparer à l’estimation."
              : "Add model: and hardware: to compare with the estimate.",
        ]
      : []),
    ...(results.guesses
      ? [
          fr
            ? `Unité des durées non indiquée, lue en ${results.guesses.map((unit) => (unit === "seconds" ? "secondes" : "millisecondes")).join(", ")} : précisez-la dans l’en-tête (ttft_ms).`
            : `No unit in the headings: times read as ${results.guesses.join(", ")}; name it (ttft_ms).`,
        ]
      : []),
    ...(count !== undefined && count < 5
      ? [
          fr
            ? `Seulement ${number(count, 0)} mesures : répétez au moins cinq fois.`
            : `Only ${number(count, 0)} measurements: repeat at least five times.`,
        ]
      : count !== undefined && count < 100 && main?.ttftMs?.p95 !== undefined
        ? [
            fr
              ? `Un p95 sur ${number(count, 0)} requêtes est fragile ; il en faudrait une centaine.`
              : `A p95 of ${number(count, 0)} requests is shaky; about 100 are wanted.`,
          ]
        : []),
    ...(results.tool === "llama-bench"
      ? [
          fr
            ? "llama-bench mesure sans serveur ni échantillonnage : un service réel va un peu moins vite."
            : "llama-bench measures without server or sampling: a real service is a little slower.",
        ]
      : []),
  ];
}

function against(measured: number, { expected, low, high, ceiling }: Estimate, lang: Lang): string {
  const fr = lang === "fr";
  const number = (value: number) => formatNumber(value, lang, 1);
  const band = `${number(low)} – ${number(high)}`;
  const head = fr
    ? `Estimation : ${number(expected)} tok/s (fourchette ${band}, plafond ${number(ceiling)}).`
    : `Estimate: ${number(expected)} tok/s (band ${band}, ceiling ${number(ceiling)}).`;
  if (measured > ceiling)
    return fr
      ? `${head} Au-dessus du plafond : spéculation, total de plusieurs utilisateurs, ou autre format que supposé.`
      : `${head} Above the ceiling: speculation, a total over several users, or another format than assumed.`;
  if (measured > high) return fr ? `${head} Mieux qu’attendu.` : `${head} Better than expected.`;
  if (measured < low)
    return fr
      ? `${head} Plus lent qu’attendu : vérifiez déchargement en RAM, horloges, pilote et lot.`
      : `${head} Slower than expected: check offloading to RAM, clocks, driver and batch.`;
  return fr ? `${head} Dans la fourchette.` : `${head} Within the band.`;
}
