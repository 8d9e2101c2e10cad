import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { llmResponseS } from "../../../../core/functions/estimate/llm-response-s.js";
import { asked, bothLanguages, refused } from "../../../helpers/asked.js";

describe("latency", () => {
  it("takes 10.18 s for the latency sheet's answer, in both languages", () => {
    const [answer] = bothLanguages(
      "/latency ttft:200 tpot:20 tokens:500",
      "/latency ttft:200 tpot:20 tokens:500",
    );
    expect(answer.headline.map(({ text }) => text)).toEqual(["10.18 s", "49.12 tok/s"]);
    expect(answer.chart?.alt).toContain("10.18 s");
  });

  it("works from a speed alone, TTFT left out", () => {
    const { value, answer } = asked("/latency speed:3,5 tokens:2000".replace(",", "."));
    expect(value).toBeCloseTo(1999 / 3.5, 9);
    expect(answer.notes[0]).toContain("TTFT not given");
  });

  it("adds a prefill speed that was said", () => {
    const slots = { prompt_tokens: 2000, output_tokens: 301, prefill_tps: 1500, tps: 30 };
    const reply = answerReading({ intent: "latency", slots }, "en");
    expect(reply.ok && Number(reply.value)).toBeCloseTo(2000 / 1500 + 300 / 30, 9);
  });

  it("agrees with LLM_RESPONSE_S for a named model on a device", () => {
    const { value, answer } = asked(
      '/latency model:"Llama 3.1 70B" hardware:H100 gpus:2 quant:fp8 prompt:1000 tokens:500',
    );
    expect(value).toBeCloseTo(
      llmResponseS({
        model: "Llama 3.1 70B",
        hardware: "H100",
        promptTokens: 1000,
        outputTokens: 500,
        quant: "fp8",
        gpus: 2,
        concurrency: 1,
      } as Parameters<typeof llmResponseS>[0]),
      9,
    );
    expect(answer.headline).toHaveLength(3);
    expect(answer.headline[0]?.low).toBeLessThan(Number(value));
  });

  it("fits an answer into a budget", () => {
    const { value } = asked('/latency budget:5 model:"Llama 3.1 8B" hardware:"RTX 4090"');
    expect(Number(value)).toBeGreaterThan(100);
    expect(asked("/latency budget:10.18 ttft:200 tpot:20").value).toBe(500);
  });

  it("turns words into tokens of the language", () => {
    const reply = answerReading({ intent: "latency", slots: { words: 1000, tps: 50 } }, "fr");
    expect(reply.ok && reply.answer.inputs.map(({ value }) => value)).toContain("1\u202f500 tokens");
  });

  it("asks how fast it writes", () => {
    expect(refused("/latency tokens:500").message).toMatch(/tpot:20.*speed:50/);
    expect(refused("/latency tokens:500", "fr").message).toContain("vitesse:50");
  });

  it("asks for the TTFT of a single token, which is all of its time", () => {
    expect(refused("/latency speed:50 tokens:1").message).toMatch(/^ttft: .*ttft:200/);
  });
});
