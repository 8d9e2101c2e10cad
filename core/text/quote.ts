import type { Lang } from "./lang.js";

const LONGEST = 40;
// Control characters, zero-width and direction marks: they hide or reorder what is shown.
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
// What has to be looked at one by one: those, and the halves of characters beyond the first 65,536.
const UNUSUAL = new RegExp(`${INVISIBLE.source}|[\\ud800-\\udfff]`);

/** What the user typed, made safe to show: cut, without invisible characters, in the language's quotation marks. */
export function quote(text: string, lang: Lang, longest: number = LONGEST): string {
  const short = visible(text, longest);
  return lang === "fr" ? `«\u00a0${short}\u00a0»` : `“${short}”`;
}

/** A text without the characters that hide or reorder, cut to `longest`. */
export function visible(text: string, longest: number): string {
  if (text.length <= longest && !UNUSUAL.test(text)) return text;
  // Characters, not UTF-16 units, or an emoji would be cut in two and counted twice.
  const clean = [...text.slice(0, longest * 4).replace(INVISIBLE, "")];
  return clean.length > longest ? `${clean.slice(0, longest - 1).join("")}…` : clean.join("");
}
