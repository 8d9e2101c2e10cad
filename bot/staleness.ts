import { limits } from "./limits.js";

const DISCORD_EPOCH_MS = 1_420_070_400_000n;
const REMEMBERED = 50;

/**
 * Tells interactions that can no longer be answered. Their age is in their id, by Discord's clock; ours may be minutes
 * off, so the smallest age seen lately counts as zero.
 */
export function makeStaleness(now: () => number): (id: string) => boolean {
  const ages: number[] = [];
  return (id) => {
    const age = now() - snowflakeTime(id);
    ages.push(age);
    if (ages.length > REMEMBERED) ages.shift();
    return age - Math.min(...ages) > limits.firstResponseMs;
  };
}

/** When an id was made, in ms since 1970. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH_MS);
}
