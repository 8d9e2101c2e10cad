import { describe, expect, it } from "vitest";
import type { Constants } from "../../../core/estimator/constants-shape.js";
import { estimate } from "../../../core/estimator/estimate.js";
import type { HardwareFacts, ModelFacts } from "../../../core/estimator/facts.js";
import type { ScenarioInput } from "../../../core/estimator/scenario.js";
import type { Measured } from "../../../scripts/accuracy/measured.js";
import { fitBands } from "../../../scripts/calibrate/bands.js";
import { fitConstants } from "../../../scripts/calibrate/fit.js";
import { dealFolds } from "../../../scripts/calibrate/folds.js";
import { parameters, writeAt } from "../../../scripts/calibrate/parameters.js";
import { PRIORS } from "../../../scripts/calibrate/priors.js";
import { makeRows } from "../../../scripts/calibrate/problem.js";
import worked from "../../core/estimator/worked-examples.json" with { type: "json" };

const model = worked.facts.models["Llama-3.1-8B"] as unknown as ModelFacts;
const device = worked.facts.hardware["RTX 4090"] as unknown as HardwareFacts;

/** Measurements that a world with other constants would give: 60 sizes of the same model, noise-free. */
function world(constants: Constants): Measured[] {
  return Array.from({ length: 60 }, (_, i) => {
    const input: ScenarioInput = {
      metric: "decode_tps_per_user",
      modelFacts: { ...model, total: 2 + i / 6 },
      hardwareFacts: device,
      quant: "F16",
      engine: "llama.cpp",
      prompt: 0,
      output: 128,
    };
    const answer = estimate(input, constants);
    const value = answer.ok ? answer.expected : Number.NaN;
    return {
      id: String(i),
      source: `S${i}`,
      hardware: "RTX 4090",
      model: `M${i % 7}`,
      family: "GeForce",
      engine: "llama.cpp",
      regime: "decode1-dense",
      value,
      input,
    };
  });
}

describe("fitConstants", () => {
  it("moves the constants that the measurements speak of towards the world they came from; the rest falls back", () => {
    const other = structuredClone(PRIORS) as Constants;
    writeAt(other, ["decode", "layer", "portable", "nv-gddr"], 0.06);
    const params = parameters(PRIORS);
    const rows = makeRows(world(other), PRIORS, params);
    const fitted = fitConstants(rows, params, PRIORS);
    const error = (constants: Constants): number =>
      rows.reduce((sum, row) => {
        const answer = estimate(row.measured.input, constants);
        return sum + (answer.ok ? Math.abs(Math.log(answer.expected) - row.logValue) : 1);
      }, 0) / rows.length;
    expect(error(fitted)).toBeLessThan(0.15 * error(PRIORS));
    expect(fitted.decode.layer.portable["nv-gddr"]).toBeGreaterThan(0.04);
    const { serving } = fitted.decode.layer;
    expect(serving.gaudi).toBeCloseTo(serving["*"], 6);
    expect(fitted.serve.phi.vLLM).toBeCloseTo(PRIORS.serve.phi.vLLM, 12);
  });

  it("is deterministic", () => {
    const params = parameters(PRIORS);
    const rows = makeRows(world(PRIORS), PRIORS, params);
    expect(fitConstants(rows, params, PRIORS)).toEqual(fitConstants(rows, params, PRIORS));
  });
});

describe("dealFolds", () => {
  it("keeps a name in one fold and fills folds evenly", () => {
    const folds = dealFolds(world(PRIORS), "model", 3);
    expect(folds.size).toBe(7);
    const sizes = [0, 1, 2].map((k) => [...folds.values()].filter((fold) => fold === k).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });
});

describe("fitBands", () => {
  it("gives the factors between which the stated share of measured / predicted lies", () => {
    const residuals = Array.from({ length: 101 }, (_, i) => ({
      band: "decode1-cpu",
      engineClass: "portable",
      source: "S",
      hardware: "H",
      error: -Math.log(0.5 + i / 100),
    }));
    const bands = fitBands(residuals);
    expect(Object.keys(bands)).toEqual(["decode1-cpu"]);
    expect(bands["decode1-cpu"]?.p10).toBeCloseTo(0.6, 2);
    expect(bands["decode1-cpu"]?.p90).toBeCloseTo(1.4, 2);
  });

  it("gives a class of engines a band of its own where enough pairs of source and device speak for it", () => {
    const residuals = Array.from({ length: 200 }, (_, i) => {
      const serving = i % 2 === 1;
      return {
        band: "decode1-dense",
        engineClass: serving ? "serving" : "portable",
        source: `S${serving ? i % 3 : i % 10}`,
        hardware: "H",
        error: serving ? -0.5 : 0.1,
      };
    });
    const bands = fitBands(residuals);
    expect(Object.keys(bands)).toEqual(["decode1-dense", "decode1-dense/portable"]);
    expect(bands["decode1-dense/portable"]?.p90).toBeCloseTo(Math.exp(-0.1), 2);
  });
});
