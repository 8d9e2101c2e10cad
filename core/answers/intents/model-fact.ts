import type { ModelRow } from "../../catalogue/types.js";
import type { Lang, Text } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { answerOf, type Figure, type Reply } from "../answer.js";
import { tried } from "../attempt.js";
import { defineIntent } from "../define-intent.js";
import { answerOwnModel } from "../own-model.js";
import { gpusOf, hardwareOf, modelOf, quantOf } from "../scenario.js";
import type { Slots } from "../slots.js";
import { unverifiedNotes } from "../unverified.js";
import { namedModel, shortName, storedWeights } from "../weights-of.js";

// Dimensions of a model as its maker's configuration gives them, the fact asked for first.

type Fact = readonly [
  label: Text,
  value: (row: ModelRow, lang: Lang) => string | undefined,
  cell?: (row: ModelRow) => number | undefined,
];

const billions = (value: number | undefined, lang: Lang) =>
  value === undefined ? undefined : `${formatNumber(value, lang, 1)} ${lang === "fr" ? "Md" : "B"}`;
const whole = (value: number | undefined, lang: Lang) =>
  value === undefined ? undefined : formatNumber(value, lang, 0);

const FACTS: Readonly<Record<string, Fact>> = {
  params_total: [
    { en: "parameters", fr: "paramètres" },
    ({ paramsB }, lang) => billions(paramsB, lang),
    ({ paramsB }) => paramsB,
  ],
  params_active: [
    { en: "active", fr: "actifs" },
    ({ activeParamsB }, lang) => billions(activeParamsB, lang),
    ({ activeParamsB }) => activeParamsB,
  ],
  experts: [
    { en: "experts", fr: "experts" },
    ({ experts, activeExperts, sharedExperts }, lang) =>
      experts === undefined
        ? undefined
        : `${activeExperts ?? "?"}/${experts}${sharedExperts ? ` + ${sharedExperts} ${lang === "fr" ? "partagé" : "shared"}` : ""}`,
    ({ activeExperts }) => activeExperts,
  ],
  max_context: [
    { en: "context", fr: "contexte" },
    ({ maxContext }, lang) => whole(maxContext, lang),
    ({ maxContext }) => maxContext,
  ],
  layers: [
    { en: "layers", fr: "couches" },
    ({ layers }, lang) => whole(layers, lang),
    ({ layers }) => layers,
  ],
  heads: [{ en: "heads", fr: "têtes" }, ({ heads }, lang) => whole(heads, lang), ({ heads }) => heads],
  kv_heads: [
    { en: "KV heads", fr: "têtes KV" },
    ({ kvHeads }, lang) => whole(kvHeads, lang),
    ({ kvHeads }) => kvHeads,
  ],
  attention: [{ en: "attention", fr: "attention" }, ({ attention }) => attention?.toUpperCase()],
  native_dtype: [{ en: "format", fr: "format" }, ({ nativeDtype }) => nativeDtype],
  licence: [{ en: "licence", fr: "licence" }, ({ licence }) => licence],
  release: [{ en: "released", fr: "sortie" }, ({ release }) => release],
};

