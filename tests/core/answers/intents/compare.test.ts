import { describe, expect, it } from "vitest";
import { runCommand } from "../../../../core/answers/ask.js";
import { asked, bothLanguages } from "../../../helpers/asked.js";

describe("compare", () => {
  it("sets engines against each other on one device", () => {
    const [answer] = bothLanguages(
      "vllm or sglang for qwen3 32b on h100",
      "vllm ou sglang pour qwen3 32b sur h100",
    );
    expect(answer.table?.rows.map(([engine]) => engine)).toEqual(["vLLM", "SGLang"]);
  });

  it("counts as many cards as the model needs instead of leaving a row empty", () => {
    const { answer } = asked("compare H100, H200 or MI300X for a 70B");
    expect(answer.table?.rows.map(([label]) => label?.split(" × ")[0])).toEqual([
      "2",
      "2",
      "Instinct MI300X",
    ]);
    expect(answer.table?.rows.flat()).not.toContain("–");
    expect(answer.notes.join(" ")).toContain("One card does not hold the model");
  });

  it("refuses with what is missing instead of an empty table", () => {
    expect(runCommand("compare", { model: "Llama 3.1 8B" }, "en")).toMatchObject({
      ok: false,
      failure: { param: "hardware" },
    });
  });

  it("says when the devices run different formats", () => {
    expect(asked("rtx 4090 or h100 for llama 3.1 8b").answer.notes.join(" ")).toMatch(
      /RTX 4090 Q4_K_M.*bf16/,
    );
    expect(asked("rtx 4090 or h100 for llama 3.1 8b q4_k_m").answer.notes.join(" ")).not.toContain(
      "usual format",
    );
  });
});
