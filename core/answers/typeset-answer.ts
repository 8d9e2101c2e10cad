import type { Lang } from "../text/lang.js";
import { visible } from "../text/quote.js";
import { typeset } from "../text/typeset.js";
import type { Answer } from "./answer.js";

/** "H100 SXM5 80GB" in a French sentence: 80 Go. */
export function frenchSizes(text: string, lang: Lang): string {
  return lang === "fr" ? text.replace(/(\d) ?([GT])B\b/g, "$1\u202f$2o") : text;
}

// The catalogue names devices in English.
const DEVICE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)-core (CPU|GPU)\b/g, "$2 $1 cœurs"],
  [/\bDesktop (?=DDR)/g, "PC de bureau "],
  [/\bLaptop (?=(?:LP)?DDR)/g, "portable "],
  [/\bdual channel\b/g, "double canal"],
  [/\bsingle channel\b/g, "simple canal"],
  [/ with (?=(?:LP)?DDR)/g, " avec "],
  [/ as exposed\b/g, " exposée"],
  [/\b(\d+)ch (?=DDR)/g, "$1 canaux "],
];

/** None of them is in a text without one of these. */
const DEVICE_HINT = /core|DDR|channel|exposed/;

function frenchDevices(text: string, lang: Lang): string {
  if (lang === "en" || !DEVICE_HINT.test(text)) return text;
  return DEVICE_WORDS.reduce((said, [english, french]) => said.replace(english, french), text);
}

/** Beyond any sentence of ours; what is longer repeats something pasted. */
const LONGEST = 2000;

/**
 * An answer with its spaces set as the language sets them, and without characters that hide or reorder, which a name
 * that somebody typed may carry into a label. Formulas and commands stay as they are typed.
 */
export function typesetAnswer(answer: Answer, lang: Lang): Answer {
  const set = (text: string) => (text.includes("\n") ? text.split("\n").map(line).join("\n") : line(text));
  const line = (text: string) =>
    typeset(frenchDevices(frenchSizes(visible(text, LONGEST), lang), lang), lang);
  return {
    ...answer,
    title: set(answer.title),
    headline: answer.headline.map((figure) => ({
      ...figure,
      label: set(figure.label),
      text: set(figure.text),
    })),
    inputs: answer.inputs.map((input) => ({ ...input, label: set(input.label), value: set(input.value) })),
    working: answer.working.map(set),
    notes: answer.notes.map(set),
    actions: answer.actions.map((action) => ({ ...action, label: set(action.label) })),
    ...(answer.table
      ? {
          table: {
            columns: answer.table.columns.map(set),
            rows: answer.table.rows.map((row) => row.map(set)),
          },
        }
      : {}),
    ...(answer.chart ? { chart: { ...answer.chart, alt: set(answer.chart.alt) } } : {}),
  };
}
