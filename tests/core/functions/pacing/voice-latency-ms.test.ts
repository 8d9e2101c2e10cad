import { describe, expect, it } from "vitest";
import { VOICE_LATENCY_MS, voiceLatencyMs } from "../../../../core/functions/pacing/voice-latency-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("VOICE_LATENCY_MS", () => {
  it("adds the stages and the rest of the first chunk", () => {
    // By hand: 200 + 9 × 10 + 50 + 60 + 70 and 350 alone.
    near(call(VOICE_LATENCY_MS, 200, 10, 10, 50, 60, 70), 470);
    near(call(VOICE_LATENCY_MS, 350), 350);
  });

  it("does not depend on the TPOT when the first token is enough", () => {
    const stages = { ttftMs: 200, firstChunkTokens: 1, asrMs: 0, ttsMs: 0, networkMs: 0 };
    expect(voiceLatencyMs({ ...stages, tpotMs: 5 })).toBe(voiceLatencyMs({ ...stages, tpotMs: 50 }));
  });

  it("refuses a chunk without tokens and a negative stage", () => {
    expect(refuse(VOICE_LATENCY_MS, 240, 5, 0)).toMatchObject({
      code: "domain",
      param: "first_chunk_tokens",
    });
    expect(refuse(VOICE_LATENCY_MS, 240, 5, 1, -1)).toMatchObject({ code: "domain", param: "asr_ms" });
  });
});
