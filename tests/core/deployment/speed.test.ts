import { describe, expect, it } from "vitest";
import { ask } from "../../../core/answers/ask.js";

const refusal = (line: string): string => {
  const reply = ask(line, "en");
  return reply.ok ? "answered" : reply.message;
};

describe("speed", () => {
  it("says of a machine with on-chip memory that it is not described, not that one chip is too small", () => {
    expect(refusal('/speed model:"llama 3.1 8b" hardware:groq')).toMatch(
      /^hardware: keeps its weights in on-chip/,
    );
  });

  it("refuses formats and engines for speed and memory alike", () => {
    for (const command of ["speed", "fit"]) {
      const on = (rest: string) => refusal(`/${command} model:"llama 3.1 8b" ${rest}`);
      expect(on("hardware:h100 quant:q4_k_m engine:TensorRT-LLM")).toMatch(/^quant: “Q4_K_M” – TensorRT-LLM/);
      expect(on("hardware:mi300x engine:TensorRT-LLM")).toMatch(/^engine: TensorRT-LLM does not run on this/);
      expect(on("hardware:h100 quant:fp8 engine:llama.cpp")).toMatch(/^quant: “FP8” – llama\.cpp/);
    }
  });

  it("refuses more pipeline stages than layers", () => {
    expect(refusal('/speed model:"llama 3.1 8b" hardware:h100 gpus:1024')).toMatch(
      /32 layers cannot be split over 128/,
    );
  });
});
