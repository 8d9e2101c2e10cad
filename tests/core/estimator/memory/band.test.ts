import { describe, expect, it } from "vitest";
import { fitOf, needBand } from "../../../../core/estimator/memory/band.js";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { tableFormat, weightFormat } from "../../../../core/estimator/memory/format.js";
import { deviceNeed } from "../../../../core/estimator/memory/need.js";
import { memoryScenario } from "../../../../core/estimator/memory/scenario.js";
import { usableMemory } from "../../../../core/estimator/memory/usable.js";
import { near } from "../../../helpers/near.js";
import { device, model, quant, toy } from "./sample.js";

describe("needBand", () => {
  const scenario = (engine: string, quantId: string, sequences: number) => {
    const facts = model("llama-3.1-8b");
    const usable = usableMemory(device("nvidia-h100-sxm"));
    const parsed = memoryEngine(engine);
    const format = weightFormat(quant(quantId), facts, undefined, parsed);
    return memoryScenario({ model: facts, engine: parsed, format, usable, context: 8192, sequences });
  };

  it("is ordered, and wider when the release is not stated", () => {
    const known = needBand(scenario("vLLM 0.19", "bf16", 8));
    const unknown = needBand(scenario("vLLM", "bf16", 8));
    for (const { floor, p10, expected, p90 } of [known, unknown]) {
      expect(floor < expected && p10 <= expected && expected < p90).toBe(true);
    }
    expect(unknown.p90 - unknown.expected).toBeGreaterThan(known.p90 - known.expected);
  });

  it("fits, fits tightly, or does not", () => {
    expect(fitOf(scenario("vLLM 0.19", "bf16", 8))).toBe("yes");
    expect(fitOf(scenario("vLLM 0.19", "bf16", 54))).toBe("tight");
    expect(fitOf(scenario("vLLM 0.19", "bf16", 80))).toBe("no");
  });

  it("trusts a file's size more than a table: -9 to +6 % of a gigabyte against +2 %", () => {
    const table = needBand(toy("llama.cpp"));
    const file = needBand(toy("llama.cpp", { fileBytes: 1e9 }));
    // 950 million bytes are on the card: the embedding stays on the CPU's side. Of the compute buffer a quarter more.
    const { activation } = deviceNeed(toy("llama.cpp"));
    near(table.p90 - table.expected, 0.06 * 0.95e9 + 0.25 * activation, 1e-9);
    near(table.expected - table.p10, 0.09 * 0.95e9 + 0.02 * activation, 1e-9);
    near(file.p90 - file.expected, 0.02 * 0.95e9 + 0.25 * activation, 1e-9);
  });

  it("counts windows whole at the high end where the engine is not known", () => {
    const facts = { ...model("gpt-oss-20b"), visionParams: 0 };
    const ask = {
      model: facts,
      format: { ...tableFormat("x", 4), table: false },
      context: 8192,
      sequences: 4,
    };
    const simple = needBand(memoryScenario({ ...ask, engine: memoryEngine("simple") }));
    const weights = deviceNeed(memoryScenario({ ...ask, engine: memoryEngine("simple") })).weights;
    // 12 layers x 2,048 bytes x (8,192 - 128) tokens x 4 sequences.
    near(simple.p90 - simple.expected, 0.013 * weights + 12 * 2048 * 8064 * 4, 1e-9);
  });
});

describe("fitOf", () => {
  it("is tight between the expected need and its high end", () => {
    const { expected, p90 } = needBand(toy("llama.cpp"));
    const at = (bytes: number) => fitOf(toy("llama.cpp", { usable: { bytes, basis: "driver" } }));
    expect([at(p90), at(p90 - 1), at(expected), at(expected - 1)]).toEqual(["yes", "tight", "tight", "no"]);
  });

  it("holds anything where no device is given", () => {
    expect(fitOf(toy("vLLM", { sequences: 1000 }))).toBe("yes");
  });
});
