import type { HardwareFacts, ModelFacts } from "../../../core/estimator/facts.js";
import type { ScenarioInput } from "../../../core/estimator/scenario.js";
import worked from "./worked-examples.json" with { type: "json" };

const models = worked.facts.models as unknown as Record<string, ModelFacts>;
const devices = worked.facts.hardware as unknown as Record<string, HardwareFacts>;

export function model(name: string): ModelFacts {
  const facts = models[name];
  if (!facts) throw new Error(`no facts of ${name}`);
  return facts;
}

export function device(name: string): HardwareFacts {
  const facts = devices[name];
  if (!facts) throw new Error(`no facts of ${name}`);
  return facts;
}

/** Llama-3.1-8B in 16 bits on one RTX 4090, one user, with what differs. */
export function scenario(changes: Partial<ScenarioInput> = {}): ScenarioInput {
  return {
    metric: "decode_tps_per_user",
    modelFacts: model("Llama-3.1-8B"),
    hardwareFacts: device("RTX 4090"),
    quant: "F16",
    engine: "llama.cpp",
    prompt: 0,
    output: 128,
    ...changes,
  };
}
