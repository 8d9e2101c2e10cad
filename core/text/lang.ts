/** The two languages of every text. */
export type Lang = "en" | "fr";

/** A text in both languages; a missing translation is a compile error. */
export interface Text {
  readonly en: string;
  readonly fr: string;
}

/** Reads a host's language tag (`fr-CA`, `en_US`, `FR`): French or, for anything else, English. */
export function langOf(tag: string | null | undefined): Lang {
  return /^fr\b/i.test((tag ?? "").replace("_", "-")) ? "fr" : "en";
}

/** Whether a tag names one of the two languages. */
export function isSpoken(tag: string): boolean {
  return /^(?:en|fr)(?:[-_]\w+)?$/i.test(tag);
}
