import type { Per, UnitId } from "./units.js";

/** A number of the text with its unit. */
export interface Quantity {
  readonly value: number;
  readonly unit: UnitId;
  readonly per?: Per;
  readonly currency?: "USD" | "EUR" | "GBP";
  readonly start: number;
  readonly end: number;
  /** What stands between the number and the end of its unit: "output tokens". */
  readonly own: string;
  /** Written out: "two cards". */
  readonly word: boolean;
}
