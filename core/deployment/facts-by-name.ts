import { findQuant } from "../catalogue/find-quant.js";
import { resolveModel } from "../catalogue/resolve.js";
import { guessModel } from "../estimator/facts.js";
import { hardwareFacts, modelFacts } from "../estimator/facts-from-catalogue.js";
import type { FactsByName } from "../estimator/raw-scenario.js";
import { CalcError, type Failure } from "../failure.js";
import { resolveDevice } from "./generic-device.js";
import { estimatorBits, estimatorQuant } from "./quant-name.js";
import { typicalModel } from "./typical-model.js";

/** The catalogue as the estimator's scenario reader asks for it: facts, or the failure as data. */
export const catalogueFacts: FactsByName = {
  model: (name) =>
    orFailure(() => {
      const typical = typicalModel(name);
      return typical ? guessModel(typical.paramsB ?? 0) : modelFacts(resolveModel(name, "model").row);
    }),
  hardware: (name) =>
    orFailure(() => {
      const { row, memoryGb } = resolveDevice(name, "hardware");
      return hardwareFacts(row, memoryGb ?? row.memoryGb);
    }),
  quant: (name) => {
    const found = findQuant(name);
    return found.ok ? { quant: estimatorQuant(found.row), quantBits: estimatorBits(found.row) } : undefined;
  },
};

function orFailure<T>(facts: () => T): T | Failure {
  try {
    return facts();
  } catch (error) {
    if (error instanceof CalcError) return error.failure;
    throw error;
  }
}
