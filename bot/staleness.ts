import { limits } from "./limits.js";

const DISCORD_EPOCH_MS = 1_420_070_400_000n;
const REMEMBERED = 50;
/** So many too old ones in a row mean that our clock was set, not that Discord is late. */
const MOST_IN_A_ROW = 3;

/**
 * Tells interactions that can no longer be answered. Their age is in their id, by Discord's clock; ours may be minutes
 * off, so the smallest age seen lately counts as zero.
 */
export function makeStaleness(now: () => number): (id: string) => boolean {
  let ages: number[] = [];
  let inARow = 0;
  return (id) => {
    const age = now() - snowflakeTime(id);
    const stale = age - Math.min(age, ...ages) > limits.firstResponseMs;
    inARow = stale ? inARow + 1 : 0;
    if (inARow > MOST_IN_A_ROW) {
      ages = [age];
      inARow = 0;
      return false;
    }
    ages.push(age);
    if (ages.length > REMEMBERED) ages.shift();
    return stale;
  };
}

/** When an id was made, in ms since 1970. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH_MS);
}
