import { choice } from "./choice.js";
import type { Clues } from "./clue.js";
import { knowledge } from "./knowledge.js";
import { memory } from "./memory.js";
import { money } from "./money.js";
import { performance } from "./performance.js";
import { scope } from "./scope.js";

/** All clues, on the folded shape of a text. */
export const CLUES: Clues = { ...performance, ...memory, ...money, ...choice, ...knowledge, ...scope };
