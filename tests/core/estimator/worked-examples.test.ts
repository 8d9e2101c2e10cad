import { describe, expect, it } from "vitest";
import type { Constants } from "../../../core/estimator/constants-shape.js";
import { report } from "../../../core/estimator/estimate.js";
import type { HardwareFacts, ModelFacts } from "../../../core/estimator/facts.js";
import type { ScenarioInput } from "../../../core/estimator/scenario.js";
import frozen from "./frozen-constants.json" with { type: "json" };
import worked from "./worked-examples.json" with { type: "json" };

// The 13 worked examples of the specification, computed by its author with the constants and facts frozen beside this
// file. They hold the form; the shipped constants differ.
const constants = frozen as unknown as Constants;
const models = worked.facts.models as unknown as Record<string, ModelFacts>;
const hardware = worked.facts.hardware as unknown as Record<string, HardwareFacts>;

const close = (actual: number, wanted: number): void => {
  expect(Math.abs(actual - wanted)).toBeLessThanOrEqual(1e-6 * Math.abs(wanted));
};

describe("report", () => {
  for (const example of worked.examples) {
    it(`agrees with ${example.title}`, () => {
      const { model, hardware: device, ...rest } = example.scenario;
      const input = { ...rest, modelFacts: models[model], hardwareFacts: hardware[device] } as ScenarioInput;
      const answer = report(input, constants);
      if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
      close(answer.expected, example.expected);
      close(answer.ceiling, example.ceiling);
      close(answer.low, example.low);
      close(answer.high, example.high);
      expect(answer.band).toBe(example.bandKey);
    });
  }
});
