import type { HardwareRow } from "../catalogue/types.js";
import type { InputSource } from "./answer.js";
import { gpusOf } from "./scenario.js";
import type { Slots } from "./slots.js";

/** What all cards draw together. */
export interface Power {
  readonly watts: number;
  readonly source: InputSource;
}

/** Beyond its limit by this much, a power is no single card's: makers sell cards with slightly raised limits. */
const RAISED = 1.15;

/**
 * The power as said, or the cards' limit. Of several cards a power that one of them can draw is each card's ("4 × 3090 at
 * 280 W"), a larger one that of all ("2 × 3090 pulling 700 W").
 */
export function powerOf(slots: Slots, row: HardwareRow | undefined): Power | undefined {
  const gpus = gpusOf(slots);
  const { power_w: said } = slots;
  const limit = row?.tdpW;
  if (said === undefined)
    return limit === undefined ? undefined : { watts: limit * gpus, source: "catalogue" };
  const ofAll = gpus === 1 || (limit !== undefined && said > limit * RAISED);
  return ofAll ? { watts: said, source: "given" } : { watts: said * gpus, source: "derived" };
}
