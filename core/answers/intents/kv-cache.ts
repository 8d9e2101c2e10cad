import { resolveKvQuant } from "../../catalogue/resolve.js";
import { growingBytesPerToken, sequenceBytes } from "../../estimator/memory/cache.js";
import { USUAL_CACHE } from "../../estimator/memory/cache-settings.js";
import { memoryEngine } from "../../estimator/memory/engine.js";
import { cacheOf, memoryModel } from "../../estimator/memory/model.js";
import { ONE_DEVICE } from "../../estimator/memory/split.js";
import { fail } from "../../failure.js";
import { KV_CACHE_GB } from "../../functions/kv/kv-cache-gb.js";
import { formatCall } from "../../text/call.js";
import type { Lang, Text } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { answerOf } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { engineOf, modelOf, numberInput, sourceOf } from "../scenario.js";
import { cacheFormatOf, cacheOfShape } from "../shape-cache.js";
import { namedModel } from "../weights-of.js";

// The cache of a context, by the model's own kind of attention.

const USUAL_CONTEXT = 8192;

const KINDS: Readonly<Record<string, Text>> = {
  mha: { en: "multi-head: every head is cached", fr: "multi-tête : chaque tête est en cache" },
  gqa: { en: "grouped queries (GQA)", fr: "requêtes groupées (GQA)" },
  mqa: { en: "multi-query: one KV head", fr: "multi-requête : une seule tête KV" },
  mla: { en: "latent (MLA): one small vector a token", fr: "latente (MLA) : un petit vecteur par token" },
  hybrid: {
    en: "hybrid: some layers keep a window or a state only",
    fr: "hybride : certaines couches ne gardent qu’une fenêtre ou un état",
  },
};