export const modelFact = defineIntent({
  id: "model_fact",
  title: { en: "Model card", fr: "Fiche du modèle" },
  answer(slots, lang) {
    const fr = lang === "fr";
    if (slots.config !== undefined) return ownModel(slots, slots.config, lang);
    const model = namedModel(modelOf(slots));
    const { row } = model;
    const wanted = wantedOf(slots, row);
    const headline = wanted.flatMap((fact) => factFigure(fact, row, lang)).slice(0, 3);
    const value = headline[0]?.value;
    const stored = tried(() => storedWeights(model, undefined));
    const perToken = row.kvGrowingBytes;
    return {
      ok: true,
      ...(value === undefined ? {} : { value, unit: "none" as const }),
      answer: answerOf({
        title: `${this.title[lang]} – ${row.name}`,
        headline,
        table: {
          columns: [fr ? "donnée" : "fact", fr ? "valeur" : "value"],
          rows: [
            ...Object.values(FACTS).flatMap(([label, text]) => {
              const shown = text(row, lang);
              return shown === undefined ? [] : [[label[lang], cut(shown)]];
            }),
            ...(perToken === undefined
              ? []
              : [
                  [
                    fr ? "cache KV" : "KV cache",
                    `${formatNumber(perToken / 1024, lang, 1)} ${fr ? "Kio/tok" : "KiB/tok"}`,
                  ],
                ]),
          ],
        },
        working: stored
          ? [
              fr
                ? `poids en ${shortName(stored.quant)} : ${formatNumber(stored.gb, lang, 1)} Go`
                : `weights in ${shortName(stored.quant)}: ${formatNumber(stored.gb, lang, 1)} GB`,
            ]
          : [],
        notes: [
          ...wanted
            .filter((fact) => FACTS[fact]?.[1](row, lang) === undefined)
            .slice(0, 1)
            .map((fact) =>
              fr
                ? `Pas de valeur publiée pour « ${FACTS[fact]?.[0].fr} ».`
                : `No published value for “${FACTS[fact]?.[0].en}”.`,
            ),
          ...(model.assumption ? [model.assumption[lang]] : []),
          ...(row.moe
            ? [
                fr
                  ? "La mémoire suit le total, la vitesse les paramètres actifs (en lot, davantage d’experts sont lus)."
                  : "Memory follows the total, speed the active parameters (a batch reads more experts).",
              ]
            : []),
          ...(row.attention === "mla" || row.attention === "hybrid"
            ? [
                fr
                  ? "Son cache ne suit pas la formule usuelle 2 × couches × têtes × dimension."
                  : "Its cache does not follow the usual 2 × layers × heads × dimension.",
              ]
            : []),
          ...unverifiedNotes(row.unverified, lang),
        ].slice(0, 3),
        formulas: [
          { en: `=MODEL_SPEC("${row.name}", "params_b")`, fr: `=MODEL_SPEC("${row.name}";"params_b")` },
        ],
        actions: [
          {
            label: fr ? "Tient sur un H100 ?" : "Fits on an H100?",
            command: `/fit model:"${row.name}" hardware:H100`,
          },
          {
            label: fr ? "Vitesse sur un H100" : "Speed on an H100",
            command: `/speed model:"${row.name}" hardware:H100`,
          },
        ],
        sources: [row.source],
      }),
    };
  },
});

/** The model of a configuration, on a device where one is named. */
function ownModel(slots: Slots, config: string | readonly string[], lang: Lang): Reply {
  const quant = quantOf(slots);
  return answerOwnModel(
    {
      // Pasted and attached at once: the reader of the file says what is wrong with that.
      config: [config].flat().join("\n"),
      ...(slots.hardware === undefined ? {} : { hardware: hardwareOf(slots) }),
      ...(quant === undefined ? {} : { quant }),
      ...(slots.gpus === undefined ? {} : { gpus: gpusOf(slots) }),
      ...(slots.context === undefined ? {} : { context: slots.context }),
    },
    lang,
  );
}

/** What a table of 28 columns holds beside the longest label. */
function cut(text: string): string {
  return text.length > 17 ? `${text.slice(0, 16)}…` : text;
}

function wantedOf({ fact }: Slots, row: ModelRow): readonly string[] {
  const said = (typeof fact === "string" ? [fact] : (fact ?? [])).filter((name) =>
    Object.hasOwn(FACTS, name),
  );
  if (said.length > 0) return said;
  return row.moe
    ? ["params_total", "params_active", "max_context"]
    : ["params_total", "layers", "max_context"];
}

function factFigure(fact: string, row: ModelRow, lang: Lang): readonly Figure[] {
  const known = FACTS[fact];
  const text = known?.[1](row, lang);
  if (!known || text === undefined) return [];
  return [{ label: known[0][lang], value: known[2]?.(row) ?? text, text, unit: "none" }];
}
