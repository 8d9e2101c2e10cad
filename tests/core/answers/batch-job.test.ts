import { describe, expect, it } from "vitest";
import { batchJob } from "../../../core/answers/batch-job.js";
import { asked, bothLanguages } from "../../helpers/asked.js";

describe("batchJob", () => {
  it("counts ten million documents as so many requests of their length", () => {
    const [answer] = bothLanguages(
      "how long to process 10 million documents of 800 tokens with 100 tokens out with llama 3.1 8b on 4 L40S?",
      "combien de temps pour traiter 10 millions de documents de 800 tokens avec 100 tokens en sortie avec llama 3.1 8b sur 4 L40S ?",
    );
    const value = (label: string) => answer.inputs.find((input) => input.label === label)?.value;
    expect(value("requests")).toBe("10,000,000");
    expect(value("prompt")).toBe("800 tokens");
    expect(value("answer")).toBe("100 tokens");
  });

  it("takes as long as all output tokens at the throughput it shows", () => {
    const slots = {
      models: ["llama-3.1-8b"],
      hardware: ["nvidia-l40s"],
      prompt_tokens: 800,
      output_tokens: 100,
    };
    const reply = batchJob(slots, 1000, "en");
    if (!reply.ok) throw new Error(reply.message);
    const throughput = Number(reply.answer.headline[2]?.value);
    expect(Number(reply.value)).toBeCloseTo((1000 * 100) / throughput, 6);
  });

  it("reads prompts to be worked off as no users at once", () => {
    const { reading, answer } = asked(
      "how long to process 2000 prompts of 500 tokens with llama 3.1 8b on an h100",
    );
    expect(reading?.slots).toMatchObject({ calls: 2000, prompt_tokens: 500 });
    expect(reading?.slots).not.toHaveProperty("concurrency");
    expect(answer.headline[2]?.label).toBe("all 2,000 prompts");
  });
});
