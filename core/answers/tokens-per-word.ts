import type { Lang } from "../text/lang.js";

/** Tokens of a word: an assumption about usual tokenizers, which cut French finer than English. */
export const TOKENS_PER_WORD: Readonly<Record<Lang, number>> = { en: 4 / 3, fr: 1.5 };
