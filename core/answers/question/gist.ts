import type { SlotName, Slots } from "../slots.js";

/** What the reader knows of a question before its intent. */
export interface Gist {
  readonly folded: string;
  readonly shape: string;
  readonly slots: Slots;
  readonly devices: number;
  readonly models: number;
  /** Of them: known by their price only. */
  readonly priced: number;
  readonly formats: number;
  /** Sizes of unnamed models: "27b or 32b". */
  readonly sizes: number;
  /** Token counts that no word near them explains. */
  readonly loose: number;
  readonly terms: readonly string[];
  /** Nothing but a word that also means other things ("M3") ties the text to our subject. */
  readonly weak: boolean;
}

/** Whether any of the slots is filled. */
export function any({ slots }: Gist, ...names: readonly SlotName[]): boolean {
  return names.some((name) => slots[name] !== undefined);
}

/** Whether all of the slots are filled. */
export function all({ slots }: Gist, ...names: readonly SlotName[]): boolean {
  return names.every((name) => slots[name] !== undefined);
}
