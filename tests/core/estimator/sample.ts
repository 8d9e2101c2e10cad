import type { Constants } from "../../../core/estimator/constants-shape.js";
import type { Derived } from "../../../core/estimator/derive.js";
import { deriveOrRefuse } from "../../../core/estimator/estimate.js";
import type { HardwareFacts, ModelFacts } from "../../../core/estimator/facts.js";
import { completeScenario, type ScenarioInput } from "../../../core/estimator/scenario.js";
import { near } from "../../helpers/near.js";
import frozen from "./frozen-constants.json" with { type: "json" };
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

/** The constants frozen beside the worked examples: golden numbers hold with these, whatever is shipped. */
export const FROZEN = frozen as unknown as Constants;

/** What a scenario that is not refused comes to, with the frozen constants. */
export function derived(changes: Partial<ScenarioInput> = {}): Derived {
  const found = deriveOrRefuse(completeScenario(scenario(changes)), FROZEN);
  if ("failure" in found) throw new Error(JSON.stringify(found.failure));
  return found;
}

/** The worked examples of the specification with the pieces that its author computed. */
export const EXAMPLES = worked.examples.map(
  ({ title, scenario: { model: name, hardware, ...rest }, intermediate, expected, ceiling }) => ({
    title,
    expected,
    ceiling,
    d: derived({ ...rest, modelFacts: model(name), hardwareFacts: device(hardware) } as ScenarioInput),
    pieces: intermediate as unknown as Readonly<Record<string, number>>,
  }),
);

/** Each figure is the author's piece of that name. */
export function expectPieces(
  pieces: Readonly<Record<string, number>>,
  figures: Readonly<Record<string, number>>,
): void {
  for (const [name, figure] of Object.entries(figures)) near(figure, pieces[name] ?? Number.NaN, 1e-6);
}
