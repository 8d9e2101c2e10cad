import { describe, expect, it } from "vitest";
import type { Constants } from "../../../core/estimator/constants-shape.js";
import { decodeStep } from "../../../core/estimator/decode-step.js";
import type { Derived } from "../../../core/estimator/derive.js";
import { near } from "../../helpers/near.js";
import { derived, device, EXAMPLES, expectPieces, model } from "./sample.js";

const stepped = EXAMPLES.filter(({ pieces }) => "step.step" in pieces);

const withDecode = (d: Derived, changed: Partial<Constants["decode"]>): Derived => ({
  ...d,
  constants: { ...d.constants, decode: { ...d.constants.decode, ...changed } },
});

const withSorting = (d: Derived, portable: number): Derived =>
  withDecode(d, { expertSorting: { ...d.constants.decode.expertSorting, portable } });

describe("decodeStep", () => {
  it.each(stepped)("takes $title apart", ({ d, pieces }) => {
    const step = decodeStep(d, pieces.B ?? 1);
    // E9 shows the step of the sequences that fit, its queue is another matter.
    if (pieces.queue !== undefined) return expect(decodeStep(d, d.fitting).totalMs).toBeCloseTo(41.1285, 4);
    expectPieces(pieces, {
      "step.tw": step.weightsMs,
      "step.tkv": step.kvMs,
      "step.tc": step.computeMs,
      "step.roof": step.roofMs,
      "step.over": step.overheadMs,
      "step.comm": step.communicationMs,
      "step.seq": step.perSequenceMs,
      "step.step": step.totalMs,
    });
  });

  it("reads a dense model's weights once, whatever the batch", () => {
    const d = derived();
    expect(decodeStep(d, 64).weightsMs).toBe(decodeStep(d, 1).weightsMs);
    near(decodeStep(d, 64).kvMs, 64 * decodeStep(d, 1).kvMs);
  });

  it("reads more experts for more sequences, and never more than there are", () => {
    const d = derived({ modelFacts: model("Qwen3-30B-A3B"), quant: "Q4_K_M" });
    const [one, some, all, more] = [1, 8, 1e4, 1e5].map((batch) => decodeStep(d, batch).weightsMs);
    expect(some).toBeGreaterThan(one ?? 0);
    expect(all).toBeGreaterThan(some ?? 0);
    near(more, all ?? 0, 1e-9);
  });

  it("sorts a batch by experts on portable engines: once a MoE layer, from the second sequence on", () => {
    const d = derived({ modelFacts: model("Qwen3-30B-A3B"), quant: "Q4_K_M" });
    const { portable } = d.constants.decode.expertSorting;
    const costed = withSorting(d, 0.1);
    const more = (batch: number) => decodeStep(costed, batch).overheadMs - decodeStep(d, batch).overheadMs;
    expect(portable).toBe(0);
    expect(more(1)).toBe(0);
    near(more(1.5), 48 * 0.1 * 0.5);
    near(more(2), 48 * 0.1);
    near(more(64), 48 * 0.1);
    const dense = derived();
    expect(decodeStep(withSorting(dense, 0.1), 8)).toEqual(decodeStep(dense, 8));
  });

  it("reads a cache at a smaller share where more query heads share a KV head, latent caches aside", () => {
    const facts = (heads: number, mla = false) => ({ ...model("Llama-3.1-8B"), heads, kvHeads: 8, mla });
    const kvMs = (modelFacts: ReturnType<typeof facts>, exponent: number, engine = "vLLM") => {
      const d = derived({ modelFacts, engine, quant: "bf16" });
      const kvSharingExponent = { ...d.constants.decode.kvSharingExponent, serving: exponent };
      return decodeStep(withDecode(d, { kvSharingExponent }), 16).kvMs;
    };
    near(kvMs(facts(64), 0.2) / kvMs(facts(64), 0), 2 ** 0.2);
    near(kvMs(facts(32), 0.2), kvMs(facts(32), 0));
    near(kvMs(facts(8), 0.2) / kvMs(facts(8), 0), 4 ** -0.2);
    near(kvMs(facts(64, true), 0.2), kvMs(facts(64, true), 0));
    near(kvMs(facts(64), 0.2, "llama.cpp"), kvMs(facts(64), 0, "llama.cpp"));
  });

  it("lets the devices of a group wait for the slowest, in what they read and compute", () => {
    const on = (tp: number) => {
      const d = derived({ engine: "vLLM", quant: "bf16", tp });
      return [d, withDecode(d, { groupWaitExponent: 0.1 })].map((each) => decodeStep(each, 16));
    };
    const [plain, waiting] = on(4);
    near((waiting?.roofMs ?? 0) / (plain?.roofMs ?? 0), 4 ** 0.1);
    near((waiting?.kvMs ?? 0) / (plain?.kvMs ?? 0), 4 ** 0.1);
    expect(waiting?.communicationMs).toBe(plain?.communicationMs);
    expect(waiting?.overheadMs).toBe(plain?.overheadMs);
    const [alone, noOneElse] = on(1);
    expect(noOneElse).toEqual(alone);
  });

  it("overlaps reading and computing on serving engines only", () => {
    const served = decodeStep(derived({ engine: "vLLM", quant: "bf16" }), 64);
    near(served.roofMs, Math.hypot(served.weightsMs, served.computeMs));
    const portable = decodeStep(derived(), 64);
    near(portable.roofMs, portable.weightsMs + portable.computeMs);
  });

  it("talks between devices only where there are several, longer over a slow link", () => {
    const on = (tp: number, link: number) =>
      decodeStep(
        derived({ hardwareFacts: { ...device("H100 SXM"), link }, engine: "vLLM", quant: "bf16", tp }),
        1,
      ).communicationMs;
    expect(on(1, 450)).toBe(0);
    expect(on(4, 450)).toBeGreaterThan(on(2, 450));
    expect(on(4, 32)).toBeGreaterThan(on(4, 450));
  });

  it("waits 2.5 ms for the 160 all-reduces of a 70B on four devices, longer in software without graphs", () => {
    const latency = (legacyBuild: boolean) =>
      decodeStep(
        derived({
          modelFacts: model("Llama-3.1-70B"),
          hardwareFacts: device("H100 SXM"),
          engine: "vLLM",
          quant: "bf16",
          tp: 4,
          legacyBuild,
        }),
        0,
      ).communicationMs;
    // 2 x 80 layers x (0.006406 + 0.004599 log2 4), at a link of 450 GB/s.
    near(latency(false), 160 * (0.006406 + 0.009198), 1e-9);
    near(latency(true), 1.767 * latency(false), 1e-9);
  });

  it("pays a hop for each further card of a layer split", () => {
    const over = (pp: number) => decodeStep(derived({ pp, gpus: pp }), 1).overheadMs;
    near(over(3) - over(2), over(2) - over(1), 1e-9);
    // E6: 0.2478 ms a hop.
    near(over(2) - over(1), 0.2478, 1e-9);
  });

  it("is slower on the first Apple generation and on software of before 2025", () => {
    const mac = device("Apple M4 Max (40-core GPU)");
    const weights = (appleGen: number) =>
      decodeStep(derived({ hardwareFacts: { ...mac, appleGen }, quant: "Q4_0" }), 1).weightsMs;
    near(weights(4) / weights(1), 0.8244, 1e-9);
    const total = (legacyBuild: boolean) => decodeStep(derived({ legacyBuild, depth: 4000 }), 1);
    expect(total(true).overheadMs).toBeGreaterThan(total(false).overheadMs);
    expect(total(true).kvMs).toBeGreaterThan(total(false).kvMs);
  });
});
