import type { Text } from "../../text/lang.js";

/** A question with its explained answer. */
export interface Question {
  readonly ask: Text;
  readonly choices: readonly Text[];
  /** From 1. */
  readonly right: number;
  readonly why: Text;
  /** Checks the figure in the explanation. */
  readonly formula?: Text;
  /** Entry of the glossary. */
  readonly term?: string;
}

/** A choice that reads alike in both languages. */
export const same = (text: string): Text => ({ en: text, fr: text });
