import { describe, expect, it } from "vitest";
import { bandFactors, bandKey, isMeasured, isSpeed } from "../../../core/estimator/band.js";
import { METRICS, type ScenarioInput } from "../../../core/estimator/scenario.js";
import { near } from "../../helpers/near.js";
import { derived, device, model } from "./sample.js";

const key = (changes: Partial<ScenarioInput>) => bandKey(derived(changes));
const served = { hardwareFacts: device("H200 SXM"), engine: "vLLM", quant: "fp8", prompt: 100 } as const;
const mixture = { modelFacts: model("Qwen3-30B-A3B"), quant: "Q4_K_M" } as const;

describe("bandKey", () => {
  it.each([
    [{}, "decode1-dense"],
    [mixture, "decode1-moe"],
    [{ pp: 2, gpus: 2 }, "decode1-layersplit"],
    [{ ...mixture, pp: 2, gpus: 2 }, "decode1-layersplit"],
    [{ ...served, tp: 2 }, "decode1-tp"],
    [{ hardwareFacts: device("Raspberry Pi 5"), quant: "Q4_K_M" }, "decode1-cpu"],
    [{ ...served, metric: "decode_tps_total", concurrency: 8 }, "batch-tps"],
    [{ ...served, metric: "output_tps", concurrency: "max" }, "offline-max"],
    [{ ...served, metric: "output_tps" }, "decode1-dense"],
    [{ ...served, metric: "tpot_ms" }, "tpot-dense"],
    [{ ...served, ...mixture, quant: "fp8", metric: "tpot_ms" }, "tpot-moe"],
    [{ ...served, metric: "prefill_tps" }, "prefill-dense"],
    [{ ...served, metric: "ttft_ms" }, "ttft"],
    [{ ...served, metric: "e2e_ms" }, "batch-latency"],
    [
      { ...served, hardwareFacts: { ...device("H200 SXM"), group: "gaudi" }, metric: "e2e_ms" },
      "batch-latency-other",
    ],
  ] as [Partial<ScenarioInput>, string][])("%#: %s", (changes, wanted) => {
    expect(key(changes)).toBe(wanted);
  });
});

describe("bandFactors", () => {
  it("are the measured quantiles where something was measured", () => {
    expect(bandFactors(derived(), "decode1-dense")).toEqual({ low: 0.754, high: 1.246 });
  });

  it("are wider for a guessed shape, an unknown device and a wide group, all at once multiplied", () => {
    const guessed = { ...model("Llama-3.1-8B"), guessed: true };
    const { low, high } = bandFactors(
      derived({ ...served, modelFacts: guessed, tp: 16, gpus: 16 }),
      "decode1-tp",
    );
    near(high, 1.124 * 1.35 * 1.25);
    near(low, 0.914 / (1.35 * 1.25));
  });

  it("are those of the engine's class where it has its own", () => {
    const d = derived({ ...served });
    const own = { ...d.constants.bands, "tpot-dense/serving": { p10: 0.9, p90: 1.1 } };
    const bands = { ...d, constants: { ...d.constants, bands: own } };
    expect(bandFactors(bands, "tpot-dense")).toEqual({ low: 0.9, high: 1.1 });
    expect(bandFactors(d, "tpot-dense").high).toBe(1.204);
  });

  it("are a factor of two where the constants have no band", () => {
    const bare = { ...derived(), constants: { ...derived().constants, bands: {} } };
    expect(bandFactors(bare, "ttft")).toEqual({ low: 0.5, high: 2 });
  });
});

describe("isMeasured", () => {
  it("asks whether launch costs were fitted for this device and engine", () => {
    expect(isMeasured(derived())).toBe(true);
    const arc = { ...device("RTX 4090"), group: "intel-gddr" as const };
    expect(isMeasured(derived({ hardwareFacts: arc }))).toBe(false);
    expect(isMeasured(derived({ hardwareFacts: device("Apple M4 Max (40-core GPU)"), engine: "vLLM" }))).toBe(
      false,
    );
  });
});

describe("isSpeed", () => {
  it("tells tokens per second from milliseconds", () => {
    for (const metric of METRICS) expect(isSpeed(metric), metric).toBe(!metric.endsWith("_ms"));
  });
});
