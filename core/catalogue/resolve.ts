import { fail } from "../failure.js";
import { findHardware } from "./find-hardware.js";
import { findModel } from "./find-model.js";
import { findApiPrice } from "./find-price.js";
import { findKvQuant, findQuant } from "./find-quant.js";
import type { Lookup, Match } from "./match.js";
import type { NameKind } from "./search.js";
import { shortQuantName } from "./short-name.js";
import type { ApiPriceRow, HardwareRow, ModelRow, QuantRow } from "./types.js";

/** The row a name means, or a failure that names the parameter and the nearest names. */
export function resolveHardware(name: string, param: string): Match<HardwareRow> {
  return orFail(findHardware(name), name, param, "hardware");
}

const CLOSED = /\b(?:claude|gemini|grok|chatgpt|gpt-?\d|o[134](?:-mini)?)\b/i;

export function resolveModel(name: string, param: string): Match<ModelRow> {
  const found = findModel(name);
  if (found.ok) return found;
  const priced = findApiPrice(name);
  if (CLOSED.test(name) || (priced.ok && !priced.row.openWeights)) {
    return fail("unknown", {
      param,
      given: name,
      reason: {
        en: "its weights are not public, so neither memory nor speed can be computed; only its price is known",
        fr: "ses poids ne sont pas publics : ni mémoire ni vitesse ne se calculent, seul son prix est connu",
      },
    });
  }
  return orFail(found, name, param, "model");
}

export function resolveQuant(name: string, param: string): Match<QuantRow> {
  const found = findQuant(name);
  // The table describes formats in a sentence; people type their short names.
  const suggestions = found.ok ? [] : found.suggestions.map(shortened);
  return orFail(found.ok ? found : { ...found, suggestions }, name, param, "quant");
}

export function resolveKvQuant(name: string, param: string): Match<QuantRow> {
  return orFail(findKvQuant(name), name, param, "kv");
}

export function resolveApiPrice(name: string, param: string): Match<ApiPriceRow> {
  return orFail(findApiPrice(name), name, param, "api");
}

function shortened(name: string): string {
  const found = findQuant(name);
  return found.ok ? shortQuantName(found.row) : name;
}

const EXAMPLES: Readonly<Record<NameKind, string>> = {
  hardware: "RTX 4090",
  model: "Llama 3.1 8B",
  quant: "Q4_K_M",
  kv: "fp8",
  api: "openai/gpt-5-mini",
};

/** The failure carries the nearest names, or what a name looks like when nothing is near. */
function orFail<Row>(found: Lookup<Row>, given: string, param: string, kind: NameKind): Match<Row> {
  if (found.ok) return found;
  const { suggestions, reason } = found;
  return fail("unknown", {
    param,
    given,
    ...(suggestions.length > 0
      ? { suggestion: suggestions }
      : { allowed: { kind: "name", example: EXAMPLES[kind] } }),
    ...(reason ? { reason } : {}),
  });
}
