import { kvQuantIndex, quantIndex, quantReadings } from "./indexes.js";
import { type Lookup, type Match, matched, readAs } from "./match.js";
import { byName } from "./name-index.js";
import { normalise } from "./normalise.js";
import { remember } from "./remember.js";
import { searchNames } from "./search.js";
import type { QuantRow } from "./types.js";

export function quantById(id: string): QuantRow | undefined {
  return quantIndex().byId.get(id) ?? kvQuantIndex().byId.get(id);
}

/** The weight format that a name means; a shared wording ("4-bit", "q4") takes the usual reading and says so. */
export const findQuant = remember((name: string): Lookup<QuantRow> => {
  for (const spelling of spellings(name)) {
    const found = lookUp(spelling, name);
    if (found) return found;
  }
  return { ok: false, suggestions: searchNames("quant", name, 3) };
});

/** The cache format that a name means: "q8" is kv q8_0 here, "16-bit" kv fp16. */
export const findKvQuant = remember((name: string): Lookup<QuantRow> => {
  const plain = normalise(name);
  const bits = /^(\d+)(?:bits?)?$/.exec(plain)?.[1];
  const usual = new Map([
    ["16", "kv fp16"],
    ["8", "kv fp8"],
    ["4", "kv q4_0"],
    ["f16", "kv fp16"],
    ["int8", "kv q8_0"],
    ["auto", "kv fp16"],
  ]);
  const reading = usual.get(bits ?? plain);
  for (const spelling of [
    name,
    `kv ${name}`,
    `${name} kv`,
    `${name} kv cache`,
    ...(reading ? [reading] : []),
  ]) {
    const row = byName(kvQuantIndex(), spelling);
    if (row)
      return {
        ok: true,
        row,
        alternatives: [],
        ...(reading ? { assumption: readAs(name, row.name) } : {}),
      };
  }
  return { ok: false, suggestions: searchNames("kv", name, 3) };
});

function lookUp(spelling: string, given: string): Match<QuantRow> | undefined {
  const [usual, ...others] = quantReadings().get(normalise(spelling)) ?? [];
  if (usual) return matched(usual, given, { loose: true, alternatives: others.map((other) => other.name) });
  const row = byName(quantIndex(), spelling);
  return row && matched(row, given);
}

// A bare number is a bit width: 4 -> "4-bit", 5 -> "q5". "Q4_K_M.gguf" and "gguf Q4_K_M" are Q4_K_M.
function spellings(name: string): readonly string[] {
  const bare = name.replace(
    /\b(?:gguf|quanti[sz]ed|quantization|quantisation|quant|quantifi[ée]e?|weights|poids)\b/gi,
    " ",
  );
  const bits = /^\s*(\d+)\s*(?:-?\s*bits?)?\s*$/i.exec(bare)?.[1];
  return [name, bare, ...(bits ? [`${bits}-bit`, `q${bits}`] : [])];
}
