import { defineFunction } from "../../define.js";
import { readingRates } from "../../sources.js";

// The speed from which a stream is faster than its reader, or feeds a voice without gaps.

/** Tokens per second of a reading or speaking pace. */
export function wpmToTps(args: { readonly wordsPerMin: number; readonly tokensPerWord: number }): number {
  return (args.wordsPerMin * args.tokensPerWord) / 60;
}

export const WPM_TO_TPS = defineFunction({
  name: "WPM_TO_TPS",
  family: "pacing",
  title: { en: "Reading pace in tokens", fr: "Rythme de lecture en tokens" },
  summary: {
    en: "Tokens/s of a reading or speaking pace in words per minute",
    fr: "Tokens/s d’un rythme de lecture ou de parole en mots par minute",
  },
  params: [
    {
      name: "words_per_min",
      kind: "number",
      unit: "words",
      above: 0,
      label: { en: "pace", fr: "rythme" },
      help: {
        en: "Words per minute: 238 read silently, 183 aloud, 150 spoken",
        fr: "Mots par minute : 238 en lecture silencieuse, 183 à voix haute, 150 parlés",
      },
    },
    {
      name: "tokens_per_word",
      kind: "number",
      unit: "tokensPerWord",
      above: 0,
      default: 1.3333333333333333,
      label: { en: "tokens per word", fr: "tokens par mot" },
      help: {
        en: "4/3 for English, more for French; depends on the tokenizer",
        fr: "4/3 pour l’anglais, davantage pour le français ; dépend du tokeniseur",
      },
    },
  ],
  returns: { kind: "number", unit: "tokPerS" },
  formula: "words_per_min × tokens_per_word / 60",
  compute: wpmToTps,
  examples: [
    { args: [238], result: 5.288888888888889, note: { en: "silent reading", fr: "lecture silencieuse" } },
    { args: [183], result: 4.066666666666666, note: { en: "reading aloud", fr: "lecture à voix haute" } },
    {
      args: [195, 1.6],
      result: 5.2,
      note: { en: "at 1.6 tokens a word", fr: "à 1,6 token par mot" },
    },
  ],
  assumptions: [
    {
      en: "Four thirds of a token per English word is an assumption: measure your own text.",
      fr: "4/3 de token par mot anglais est une hypothèse : mesurez vos propres textes.",
    },
  ],
  sources: [readingRates],
  seeAlso: ["STREAM_READ_S", "TPOT_FROM_TPS"],
});
