import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import type { Slots } from "../../../../core/answers/slots.js";

const answer = (slots: Slots, lang: "en" | "fr" = "en") => answerReading({ intent: "voice", slots }, lang);

describe("voice", () => {
  it("leaves 260 ms of 500 after a TTFT of 240", () => {
    for (const lang of ["en", "fr"] as const)
      expect(answer({ ttft_ms: 240 }, lang)).toMatchObject({ ok: true, value: 260 });
  });

  it("is 230 ms over a second and names the longest stage", () => {
    const reply = answer({ asr_ms: 300, ttft_ms: 600, tts_ms: 250, network_ms: 80, latency_s: 1 });
    expect(reply).toMatchObject({
      ok: true,
      value: -230,
      answer: { headline: [{ text: "230 ms" }, { value: 1230 }] },
    });
    expect(reply.ok && reply.answer.notes[0]).toContain("“TTFT” (600 ms)");
  });

  it("counts the end of the turn with the recognition", () => {
    expect(answer({ ttft_ms: 2000, tts_ms: 1200, vad_ms: 400, latency_s: 2 })).toMatchObject({
      ok: true,
      value: -1600,
    });
  });

  it("estimates the TTFT of a named model", () => {
    const reply = answer({ models: ["llama-3.1-8b"], hardware: ["rtx-4090"] });
    expect(reply.ok && reply.answer.notes.join()).toContain("Estimated TTFT");
  });

  it("asks for a TTFT", () => {
    expect(answer({})).toMatchObject({ ok: false, failure: { param: "ttft" } });
  });
});
