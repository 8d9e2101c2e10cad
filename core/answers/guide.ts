import type { Lang } from "../text/lang.js";

/** The page that explains where a figure comes from, in the reader's language where it exists in both. */
export function guide(name: "estimator" | "fleet" | "memory", lang: Lang): string {
  return lang === "fr" ? `docs/${name}.fr.md` : `docs/${name}.md`;
}
