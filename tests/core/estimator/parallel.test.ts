import { describe, expect, it } from "vitest";
import { parallel } from "../../../core/estimator/parallel.js";
import { completeScenario, type ScenarioInput } from "../../../core/estimator/scenario.js";
import { scenario } from "./sample.js";

const of = (changes: Partial<ScenarioInput>, dies = 1) => parallel(completeScenario(scenario(changes)), dies);

describe("parallel", () => {
  it("spreads everything over a tensor-parallel group", () => {
    expect(of({ tp: 4 })).toEqual({
      attention: 4,
      experts: 4,
      batchGroups: 1,
      replicas: 1,
      wide: false,
      devices: 4,
    });
  });

  it("copies the model for data parallelism without expert parallelism", () => {
    expect(of({ tp: 2, dp: 4 })).toMatchObject({ devices: 2, replicas: 4, batchGroups: 1, wide: false });
  });

  it("spreads experts over the copies of attention with both", () => {
    expect(of({ tp: 2, dp: 4, ep: 8 })).toMatchObject({
      attention: 2,
      experts: 8,
      batchGroups: 4,
      replicas: 1,
      wide: true,
      devices: 8,
    });
  });

  it("copies attention inside the group when asked", () => {
    expect(of({ tp: 8, attentionDp: true })).toMatchObject({
      attention: 1,
      experts: 8,
      batchGroups: 8,
      wide: true,
    });
    expect(of({ tp: 1, attentionDp: true }).wide).toBe(false);
  });

  it("takes the dies of a card for further devices", () => {
    expect(of({ tp: 2 }, 2).devices).toBe(4);
  });
});
