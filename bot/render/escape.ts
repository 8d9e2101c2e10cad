// Everything an answer says may hold what a user typed. Here it becomes text that Discord shows as it stands.

// Control characters, zero-width and direction marks, byte order mark. The narrow no-break space U+202F stays: French
// numbers are grouped with it.
const INVISIBLE =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// Marks that pile up above and below a line ("zalgo"): two are enough for any language here.
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

// Nearly every text is like this: printable ASCII, Latin letters, French spaces and quotation marks, dashes, arrows, signs.
const HARMLESS = /^[\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u202f-\u205e\u20a0-\u20bf\u2100-\u23ff]*$/;
const MARKDOWN = /[\\*_~`|<@[\]:>#+\-.]/;

/** Without what hides or reorders text; line ends are kept. */
export function clean(text: string): string {
  if (HARMLESS.test(text)) return text;
  return text
    .replace(/\r\n?/g, "\n")
    .replace(INVISIBLE, "")
    .replace(LONE_SURROGATE, "\ufffd")
    .replace(PILED_MARKS, "$1");
}

/** As above, on one line. */
export function oneLine(text: string): string {
  const shown = clean(text);
  return (shown.includes("\n") ? shown.replace(/\s*\n\s*/g, " ") : shown).trim();
}

/** Text in which no markdown, mention, link or emoji code is left. */
export function escapeText(text: string): string {
  const shown = clean(text);
  if (!MARKDOWN.test(shown)) return shown;
  return shown
    .replace(/[\\*_~`|<@[\]]/g, "\\$&")
    .replace(/:(?=\/\/)/g, "\\:")
    .replace(/^(\s*)(?=(?:>|#+|[-+]|-#)(?:\s|$)|>>>)/gm, "$1\\")
    .replace(/^(\s*\d+)\.(?=\s|$)/gm, "$1\\.");
}

/** A code block, without anything that could end it early. */
export function codeBlock(text: string): string {
  return `\`\`\`\n${clean(text).replaceAll("`", "'")}\n\`\`\``;
}