export const kvCache = defineIntent({
  id: "kv_cache",
  title: { en: "KV cache", fr: "Cache KV" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const ofShape = cacheOfShape(slots, lang);
    if (ofShape) return ofShape;
    const model = namedModel(modelOf(slots));
    const { row } = model;
    const shape = memoryModel(row);
    const kvQuant = cacheFormatOf(slots);
    const format = resolveKvQuant(kvQuant ?? "fp16", "kv_quant").row;
    // Rules of the engine when it is named, plain arithmetic otherwise.
    const engine = memoryEngine(engineOf(slots) ?? "simple");
    const settings = { ...USUAL_CACHE, engine, elementBytes: format.bits / 8 };
    const most = row.maxContext;
    const context = slots.context ?? slots.prompt_tokens ?? Math.min(USUAL_CONTEXT, most ?? USUAL_CONTEXT);
    if (!(context >= 1) || context > 1e9)
      fail("domain", {
        param: "context",
        given: context,
        allowed: { kind: "integer", min: 1, max: 1e9, example: 8192 },
      });
    const sequences = slots.concurrency ?? slots.users ?? 1;
    const bytesAt = (tokens: number) => sequenceBytes(shape, settings, tokens, ONE_DEVICE);
    const each = bytesAt(context) / 1e9;
    const perToken = growingBytesPerToken(cacheOf(shape), settings, ONE_DEVICE);
    const fixed = row.kvWindowBytes !== undefined || row.stateLayers !== undefined;
    const isPlain = !fixed && row.attention !== "mla";
    const kvHeads = row.kvHeads ?? row.heads;
    const call =
      isPlain && row.layers !== undefined && kvHeads !== undefined && row.headDim !== undefined
        ? [row.layers, kvHeads, row.headDim, context, sequences, format.bits / 8]
        : undefined;
    const kb = formatNumber(perToken / 1024, lang, 1);
    const lengths = [...new Set([4096, 8192, 32768, 131072, context])]
      .filter((tokens) => most === undefined || tokens <= Math.max(most, context))
      .sort((a, b) => a - b);
    return {
      ok: true,
      value: each * sequences,
      unit: "gb",
      answer: answerOf({
        title: `${this.title[lang]} – ${row.name}`,
        headline: [
          figure({ en: "cache", fr: "cache" }, each * sequences, "gb", lang, 2),
          ...(sequences > 1 ? [figure({ en: "of each", fr: "pour chacun" }, each, "gb", lang, 2)] : []),
          figure({ en: "per token", fr: "par token" }, perToken, "bytes", lang),
        ],
        inputs: [
          numberInput({ en: "context", fr: "contexte" }, context, "tokens", sourceOf(slots, "context"), lang),
          numberInput(
            { en: "sequences", fr: "séquences" },
            sequences,
            "",
            slots.concurrency !== undefined || slots.users !== undefined,
            lang,
          ),
          {
            label: fr ? "format du cache" : "cache format",
            value: format.name,
            source: kvQuant === undefined ? "default" : "given",
          },
          {
            label: "attention",
            value: (KINDS[row.attention ?? "gqa"] ?? (KINDS.gqa as Text))[lang],
            source: model.typical ? "default" : "catalogue",
          },
        ],
        working: [
          fr
            ? `${kb} Kio par token × ${formatNumber(context, lang, 0)} tokens${sequences > 1 ? ` × ${formatNumber(sequences, lang, 0)}` : ""}${fixed ? " + part fixe ou fenêtrée" : ""} = ${formatNumber(each * sequences, lang, 2)} Go`
            : `${kb} KiB per token × ${formatNumber(context, lang, 0)} tokens${sequences > 1 ? ` × ${formatNumber(sequences, lang, 0)}` : ""}${fixed ? " + windowed or fixed part" : ""} = ${formatNumber(each * sequences, lang, 2)} GB`,
        ],
        table: {
          columns: fr ? ["tokens", "Go"] : ["tokens", "GB"],
          rows: lengths.map((tokens) => [
            formatNumber(tokens, lang, 0),
            formatNumber((bytesAt(tokens) / 1e9) * sequences, lang, 2),
          ]),
        },
        notes: [
          ...(most !== undefined && context > most
            ? [
                fr
                  ? `${row.name} n’accepte que ${formatNumber(most, lang, 0)} tokens : au-delà, le calcul est théorique.`
                  : `${row.name} takes only ${formatNumber(most, lang, 0)} tokens: beyond that the figure is theoretical.`,
              ]
            : []),
          ...(row.attention === "mla"
            ? [
                fr
                  ? "Beaucoup de calculettes ignorent MLA et annoncent des centaines de Go."
                  : "Many calculators ignore MLA and print hundreds of GB.",
              ]
            : []),
          ...(model.typical
            ? [
                fr
                  ? "Forme typique supposée pour cette taille (8 têtes KV de 128)."
                  : "A typical shape for that size is assumed (8 KV heads of 128).",
              ]
            : []),
          ...(sequences === 1
            ? [
                fr
                  ? "Par séquence : multipliez par les utilisateurs simultanés. Cache seul, sans les poids."
                  : "Per sequence: multiply by the users at once. Cache alone, without the weights.",
              ]
            : []),
          fr
            ? "Un cache en 8 bits prend la moitié, avec une perte faible mais à mesurer sur les longs contextes."
            : "An 8-bit cache takes half, at a small loss that long contexts should be tested for.",
        ].slice(0, 3),
        formulas: call
          ? [{ en: formatCall(KV_CACHE_GB, call, "en"), fr: formatCall(KV_CACHE_GB, call, "fr") }]
          : [],
        actions: [
          {
            label: fr ? "Contexte × 4" : "4 × context",
            command: commandOf(row.name, context * 4, sequences, "", lang),
          },
          {
            label: fr ? "Cache en 8 bits" : "8-bit cache",
            command: commandOf(row.name, context, sequences, " fp8", lang),
          },
        ],
        sources: [row.source],
      }),
    };
  },
});

// The same question about the cache, still without a card.
function commandOf(name: string, context: number, sequences: number, format: string, lang: Lang): string {
  const users = sequences > 1 ? ` ${sequences} ${lang === "fr" ? "utilisateurs" : "users"}` : "";
  return lang === "fr"
    ? `/ask cache kv${format} de ${name} à ${context} tokens${users}`
    : `/ask${format} kv cache of ${name} at ${context} tokens${users}`;
}
