import type { Lang } from "./lang.js";

/** Spaces that must not break, as French sets them: before `: ; ! ? % »` and behind `«`. English is left as it is. */
export function typeset(text: string, lang: Lang): string {
  if (lang === "en") return text;
  return text.replace(/ (?=[:;!?%»](?![\w=]))/g, "\u00a0").replaceAll("« ", "«\u00a0");
}
