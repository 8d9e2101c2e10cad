import type { Match } from "../catalogue/match.js";
import { resolveHardware } from "../catalogue/resolve.js";
import type { HardwareRow } from "../catalogue/types.js";
import { fp16Tflops } from "../estimator/facts.js";
import type { Text } from "../text/lang.js";
import type { Deployment } from "./deployment.js";

const NUMBER = "(\\d{1,6}(?:[.,]\\d+)?)";
const AND = "[\\s,;@]*(?:(?:at|and|with|à|a|et|avec)\\s+)?";
const STATED = new RegExp(
  `^${NUMBER}\\s*(?:gb|go|gib|gio)(\\s*(?:of\\s+|de\\s+)?(?:ram|system memory|m[eé]moire))?(?:\\s*(?:card|carte|gpu|vram))?` +
    `(?:${AND}${NUMBER}\\s*([gt])[bo]/s)?(?:${AND}${NUMBER}\\s*tflops)?$`,
  "i",
);

const GENERIC = "generic";
/** From here on cards are sold for servers. */
const SERVER_CARD_GB = 40;

/**
 * A device by its figures instead of its name. "24 GB" alone is some card of that size, "32 GB RAM" a machine without
 * one: good for memory, not for speed. "48 GB 900 GB/s" has a speed, and "48 GB 900 GB/s 180 TFLOPS" a prefill of its own.
 */
export function genericDevice(name: string): (HardwareRow & { readonly memoryGb: number }) | undefined {
  const [, size, ram, bandwidth, scale, tflops] = STATED.exec(name.trim()) ?? [];
  const memoryGb = numberOf(size);
  if (!(memoryGb > 0)) return undefined;
  const bandwidthGbs = numberOf(bandwidth) * (scale?.toLowerCase() === "t" ? 1000 : 1);
  const fp16Tflops = numberOf(tflops);
  return {
    id: GENERIC,
    name: genericName({ memoryGb, bandwidthGbs, fp16Tflops }, ram !== undefined),
    aliases: [],
    unverified: [],
    source: "as said",
    vendor: "",
    kind: ram ? "cpu" : memoryGb >= SERVER_CARD_GB ? "datacenter-gpu" : "consumer-gpu",
    memoryGb,
    ...(bandwidthGbs > 0 ? { bandwidthGbs } : {}),
    ...(fp16Tflops > 0 ? { fp16Tflops } : {}),
  };
}

/** Such a device as it is written: what is not known is left out. */
export function genericName(
  {
    memoryGb,
    bandwidthGbs = 0,
    fp16Tflops = 0,
  }: Pick<HardwareRow, "memoryGb" | "bandwidthGbs" | "fp16Tflops">,
  ram: boolean,
): string {
  return [
    `${memoryGb} GB${ram ? " RAM" : ""}`,
    ...(bandwidthGbs > 0 ? [`${bandwidthGbs} GB/s`] : []),
    ...(fp16Tflops > 0 ? [`${fp16Tflops} TFLOPS`] : []),
  ].join(" ");
}

/** A device by its figures or by its name; fails with the nearest names. */
export function resolveDevice(name: string, param: string): Match<HardwareRow> {
  const row = genericDevice(name);
  return row ? { ok: true, row, alternatives: [], memoryGb: row.memoryGb } : resolveHardware(name, param);
}

/** Of a device by its memory and bandwidth alone: what decides its prefill is not known. */
export function computeNotes({
  hardware,
  hardwareFacts,
}: Pick<Deployment, "hardware" | "hardwareFacts">): readonly Text[] {
  if (hardware.id !== GENERIC || hardware.fp16Tflops !== undefined) return [];
  const tflops = fp16Tflops(hardwareFacts);
  return [
    {
      en: `Its compute is not stated: ${tflops} dense 16-bit TFLOPS are assumed, which decide prefill, TTFT and large batches; add yours, e.g. “180 TFLOPS”.`,
      fr: `Puissance de calcul non indiquée : ${tflops} TFLOPS denses en 16 bits supposés, dont dépendent prefill, TTFT et gros lots ; ajoutez la vôtre, par exemple « 180 TFLOPS ».`,
    },
  ];
}

function numberOf(text: string | undefined): number {
  return text === undefined ? 0 : Number(text.replace(",", "."));
}
