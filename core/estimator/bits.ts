import type { Constants } from "./constants-shape.js";

/** Lower case, separators dropped: `q4-k-m`, `Q4_K_M` and `Q4 K M` are one name. */
function fold(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

const foldedTables = new WeakMap<object, Map<string, Quant>>();

export interface Quant {
  readonly name: string;
  /** Effective bits per weight, scales included. */
  readonly bits: number;
}

/** The estimator's own spelling and bits of a number format; undefined when its precision is not stated. */
export function readQuant(constants: Constants, quant: string): Quant | undefined {
  return listedQuant(constants, quant) ?? spelledQuant(quant);
}

/** The same for the formats that the estimator's table lists; names alone do not tell the bits of the others well. */
export function listedQuant(constants: Constants, quant: string): Quant | undefined {
  const table = constants.bitsPerWeight;
  const exact = Object.hasOwn(table, quant) ? table[quant] : undefined;
  if (exact !== undefined) return { name: quant, bits: exact };
  let folded = foldedTables.get(table);
  if (!folded) {
    folded = new Map(Object.entries(table).map(([name, bits]) => [fold(name), { name, bits }]));
    foldedTables.set(table, folded);
  }
  return folded.get(fold(quant));
}

/** Families whose names state the bits: mixes of a family differ by a few tenths of a bit. */
const SPELLED: readonly (readonly [RegExp, (bits: number) => number])[] = [
  [/(\d+(?:\.\d+)?) ?bpw/i, (bits) => bits],
  [/^(?:UD-)?Q([2-8])_/i, (bits) => bits + 0.75],
  [/^(?:UD-)?IQ([1-4])_/i, (bits) => bits + 0.5],
  [/^mlx-([2-8])bit/i, (bits) => bits + 0.5],
  [/^(?:AWQ|GPTQ|int|W)-?(?:int)?([2348])(?!\d)/i, (bits) => (bits < 8 ? bits + 0.25 : bits)],
  [/^(?:mx|nv)?fp([468])(?!\d)/i, (bits) => (bits === 4 ? 4.25 : bits)],
  [/[-_]int([2348])(?!\d)/i, (bits) => (bits < 8 ? bits + 0.25 : bits)],
];

function spelledQuant(quant: string): Quant | undefined {
  for (const [pattern, effective] of SPELLED) {
    const bits = Number(pattern.exec(quant)?.[1]);
    if (bits >= 1 && bits <= 16) return { name: quant.replace(/^UD-/i, ""), bits: effective(bits) };
  }
  return undefined;
}
