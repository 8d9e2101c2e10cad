import { findHardware } from "../catalogue/find-hardware.js";
import { findModel } from "../catalogue/find-model.js";
import { CalcError, type Failure } from "../failure.js";
import { hardwareFacts, modelFacts } from "./facts-from-catalogue.js";
import type { FactsByName } from "./raw-scenario.js";

/** Facts of named models and devices from the catalogue; the nearest names when a name is not there. */
export const catalogueFacts: FactsByName = {
  model: (name) => {
    const found = findModel(name);
    if (!found.ok) return unknown("model", name, found.suggestions);
    return orFailure(() => modelFacts(found.row));
  },
  hardware: (name) => {
    const found = findHardware(name);
    if (!found.ok) return unknown("hardware", name, found.suggestions);
    return orFailure(() => hardwareFacts(found.row, found.memoryGb));
  },
};

function unknown(param: string, given: string, suggestion: readonly string[]): Failure {
  return { code: "unknown", param, given, suggestion };
}

function orFailure<Facts>(read: () => Facts): Facts | Failure {
  try {
    return read();
  } catch (error) {
    if (error instanceof CalcError) return error.failure;
    throw error;
  }
}
