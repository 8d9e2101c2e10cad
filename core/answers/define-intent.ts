import type { Lang, Text } from "../text/lang.js";
import type { Reply } from "./answer.js";
import type { Slots } from "./slots.js";

/** A question that Jeton answers, whatever surface asked it. */
export interface Intent {
  /** As in the question corpus: `speed`, `latency`, `fit`... */
  readonly id: string;
  readonly title: Text;
  /** Answers from what was said, taking and showing defaults. May fail with CalcError. */
  readonly answer: (slots: Slots, lang: Lang) => Reply;
}

/** Identity; one intent, one file. */
export function defineIntent(intent: Intent): Intent {
  return intent;
}
