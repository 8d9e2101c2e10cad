import { type OwnModel, readModelConfig } from "../catalogue/config/read-config.js";
import type { AttentionKind } from "../catalogue/types.js";
import { deploy } from "../deployment/deployment.js";
import { memoryFit, memoryOf, requireMemorySize } from "../deployment/memory.js";
import { speed } from "../deployment/speed.js";
import { deviceNeed, totalNeed } from "../estimator/memory/need.js";
import { CalcError, fail } from "../failure.js";
import { formatCall } from "../text/call.js";
import type { Lang, Text } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { type AnswerInput, answerOf, type Figure, type Reply } from "./answer.js";
import { attempt } from "./attempt.js";
import { BAND_NOTE, estimateFigure, figure, LABELS } from "./figures.js";
import { guide } from "./guide.js";
import { sayFailure } from "./say-failure.js";
import { typesetAnswer } from "./typeset-answer.js";

/** A model by the text of its config.json, and what it shall run on; without hardware the model itself is described. */
export interface OwnModelRequest {
  readonly config: string;
  readonly hardware?: string;
  readonly quant?: string;
  readonly gpus?: number;
  readonly context?: number;
}

const USUAL_CONTEXT = 8192;
const ATTENTION: Readonly<Record<AttentionKind, Text>> = {
  mha: { en: "multi-head (MHA)", fr: "multi-têtes (MHA)" },
  gqa: { en: "grouped queries (GQA)", fr: "requêtes groupées (GQA)" },
  mqa: { en: "one KV head (MQA)", fr: "une seule tête KV (MQA)" },
  mla: { en: "latent (MLA)", fr: "latente (MLA)" },
  hybrid: { en: "hybrid with linear layers", fr: "hybride à couches linéaires" },
};

/** What a pasted config.json says about a model, and its memory and speed on a device. Never throws. */
export function answerOwnModel(request: OwnModelRequest, lang: Lang): Reply {
  try {
    return { ok: true, answer: typesetAnswer(describe(request, lang), lang) };
  } catch (error) {
    if (!(error instanceof CalcError)) throw error;
    return { ok: false, failure: error.failure, message: sayFailure(error.failure, lang) };
  }
}

function describe(request: OwnModelRequest, lang: Lang) {
  const own = readModelConfig(request.config);
  const { row } = own;
  const on = request.hardware?.trim() ? onHardware(own, request, lang) : undefined;
  return answerOf({
    title: row.name,
    headline: [...modelFigures(own, lang), ...(on?.figures ?? [])],
    inputs: [...modelInputs(own, lang), ...(on?.inputs ?? [])],
    working: on?.working ?? [],
    notes: [
      ...(on?.notes ?? []),
      ...(own.tiedByDefault ? [tiedNote(row.tied ?? false, lang)] : []),
      lang === "fr"
        ? "Paramètres comptés d’après les dimensions, sans normes ni biais, ni tour visuelle."
        : "Parameters are counted from the dimensions, without norms, biases or a vision tower.",
    ],
    formulas: [
      {
        en: formatCall({ name: "MODEL_SIZE_GB" }, [rounded(row.paramsB), 2], "en"),
        fr: formatCall({ name: "MODEL_SIZE_GB" }, [rounded(row.paramsB), 2], "fr"),
      },
    ],
    sources: ["config.json", guide("memory", lang)],
  });
}

function tiedNote(tied: boolean, lang: Lang): string {
  if (lang === "fr")
    return `« tie_word_embeddings » absent : embeddings supposés ${tied ? "partagés" : "séparés"}, comme par défaut dans cette famille.`;
  return `“tie_word_embeddings” is missing: embeddings are assumed ${tied ? "tied" : "untied"}, this family’s default.`;
}

function modelFigures({ row }: OwnModel, lang: Lang): readonly Figure[] {
  const { paramsB = 0, activeParamsB = 0, kvGrowingBytes: growing = 0, kvWindowBytes: window = 0 } = row;
  return [
    figure({ en: "parameters", fr: "paramètres" }, paramsB, "billionParams", lang),
    ...(row.moe
      ? [figure({ en: "active per token", fr: "actifs par token" }, activeParamsB, "billionParams", lang)]
      : []),
    figure({ en: "KV cache per token, 16 bit", fr: "cache KV par token, 16 bits" }, growing, "bytes", lang),
    ...(window > 0
      ? [figure({ en: "more within the window", fr: "de plus dans la fenêtre" }, window, "bytes", lang)]
      : []),
  ];
}

