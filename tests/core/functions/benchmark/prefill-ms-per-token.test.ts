import { describe, expect, it } from "vitest";
import {
  PREFILL_MS_PER_TOKEN,
  prefillMsPerToken,
} from "../../../../core/functions/benchmark/prefill-ms-per-token.js";
import { ttftFit } from "../../../../core/functions/benchmark/ttft-fit.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("PREFILL_MS_PER_TOKEN", () => {
  it("is the slope between two prompts", () => {
    // By hand: (900 - 100) / (5,000 - 1,000) and (130 - 80) / (2,000 - 0).
    near(call(PREFILL_MS_PER_TOKEN, 1000, 100, 5000, 900), 0.2);
    near(prefillMsPerToken({ shortTokens: 0, shortTtftMs: 80, longTokens: 2000, longTtftMs: 130 }), 0.025);
  });

  it("does not see a cost that both prompts share", () => {
    near(call(PREFILL_MS_PER_TOKEN, 1000, 100 + 512, 5000, 900 + 512), 0.2);
  });

  it("agrees with the line through two points", () => {
    const [[slope]] = ttftFit({ promptTokens: [700, 9100], ttftMs: [140, 1310] }) as [[number]];
    near(call(PREFILL_MS_PER_TOKEN, 700, 140, 9100, 1310), slope, 1e-12);
  });

  it("shows noise or a cached prompt as a negative value", () => {
    expect(call(PREFILL_MS_PER_TOKEN, 1000, 300, 2000, 250)).toBeCloseTo(-0.05, 12);
  });

  it("refuses two prompts of one length or in the wrong order", () => {
    const refusal = refuse(PREFILL_MS_PER_TOKEN, 1000, 350, 1000, 350);
    expect(refusal).toMatchObject({ code: "domain", param: "long_tokens" });
    expect(refusal.en).toContain("more tokens than the short one (1,000)");
    expect(refuse(PREFILL_MS_PER_TOKEN, 31000, 4850, 1000, 350).param).toBe("long_tokens");
  });
});
