import { basics } from "./basics.js";
import { practice } from "./practice.js";
import type { Question } from "./question.js";

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [...basics, ...practice];
