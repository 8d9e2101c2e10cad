import type { HardwareRow } from "../catalogue/types.js";

const SIZE =
  /^(\d{1,5}(?:[.,]\d+)?)\s*(?:gb|go|gib|gio)(\s*(?:of\s+|de\s+)?(?:ram|system memory|m[eé]moire))?(?:\s*(?:card|carte|gpu|vram))?$/i;

/** From here on cards are sold for servers. */
const SERVER_CARD_GB = 40;

/** "24 GB" alone is some card of that size, "32 GB RAM" a machine without one: good for memory, not for speed. */
export function genericDevice(name: string): HardwareRow | undefined {
  const [, size, ram] = SIZE.exec(name.trim()) ?? [];
  const memoryGb = size === undefined ? 0 : Number(size.replace(",", "."));
  if (!(memoryGb > 0)) return undefined;
  return {
    id: "generic",
    name: `${memoryGb} GB${ram ? " RAM" : ""}`,
    aliases: [],
    unverified: [],
    source: "size as said",
    vendor: "",
    kind: ram ? "cpu" : memoryGb >= SERVER_CARD_GB ? "datacenter-gpu" : "consumer-gpu",
    memoryGb,
  };
}
