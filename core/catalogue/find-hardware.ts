import type { Reason } from "../failure.js";
import { hardwareIndex } from "./indexes.js";
import { type Lookup, type Match, type Miss, matched } from "./match.js";
import { byName, type NameIndex } from "./name-index.js";
import { normalise, tokensOf } from "./normalise.js";
import { remember } from "./remember.js";
import { searchNames } from "./search.js";
import type { HardwareRow } from "./types.js";

export function hardwareById(id: string): HardwareRow | undefined {
  return hardwareIndex().byId.get(id);
}

const WHICH_CPU = {
  reason: {
    en: "a CPU decodes as fast as its memory is read: name the memory or the server",
    fr: "un processeur décode à la vitesse de sa mémoire : nommez la mémoire ou le serveur",
  },
  instead: [
    "Desktop DDR5-5600 dual channel",
    "Laptop DDR5-5600 single channel",
    "AMD EPYC 9004 (12ch DDR5-4800)",
  ],
};

/** Names that stand for no device: never made, or too broad to have one speed. */
const NO_DEVICE = new Map<string, { readonly reason: Reason; readonly instead: readonly string[] }>([
  [
    "m4ultra",
    {
      reason: { en: "Apple made no M4 Ultra", fr: "Apple n’a pas fabriqué de M4 Ultra" },
      instead: ["Apple M3 Ultra", "Apple M4 Max (40-core GPU)"],
    },
  ],
  ["cpu", WHICH_CPU],
  ["processeur", WHICH_CPU],
  ["processor", WHICH_CPU],
]);

// Machines named with their chip: "MacBook Pro M3 Max".
const MACHINE = /\b(?:mac ?book (?:pro|air)?|mac ?studio|mac ?mini|i?mac)\b/gi;

/** The device that a name means: any spelling, with or without its memory ("M3 Ultra 256", "A100 40"). */
export const findHardware = remember(lookUp);

function lookUp(name: string): Lookup<HardwareRow> {
  const index = hardwareIndex();
  const exact = byName(index, name);
  if (exact) return withStatedMemory(exact, name);
  const chip = name.replace(MACHINE, " ");
  if (chip !== name && normalise(chip) !== "") {
    const found = findHardware(chip);
    if (found.ok) return found;
  }
  const absent = NO_DEVICE.get(normalise(chip).replace(/^apple/, ""));
  if (absent) return { ok: false, suggestions: absent.instead, reason: absent.reason };
  return withMemory(index, name) ?? { ok: false, suggestions: searchNames("hardware", name, 3) };
}

/** "Mac Studio 512GB" is an alias that already names a capacity. */
function withStatedMemory(row: HardwareRow, name: string): Match<HardwareRow> {
  const stated = memoryIn(tokensOf(name))?.memoryGb;
  const variants = row.memoryVariantsGb;
  if (stated !== undefined && variants?.includes(stated))
    return matched(row, name, { memoryGb: stated, loose: false });
  return matched(row, name, { index: hardwareIndex() });
}

function withMemory(index: NameIndex<HardwareRow>, name: string): Lookup<HardwareRow> | undefined {
  const stated = memoryIn(tokensOf(name));
  if (!stated || stated.rest.length === 0) return undefined;
  const { memoryGb, rest } = stated;
  const sibling = byName(index, [...rest, `${memoryGb}gb`].join(" "));
  if (sibling) return matched(sibling, name, { index });
  const row = byName(index, rest.join(" "));
  if (!row) return undefined;
  if (row.memoryGb === memoryGb || row.memoryVariantsGb?.includes(memoryGb)) {
    return matched(row, name, { memoryGb, loose: false });
  }
  if (row.memoryGb === undefined && memoryGb >= 2 && memoryGb <= 24576) {
    return matched(row, name, { memoryGb, loose: false });
  }
  return wrongSize(row, memoryGb);
}

function wrongSize(row: HardwareRow, memoryGb: number): Miss {
  const sizes = (row.memoryVariantsGb ?? [row.memoryGb]).join(", ");
  const reason: Reason = {
    en: "{name} comes with {sizes} GB, not {given} GB",
    fr: "{name} existe avec {sizes}\u202fGo, pas {given}\u202fGo",
    values: { name: row.name, sizes, given: memoryGb },
  };
  return { ok: false, suggestions: [row.name], reason };
}

/** A size in GB anywhere, or a bare number at the end, and the other words. */
function memoryIn(tokens: readonly string[]): { memoryGb: number; rest: readonly string[] } | undefined {
  const at = tokens.findIndex((token) => /^\d+gb$/.test(token));
  const place = at >= 0 ? at : /^\d{1,4}$/.test(tokens.at(-1) ?? "") ? tokens.length - 1 : -1;
  if (place < 0 || isTransferRate(tokens, place)) return undefined;
  return {
    memoryGb: Number.parseInt(tokens[place] ?? "", 10),
    rest: tokens.filter((_, index) => index !== place),
  };
}

/** The 6000 of "DDR5-6000", which is no size. */
function isTransferRate(tokens: readonly string[], place: number): boolean {
  return /^ddr\d$/.test(tokens[place - 1] ?? "") && Number(tokens[place]) >= 1600;
}
