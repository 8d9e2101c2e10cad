import type { Lang } from "./lang.js";

const LONGEST = 40;
// Control characters, zero-width and direction marks: they hide or reorder what is shown.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** What the user typed, made safe to show: cut, without invisible characters, in the language's quotation marks. */
export function quote(text: string, lang: Lang): string {
  const clean = text.slice(0, LONGEST * 4).replace(INVISIBLE, "");
  const short = clean.length > LONGEST ? `${[...clean].slice(0, LONGEST - 1).join("")}…` : clean;
  return lang === "fr" ? `«\u00a0${short}\u00a0»` : `“${short}”`;
}
