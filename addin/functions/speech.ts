import type { Lang } from "../../core/index.js";

/** How the cells speak: the language of messages, and the decimal style in which numbers kept as text are read. */
export const speech: { lang: Lang; style: Lang } = { lang: "en", style: "en" };

/**
 * Set by the page that hosts the functions, as soon as it knows them; the functions themselves never ask Office.
 * Without `style`, numbers follow the language.
 */
export function setLanguage(lang: Lang, style: Lang = lang): void {
  speech.lang = lang;
  speech.style = style;
}
