import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { withDerived } from "./scenario.js";
import type { Reading, Slots } from "./slots.js";

/** Tokens of a word: an assumption about usual tokenizers, which cut French finer than English. */
export const TOKENS_PER_WORD: Readonly<Record<Lang, number>> = { en: 4 / 3, fr: 1.5 };

/** A page of running text in single spacing, at 12 points; double spacing, large print and tables halve it. */
export const WORDS_PER_PAGE = 500;

/** Where a text that is read counts as context, not as the prompt of a request. */
const HELD: ReadonlySet<string> = new Set([
  "compare",
  "fit",
  "kv_cache",
  "max_users",
  "min_gpus",
  "model_fact",
  "speed",
]);
/** Where words are those of the answer or of the price, and are counted there. */
const COUNTED: ReadonlySet<string> = new Set(["cost_request", "latency", "reasoning", "voice"]);

/** A reading with pages and words of text as tokens, and how they were counted. Tokens that were said win over both. */
export function withTextLengths(
  { intent, slots }: Reading,
  lang: Lang,
): { readonly slots: Slots; readonly notes: readonly string[] } {
  const perWord = TOKENS_PER_WORD[lang];
  const notes: string[] = [];
  let counted = slots;
  const read = HELD.has(intent) ? "context" : "prompt_tokens";
  const open = slots.prompt_tokens === undefined && slots.context === undefined;
  if (slots.pages !== undefined && open) {
    const tokens = Math.round(slots.pages * WORDS_PER_PAGE * perWord);
    counted = withDerived(counted, read, tokens);
    notes.push(pagesNote(slots.pages, tokens, lang));
  } else if (slots.words !== undefined && open && !COUNTED.has(intent)) {
    const tokens = Math.round(slots.words * perWord);
    counted = withDerived(counted, read, tokens);
    notes.push(wordsNote(slots.words, tokens, lang));
  }
  if (slots.output_pages !== undefined && slots.output_tokens === undefined && slots.words === undefined) {
    const tokens = Math.round(slots.output_pages * WORDS_PER_PAGE * perWord);
    counted = withDerived(counted, "output_tokens", tokens);
    notes.push(pagesNote(slots.output_pages, tokens, lang));
  }
  return { slots: counted, notes };
}

function pagesNote(pages: number, tokens: number, lang: Lang): string {
  const number = (value: number) => formatNumber(value, lang, 2);
  const page = number(WORDS_PER_PAGE);
  const word = number(TOKENS_PER_WORD[lang]);
  const count = number(pages);
  if (lang === "fr")
    return `${count} ${pages < 2 ? "page comptée" : "pages comptées"} pour ${number(tokens)} tokens : ${page} mots par page (texte courant, interligne simple) et ${word} token par mot en français, hypothèses usuelles ; donnez vos tokens pour mieux.`;
  return `${count} ${pages === 1 ? "page" : "pages"} counted as ${number(tokens)} tokens: ${page} words a page (running text, single spacing) and ${word} tokens a word in English, usual assumptions; give your tokens for better.`;
}

function wordsNote(words: number, tokens: number, lang: Lang): string {
  const number = (value: number) => formatNumber(value, lang, 2);
  const word = number(TOKENS_PER_WORD[lang]);
  if (lang === "fr")
    return `${number(words)} mots comptés pour ${number(tokens)} tokens : ${word} token par mot en français, hypothèse usuelle.`;
  return `${number(words)} words counted as ${number(tokens)} tokens: ${word} tokens a word in English, a usual assumption.`;
}
