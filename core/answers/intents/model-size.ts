import type { Value } from "../../define.js";
import { MODEL_SIZE_GB } from "../../functions/size/model-size-gb.js";
import { formatCall } from "../../text/call.js";
import { formatNumber } from "../../text/number.js";
import { answerOf, type Reply } from "../answer.js";
import { tried } from "../attempt.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { modelOf, quantOf } from "../scenario.js";
import { namedModel, shortName, storedWeights } from "../weights-of.js";
import { kvCache } from "./kv-cache.js";

// Size of the weights, in the formats asked for or in the usual ones.

const USUAL_FORMATS = ["bf16", "fp8", "Q8_0", "Q6_K", "Q5_K_M", "Q4_K_M", "Q3_K_M"];

export const modelSize = defineIntent({
  id: "model_size",
  title: { en: "Model size", fr: "Taille du modèle" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const model = namedModel(modelOf(slots));
    const { row } = model;
    const said = (typeof slots.quant === "string" ? [slots.quant] : (slots.quant ?? [])).map(
      (quant) => quantOf({ ...slots, quant }) ?? quant,
    );
    // A format that was asked for must be known; the usual ones are left out where they do not apply.
    const stored =
      said.length > 0
        ? said.map((name) => storedWeights(model, name))
        : [undefined, ...USUAL_FORMATS]
            .flatMap((name) => tried(() => storedWeights(model, name)) ?? [])
            .filter((one, i, all) => all.findIndex(({ quant }) => quant.id === one.quant.id) === i);
    const first = stored[0] ?? storedWeights(model, "bf16");
    const paramsB = row.paramsB ?? 0;
    // A context beside the question is memory as well.
    const cache =
      slots.context === undefined ? undefined : tried(() => Number(figureOf(kvCache.answer(slots, lang))));
    const call = [paramsB, first.bytesPerParam];
    // "8x7B" reads as a product, which it is not.
    const [, experts, each] = /(\d+)x(\d+(?:\.\d+)?)B/i.exec(row.name) ?? [];
    const marketed = experts === undefined ? undefined : Number(experts) * Number(each);
    const sizes = stored
      .slice(0, 3)
      .filter((_, i) => said.length > 0 || i === 0)
      .map(({ quant, gb }) =>
        figure({ en: shortName(quant), fr: shortName(quant) }, gb, "gb", lang, gb < 100 ? 2 : 1),
      );
    const withCache =
      cache === undefined
        ? []
        : [
            figure(
              {
                en: `with the KV cache of ${formatNumber(slots.context ?? 0, lang, 0)} tokens`,
                fr: `avec le cache KV de ${formatNumber(slots.context ?? 0, lang, 0)} tokens`,
              },
              first.gb + cache,
              "gb",
              lang,
              1,
            ),
          ];
    return {
      ok: true,
      value: first.gb,
      unit: "gb",
      answer: answerOf({
        title: `${this.title[lang]} – ${row.name}`,
        headline: [...sizes, ...withCache].slice(0, 3),
        inputs: [
          {
            label: fr ? "paramètres" : "parameters",
            value: `${formatNumber(paramsB, lang, 2)} ${fr ? "Md" : "B"}`,
            source: model.typical ? "given" : "catalogue",
          },
        ],
        working: [
          fr
            ? `${formatNumber(paramsB, lang, 2)} Md × ${formatNumber(first.bytesPerParam, lang, 4)} octets/paramètre = ${formatNumber(first.gb, lang, 2)} Go`
            : `${formatNumber(paramsB, lang, 2)} B × ${formatNumber(first.bytesPerParam, lang, 4)} bytes/param = ${formatNumber(first.gb, lang, 2)} GB`,
        ],
        ...(stored.length > 1
          ? {
              table: {
                columns: fr ? ["format", "bits", "Go"] : ["format", "bits", "GB"],
                rows: stored.map(({ quant, gb, bytesPerParam }) => [
                  shortName(quant),
                  formatNumber(bytesPerParam * 8, lang, 2),
                  formatNumber(gb, lang, 1),
                ]),
              },
            }
          : {}),
        notes: [
          ...(row.moe && marketed !== undefined && Math.abs(marketed - paramsB) > 0.1 * paramsB
            ? [
                fr
                  ? `${formatNumber(paramsB, lang, 1)} milliards, non ${formatNumber(marketed, lang, 0)} : les experts partagent l’attention.`
                  : `${formatNumber(paramsB, lang, 1)} billion, not ${formatNumber(marketed, lang, 0)}: the experts share the attention.`,
              ]
            : []),
          ...(row.moe
            ? [
                fr
                  ? "Tous les experts sont en mémoire, même si un token n’en lit que quelques-uns."
                  : "All experts are in memory, even though a token reads only some.",
              ]
            : []),
          fr
            ? "Poids seuls, Go décimaux : cache KV et moteur en plus (/fit). Les formats « 4 bits » réels en comptent 4,2 à 4,9 avec leurs échelles."
            : "Weights only, decimal GB: KV cache and engine come on top (/fit). Real “4-bit” formats hold 4.2 to 4.9 bits with their scales.",
          ...(model.assumption ? [model.assumption[lang]] : []),
        ].slice(0, 3),
        formulas: [{ en: formatCall(MODEL_SIZE_GB, call, "en"), fr: formatCall(MODEL_SIZE_GB, call, "fr") }],
        actions: [
          {
            label: fr ? "Tient sur une RTX 4090 ?" : "Fits on an RTX 4090?",
            command: `/fit model:"${row.name}" hardware:"RTX 4090"`,
          },
        ],
        sources: [row.source],
      }),
    };
  },
});

function figureOf(reply: Reply): Value | undefined {
  return reply.ok ? reply.value : undefined;
}