function modelInputs({ row, quant, tiedByDefault }: OwnModel, lang: Lang): readonly AnswerInput[] {
  const fr = lang === "fr";
  const given = (label: string, value: string): AnswerInput => ({ label, value, source: "given" });
  const number = (value: number) => formatNumber(value, lang, 0);
  const { layers = 0, heads = 0, kvHeads, headDim, experts, activeExperts = 0, maxContext } = row;
  return [
    given("attention", ATTENTION[row.attention ?? "mha"][lang]),
    given(fr ? "couches" : "layers", number(layers)),
    given(
      fr ? "têtes" : "heads",
      kvHeads === undefined ? number(heads) : `${heads} / ${kvHeads} KV × ${headDim}`,
    ),
    ...(row.windowLayers
      ? [
          given(
            fr ? "fenêtre" : "window",
            fr
              ? `${number(row.windowTokens ?? 0)} tokens, ${row.windowLayers} couches`
              : `${number(row.windowTokens ?? 0)} tokens in ${row.windowLayers} layers`,
          ),
        ]
      : []),
    ...(row.stateLayers ? [given(fr ? "couches à état" : "state layers", number(row.stateLayers))] : []),
    ...(experts ? [given("experts", `${activeExperts} / ${experts}`)] : []),
    {
      label: "embeddings",
      value: row.tied ? (fr ? "partagés" : "tied") : fr ? "séparés" : "untied",
      source: tiedByDefault ? "default" : "given",
    },
    given(fr ? "format d’origine" : "released in", quant ?? row.nativeDtype ?? "bf16"),
    ...(maxContext === undefined
      ? []
      : [given(fr ? "contexte maximal" : "longest context", number(maxContext))]),
  ];
}

/** Memory and speed for one user; a speed that has no answer leaves the memory standing and says why. */
function onHardware(own: OwnModel, request: OwnModelRequest, lang: Lang) {
  const fr = lang === "fr";
  checkCount("gpus", request.gpus);
  checkCount("context", request.context);
  const deployment = deploy({
    model: own.row,
    hardware: request.hardware ?? "",
    quant: request.quant?.trim() || own.quant,
    gpus: request.gpus,
  });
  requireMemorySize(deployment);
  const longest = own.row.maxContext ?? Number.POSITIVE_INFINITY;
  const context = request.context ?? Math.min(USUAL_CONTEXT, longest);
  const memory = memoryOf(deployment, context, 1);
  const need = totalNeed(memory);
  const { budget } = deviceNeed(memory);
  const { fit } = memoryFit(deployment, context, 1);
  const decode = attempt(() => speed(deployment, { metric: "decode_tps_per_user", depth: context }));
  const gb = (bytes: number) => formatNumber(bytes / 1e9, lang, 2);
  const word = {
    no: { en: "no", fr: "non" },
    tight: { en: "yes, but tight", fr: "oui, mais juste" },
    yes: { en: "yes", fr: "oui" },
  } as const;
  const engine = need.activation + need.runtime + need.graphs;
  return {
    figures: [
      {
        label: fr ? "tient en mémoire" : "fits",
        value: fit !== "no",
        unit: "none",
        text: (fit === "no" ? word.no : fit === "tight" ? word.tight : word.yes)[lang],
      } satisfies Figure,
      figure(LABELS.memory, need.total / 1e9, "gb", lang, 1),
      figure(
        { en: "usable memory", fr: "mémoire utilisable" },
        (budget * deployment.gpus) / 1e9,
        "gb",
        lang,
        1,
      ),
      ...(decode.ok ? [estimateFigure(LABELS.perUser, decode.value, "tokPerS", lang)] : []),
    ],
    inputs: [
      { label: fr ? "matériel" : "hardware", value: deployment.hardware.name, source: "given" },
      { label: "GPU", value: String(deployment.gpus), source: request.gpus ? "given" : "default" },
      {
        label: "format",
        value: deployment.quant?.name ?? own.row.nativeDtype ?? "bf16",
        source: request.quant?.trim() ? "given" : "default",
      },
      { label: fr ? "moteur" : "engine", value: deployment.engine, source: "default" },
      {
        label: LABELS.context[lang],
        value: formatNumber(context, lang, 0),
        source: request.context === undefined ? "default" : "given",
      },
    ] satisfies AnswerInput[],
    working: [
      fr
        ? `poids ${gb(need.weights)} + cache KV ${gb(need.cache)} + moteur ${gb(engine)} = ${gb(need.total)} Go`
        : `weights ${gb(need.weights)} + KV cache ${gb(need.cache)} + engine ${gb(engine)} = ${gb(need.total)} GB`,
    ],
    notes: [decode.ok ? BAND_NOTE[lang] : sayFailure(decode.failure, lang)],
  };
}

function checkCount(param: string, given: number | undefined): void {
  if (given === undefined || (Number.isInteger(given) && given > 0)) return;
  if (Number.isNaN(given))
    fail("type", {
      param,
      reason: { en: "not a number", fr: "ce n’est pas un nombre" },
      allowed: { kind: "integer", min: 1 },
    });
  fail("domain", { param, given, allowed: { kind: "integer", min: 1 } });
}

function rounded(paramsB = 0): number {
  return Number(paramsB.toPrecision(4));
}
