// Discord's limits, from its documentation (interactions/application-commands, resources/message, components/reference),
// and the only place where text is cut to fit them.

export const limits = {
  commands: 100,
  /** Names, descriptions and values of everything in one command, the longest translation of each counted. */
  commandCharacters: 8000,
  nameLength: 32,
  descriptionLength: 100,
  options: 25,
  choices: 25,
  choiceLength: 100,
  stringOptionLength: 6000,
  content: 2000,
  embedTitle: 256,
  embedDescription: 4096,
  embedFields: 25,
  embedFieldName: 256,
  embedFieldValue: 1024,
  embedFooter: 2048,
  /** Over all embeds of a message. */
  embedTotal: 6000,
  altText: 1024,
  customId: 100,
  buttonLabel: 80,
  buttonsPerRow: 5,
  selectOptions: 25,
  selectText: 100,
  placeholder: 150,
  /** A first response later than this is refused (10062); 0.5 s are left for the way there. */
  firstResponseMs: 2500,
  /** Our own cap on files, below Discord's default of 10 MiB. */
  fileBytes: 8 * 1024 * 1024,
  /** What an attachment with results may weigh. */
  attachmentBytes: 1024 * 1024,
} as const;

const HIGH_SURROGATE = /[\ud800-\udbff]$/;

/** Cuts a text to a length with an ellipsis, never in the middle of a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, Math.max(0, most - 1))
    .replace(HIGH_SURROGATE, "")
    .trimEnd()}…`;
}

/** As many whole lines as fit, and how many did not. */
export function fitLines(lines: readonly string[], most: number): { text: string; left: number } {
  let text = "";
  for (const [index, line] of lines.entries()) {
    const next = text === "" ? line : `${text}\n${line}`;
    if (next.length > most) return { text, left: lines.length - index };
    text = next;
  }
  return { text, left: 0 };
}
