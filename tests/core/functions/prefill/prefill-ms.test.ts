import { describe, expect, it } from "vitest";
import { PREFILL_MS } from "../../../../core/functions/prefill/prefill-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("PREFILL_MS", () => {
  it("gives 910 ms for 8,192 tokens of 70B on 16 TPU v5e at 40 % (How to Scale Your Model)", () => {
    near(call(PREFILL_MS, 70, 8192, 3152, 0.4), 910, 5e-4);
  });

  it("gives 100 ms by hand: 2 × 5e9 × 1,000 operations at 100 TFLOPS", () => {
    near(call(PREFILL_MS, 5, 1000, 100, 1), 100);
  });

  it("assumes half of the peak when nothing is said", () => {
    near(call(PREFILL_MS, 70, 1000, 989.4), 2 * (call(PREFILL_MS, 70, 1000, 989.4, 1) as number));
  });

  it("takes a tenth with 90 % in cache, attention left aside", () => {
    near(
      call(PREFILL_MS, 70, 10_000, 989.4, null, null, null, 9000),
      (call(PREFILL_MS, 70, 10_000, 989.4) as number) / 10,
    );
  });

  it("refuses an MFU above 1 and an empty prompt", () => {
    expect(refuse(PREFILL_MS, 70, 100, 989.4, 1.5)).toMatchObject({ code: "domain", param: "mfu" });
    expect(refuse(PREFILL_MS, 70, 0, 989.4)).toMatchObject({ code: "domain", param: "prompt_tokens" });
  });
});
