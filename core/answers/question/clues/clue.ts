/** A sign that a text asks for an intent: how much it weighs and what it looks like in the shape of the text. */
export interface Clue {
  readonly weight: number;
  readonly pattern: RegExp;
}

/** Clues by intent. Weights: 1 a hint, 2 usual, 3 strong, 4 nearly sure, 5 and more decide. */
export type Clues = Readonly<Record<string, readonly Clue[]>>;

/**
 * A clue from wordings in English, then in French: alternatives between ` | `, whole words, on folded text (see
 * shape.ts for the capital marks). A clue counts once however often it is found.
 */
export function clue(weight: number, ...wordings: readonly string[]): Clue {
  const alternatives = wordings
    .flatMap((wording) => wording.trim().split(/\s+\|\s+/))
    .map((alternative) => `${/^[\w(]/.test(alternative) ? "\\b" : ""}(?:${alternative})(?![a-z0-9_])`);
  return { weight, pattern: new RegExp(alternatives.join("|")) };
}
