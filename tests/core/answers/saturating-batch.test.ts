import { describe, expect, it } from "vitest";
import { saturatingBatch } from "../../../core/answers/saturating-batch.js";
import { understand } from "../../../core/answers/scenario.js";
import { bothLanguages } from "../../helpers/asked.js";

describe("saturatingBatch", () => {
  it("is the roofline's 295 tokens for an H100 in BF16", () => {
    const [answer] = bothLanguages(
      "what batch size saturates an H100 with llama 3.1 8b bf16?",
      "quelle taille de lot sature un H100 avec llama 3.1 8b bf16 ?",
    );
    expect(Number(answer.headline[0]?.value)).toBeCloseTo(295.3, 0);
  });

  it("is not told for a format whose arithmetic is not that of its bytes", () => {
    const scenario = understand(
      { models: ["llama-3.1-8b"], hardware: ["rtx-4090"], quant: "gguf-q4-k-m" },
      "en",
    );
    expect(saturatingBatch(scenario, "en")).toBeUndefined();
  });
});
