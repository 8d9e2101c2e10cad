import { fail } from "../failure.js";
import type { Lang } from "../text/lang.js";
import type { Reading } from "./slots.js";

/** Reads a free-text question: its intent and what it says. */
export function readQuestion(text: string, _lang: Lang): Reading {
  if (/^(?:help|aide|\?)?$/i.test(text.trim())) return { intent: "help", slots: {} };
  return fail("unknown", { param: "question", given: text, suggestion: ["/help"] });
}
