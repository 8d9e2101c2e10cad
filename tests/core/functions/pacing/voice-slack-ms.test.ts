import { describe, expect, it } from "vitest";
import { voiceLatencyMs } from "../../../../core/functions/pacing/voice-latency-ms.js";
import { VOICE_SLACK_MS, voiceSlackMs } from "../../../../core/functions/pacing/voice-slack-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("VOICE_SLACK_MS", () => {
  it("takes the latency off the budget", () => {
    // By hand: 800 - (200 + 9 × 10 + 50 + 60 + 70) and 200 - 350.
    near(call(VOICE_SLACK_MS, 800, 200, 10, 10, 50, 60, 70), 330);
    near(call(VOICE_SLACK_MS, 200, 350), -150);
  });

  it("leaves exactly nothing when the latency fills the budget", () => {
    const stages = { ttftMs: 240, tpotMs: 4, firstChunkTokens: 11, asrMs: 100, ttsMs: 80, networkMs: 40 };
    expect(voiceSlackMs({ ...stages, budgetMs: voiceLatencyMs(stages) })).toBe(0);
  });

  it("refuses a missing TTFT", () => {
    expect(refuse(VOICE_SLACK_MS, 500, null)).toMatchObject({ code: "type", param: "ttft_ms" });
    expect(refuse(VOICE_SLACK_MS, -1, 240)).toMatchObject({ code: "domain", param: "budget_ms" });
  });
});
