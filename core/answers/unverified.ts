import type { Lang, Text } from "../text/lang.js";

/** Fields of the catalogue in words; what is not listed is a dimension. */
const WORDS: readonly (readonly [RegExp, Text])[] = [
  [/memory_bandwidth|bandwidth/, { en: "bandwidth", fr: "bande passante" }],
  [/memory|usable/, { en: "memory", fr: "mémoire" }],
  [/tflops|tops/, { en: "TFLOPS", fr: "TFLOPS" }],
  [/tdp/, { en: "power", fr: "puissance" }],
  [/release/, { en: "date", fr: "date" }],
  [/interconnect|link/, { en: "link", fr: "liaison" }],
  [/cores/, { en: "cores", fr: "cœurs" }],
  [/licen/, { en: "licence", fr: "licence" }],
  [/params/, { en: "parameters", fr: "paramètres" }],
  [/context/, { en: "context", fr: "contexte" }],
];

/** A note on what was not read at a source; nothing where everything was. */
export function unverifiedNotes(fields: readonly string[], lang: Lang): readonly string[] {
  if (fields.length === 0) return [];
  const words = fields.map(
    (field) =>
      (WORDS.find(([pattern]) => pattern.test(field))?.[1] ?? { en: "dimensions", fr: "dimensions" })[lang],
  );
  const list = [...new Set(words)].join(", ");
  return [lang === "fr" ? `Non vérifié à la source : ${list}.` : `Not verified at a source: ${list}.`];
}
