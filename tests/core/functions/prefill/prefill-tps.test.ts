import { describe, expect, it } from "vitest";
import { prefillMs } from "../../../../core/functions/prefill/prefill-ms.js";
import { PREFILL_TPS, prefillTps } from "../../../../core/functions/prefill/prefill-tps.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("PREFILL_TPS", () => {
  it("gives 3,534 tok/s for 70B on an H100 at half its peak (by hand: 494.7e12 / 140e9)", () => {
    near(call(PREFILL_TPS, 70, 989.4), 494.7e12 / 140e9);
  });

  it("gives 9,006 tok/s for 70B on 16 TPU v5e at 40 % (8,192 tokens in 910 ms, How to Scale Your Model)", () => {
    near(call(PREFILL_TPS, 70, 3152, 0.4), 8192 / 0.91, 5e-4);
  });

  it("is the prompt over PREFILL_MS without attention", () => {
    const device = { activeParamsB: 8, peakTflops: 165, mfu: 0.62 };
    const ms = prefillMs({
      ...device,
      promptTokens: 777,
      layers: 0,
      attnDim: 0,
      cachedTokens: 0,
      causal: true,
    });
    near(prefillTps(device), 777_000 / ms);
  });

  it("refuses a model without parameters", () => {
    expect(refuse(PREFILL_TPS, 0, 989.4)).toMatchObject({ code: "domain", param: "active_params_b" });
  });
});
