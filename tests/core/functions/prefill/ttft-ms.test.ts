import { describe, expect, it } from "vitest";
import { TTFT_MS } from "../../../../core/functions/prefill/ttft-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("TTFT_MS", () => {
  it("gives seed 000’s 200 ms when one decode step is counted in", () => {
    near(call(TTFT_MS, 158.2, null, null, 41.8), 200);
  });

  it("gives 373 ms with queue and network: 283 + 50 + 40", () => {
    expect(call(TTFT_MS, 283, 50, 40)).toBe(373);
  });

  it("is the prefill alone when nothing else is said", () => {
    expect(call(TTFT_MS, 283)).toBe(283);
    expect(call(TTFT_MS, 0)).toBe(0);
  });

  it("refuses a negative part", () => {
    expect(refuse(TTFT_MS, 283, -1)).toMatchObject({ code: "domain", param: "queue_ms" });
    expect(refuse(TTFT_MS, null)).toMatchObject({ code: "type", param: "prefill_ms" });
  });
});
