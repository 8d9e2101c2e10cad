import { genericName } from "../../deployment/generic-device.js";
import type { Role } from "./roles.js";

/** A device by its figures: "a 48 GB card with 900 GB/s". */
export interface StatedDevice {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const MEMORY: ReadonlySet<string | undefined> = new Set(["vram_gb", "ram_gb"]);
/** Between memory and bandwidth of one device. */
const NEAR = 30;
const THING = /\b(?:cards?|cartes?|gpus?|devices?|appareils?|accelerat\w+|machines?)\b/;

/** The devices that a text describes instead of naming them, in order. */
export function statedDevices(text: string, roles: readonly Role[]): readonly StatedDevice[] {
  const found: StatedDevice[] = [];
  for (const [at, one] of roles.entries()) {
    const two = roles[at + 1];
    if (!two || two.quantity.start - one.quantity.end > NEAR) continue;
    const memory = MEMORY.has(one.slot) ? one : MEMORY.has(two.slot) ? two : undefined;
    const bandwidth = [one, two].find(({ slot }) => slot === "bandwidth_gbs");
    const { start } = one.quantity;
    const { end } = two.quantity;
    if (!memory || !bandwidth || start < (found.at(-1)?.end ?? 0)) continue;
    if (!THING.test(text.slice(Math.max(0, start - 25), end + 12))) continue;
    found.push({
      name: genericName({ memoryGb: memory.value, bandwidthGbs: bandwidth.value }, memory.slot === "ram_gb"),
      start,
      end,
    });
  }
  return found;
}
