import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { asked, bothLanguages, refused } from "../../../helpers/asked.js";

describe("model_fact", () => {
  it("shows total and active parameters of a mixture", () => {
    const [answer] = bothLanguages("/model DeepSeek V3", "/model DeepSeek V3");
    expect(answer.headline.map(({ value }) => value).slice(0, 2)).toEqual([671, 37]);
  });

  it("answers the facts asked for, in their order", () => {
    const slots = { models: ["deepseek-v3"], fact: ["native_dtype", "experts"] };
    const reply = answerReading({ intent: "model_fact", slots }, "en");
    expect(reply.ok && reply.answer.headline.map(({ text }) => text)).toEqual(["fp8", "8/256 + 1 shared"]);
  });

  it("counts KV heads", () => {
    const reply = answerReading(
      { intent: "model_fact", slots: { models: ["llama-3.3-70b"], fact: "kv_heads" } },
      "fr",
    );
    expect(reply).toMatchObject({ ok: true, value: 8 });
  });

  it("keeps every row within 28 columns", () => {
    for (const name of ["Llama 3.3 70B", "DeepSeek V3", "Gemma 3 27B", "gpt-oss-120b", "Qwen3 235B"])
      for (const lang of ["en", "fr"] as const) {
        const rows = asked(`/model ${name}`, lang).answer.table?.rows ?? [];
        const width = (i: number) => Math.max(...rows.map((row) => [...(row[i] ?? "")].length));
        expect(width(0) + 1 + width(1)).toBeLessThanOrEqual(28);
      }
  });

  it("says that closed weights cannot be known", () => {
    expect(refused("/model GPT-5").message).toContain("not public");
  });
});
