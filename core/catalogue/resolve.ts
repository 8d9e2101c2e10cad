import { fail } from "../failure.js";
import { findHardware } from "./find-hardware.js";
import { findModel } from "./find-model.js";
import { findApiPrice } from "./find-price.js";
import { findKvQuant, findQuant } from "./find-quant.js";
import type { Lookup, Match } from "./match.js";
import type { ApiPriceRow, HardwareRow, ModelRow, QuantRow } from "./types.js";

/** The row a name means, or a failure that names the parameter and the nearest names. */
export function resolveHardware(name: string, param: string): Match<HardwareRow> {
  return orFail(findHardware(name), name, param);
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
  return orFail(found, name, param);
}

export function resolveQuant(name: string, param: string): Match<QuantRow> {
  return orFail(findQuant(name), name, param);
}

export function resolveKvQuant(name: string, param: string): Match<QuantRow> {
  return orFail(findKvQuant(name), name, param);
}

export function resolveApiPrice(name: string, param: string): Match<ApiPriceRow> {
  return orFail(findApiPrice(name), name, param);
}

function orFail<Row>(found: Lookup<Row>, given: string, param: string): Match<Row> {
  if (found.ok) return found;
  const { suggestions, reason } = found;
  return fail("unknown", { param, given, suggestion: suggestions, ...(reason ? { reason } : {}) });
}
