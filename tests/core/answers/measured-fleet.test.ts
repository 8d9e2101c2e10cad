import { describe, expect, it } from "vitest";
import { answerReading } from "../../../core/answers/ask.js";
import type { Slots } from "../../../core/answers/slots.js";

const answer = (slots: Slots, lang: "en" | "fr" = "en") => answerReading({ intent: "fleet", slots }, lang);

describe("measuredFleet", () => {
  it("takes seven servers of 2,500 tok/s for 30 requests of 400 tokens with 30 % headroom", () => {
    const reply = answer({ rps: 30, output_tokens: 400, tps_total: 2500 }, "fr");
    expect(reply).toMatchObject({ ok: true, value: 7, answer: { headline: [{ value: 7 }, { value: 5 }] } });
  });
});

describe("crowdDemand", () => {
  it("adds up a crowd and asks for the hardware", () => {
    const reply = answer({ concurrency: 200, tps: 30, models: ["gpt-oss-120b"] });
    expect(reply).toMatchObject({ ok: true, value: 6000 });
    expect(reply.ok && reply.answer.notes[0]).toContain("On which hardware?");
  });
});

describe("fleet without a number of cards", () => {
  it("takes the fewest cards that hold a replica, and says that nobody gave their number", () => {
    const reply = answer({ models: ["llama-3.1-70b"], hardware: ["nvidia-h100-sxm"], quant: "bf16", rps: 1 });
    expect(reply.ok && reply.answer.inputs).toContainEqual({ label: "GPUs", value: "2", source: "derived" });
  });
});
