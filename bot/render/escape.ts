// Everything an answer says may hold what a user typed. Here it becomes text that Discord shows as it stands.

// Control characters, zero-width and direction marks, byte order mark. The narrow no-break space U+202F stays: French
// numbers are grouped with it.
const INVISIBLE =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// Marks that pile up above and below a line ("zalgo"): two are enough for any language here.
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Without what hides or reorders text; line ends are kept. */
export function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, "")
    .replace(LONE_SURROGATE, "\ufffd")
    .replace(PILED_MARKS, "$1");
}

/** As above, on one line. */
export function oneLine(text: string): string {
  return clean(text)
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

/** Text in which no markdown, mention, link or emoji code is left. */
export function escapeText(text: string): string {
  return clean(text)
    .replace(/[\\*_~`|<@[\]]/g, "\\$&")
    .replace(/:(?=\/\/)/g, "\\:")
    .replace(/^(\s*)(?=(?:>|#+|[-+]|-#)(?:\s|$)|>>>)/gm, "$1\\")
    .replace(/^(\s*\d+)\.(?=\s|$)/gm, "$1\\.");
}

/** Inline code. A backtick would end it, so it becomes an apostrophe. */
export function inlineCode(text: string): string {
  const inside = oneLine(text).replaceAll("`", "'");
  return inside === "" ? "" : `\`${inside}\``;
}

/** A code block, without anything that could end it early. */
export function codeBlock(text: string): string {
  return `\`\`\`\n${clean(text).replaceAll("`", "'")}\n\`\`\``;
}
