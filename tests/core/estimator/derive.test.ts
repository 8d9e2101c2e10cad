import { describe, expect, it } from "vitest";
import { awakeExperts } from "../../../core/estimator/derive.js";
import { near } from "../../helpers/near.js";
import { derived, device, EXAMPLES, expectPieces, model } from "./sample.js";

describe("derive", () => {
  it.each(EXAMPLES)("derives $title", ({ d, pieces }) => {
    expectPieces(pieces, { kvPerSeq: d.kvGb, Nkv: d.kvSpread, Fq: d.peakQuant, nfit: d.fitting });
  });

  it("counts the cache at its mean length and at its full one", () => {
    // Llama 3.1 8B: 131,072 bytes a token.
    const d = derived({ prompt: 1000, output: 500, depth: 100 });
    near(d.kvGb, 131_072 * (100 + 1000 + 250) * 1e-9);
    near(d.kvFullGb, 131_072 * 1500 * 1e-9);
    near(derived({ prompt: 1000, output: 500, depth: 100, kvBits: 8 }).kvGb, d.kvGb / 2);
  });

  it("keeps no more than a window in the layers that have one", () => {
    // gpt-oss 20B: 24,576 bytes a token in each half, 128 tokens in the windowed one.
    const d = derived({ modelFacts: model("gpt-oss-20b"), quant: "MXFP4", depth: 1000, output: 0 });
    near(d.kvGb, (24_576 * 1000 + 24_576 * 128) * 1e-9);
  });

  it("copies a latent to every device and spreads heads over no more devices than there are", () => {
    const eight = { hardwareFacts: device("H200 SXM"), engine: "vLLM", quant: "fp8", tp: 8 };
    expect(derived({ ...eight, modelFacts: model("DeepSeek-R1") }).kvSpread).toBe(1);
    expect(derived({ ...eight, modelFacts: model("Qwen3-30B-A3B") }).kvSpread).toBe(4);
    expect(derived({ ...eight, modelFacts: model("Llama-3.1-8B") }).kvSpread).toBe(8);
  });

  it("computes narrow formats faster only where device and engine can", () => {
    const speedup = (quant: string, hardware: string, engine = "vLLM") => {
      const d = derived({ quant, hardwareFacts: device(hardware), engine });
      return d.peakQuant / d.peak16;
    };
    expect(speedup("fp8", "H100 SXM")).toBe(2);
    expect(speedup("fp8", "A100 SXM 80GB")).toBe(1);
    expect(speedup("int8", "A100 SXM 80GB")).toBe(2);
    expect(speedup("nvfp4", "H100 SXM")).toBe(2);
    expect(speedup("nvfp4", "DGX Spark (GB10)")).toBe(4);
    expect(speedup("fp8", "H100 SXM", "llama.cpp")).toBe(1);
  });

  it("doubles the sheet's rate of a GeForce for engines that accumulate in 16 bits", () => {
    expect(derived({ engine: "llama.cpp" }).peak16).toBe(2 * 165.2);
    expect(derived({ engine: "vLLM", quant: "bf16" }).peak16).toBe(165.2);
  });

  it("gives each die of a card its half", () => {
    const card = { ...device("H200 SXM"), dies: 2 };
    const served = derived({ hardwareFacts: card, engine: "vLLM", quant: "bf16" });
    expect([served.bandwidthGbs, served.spread.devices, served.stages]).toEqual([2400, 2, 1]);
    const portable = derived({ hardwareFacts: card });
    expect([portable.spread.devices, portable.stages]).toEqual([1, 2]);
  });

  it("holds at least one sequence and no more than the engine admits", () => {
    expect(derived({ depth: 1e6 }).fitting).toBe(1);
    expect(derived({ maxSequences: 32 }).runningLimit).toBe(32);
    expect(derived({ hardwareFacts: { ...device("RTX 4090"), mem: null } }).fitting).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it("looks for software of before 2025 in a column of its own", () => {
    expect(derived().columns).toEqual(["nv-gddr", "nv-gddr"]);
    expect(derived({ legacyBuild: true }).columns).toEqual(["nv-gddr-early", "nv-gddr"]);
  });
});

describe("awakeExperts", () => {
  it("takes the tokens of a batch for independent where the exponent is 1, for alike below", () => {
    const d = derived({ modelFacts: model("Qwen3-30B-A3B"), quant: "Q4_K_M" });
    near(awakeExperts(d, 2), 15.5);
    const { decode } = d.constants;
    const alike = { ...decode, routingExponent: { ...decode.routingExponent, portable: 0 } };
    near(awakeExperts({ ...d, constants: { ...d.constants, decode: alike } }, 64), 8);
  });
});
