import { describe, expect, it } from "vitest";
import { asked, bothLanguages } from "../../helpers/asked.js";

// Llama 3.1 405B: 405.853 billion parameters; 126 layers x 8 KV heads x 128 x 2 x 2 bytes of cache for each token.
const WEIGHTS_GB = 811.7;
const CACHE_GB = (8192 * 126 * 8 * 128 * 4) / 1e9;

describe("cardsFor", () => {
  it("counts the usual cards for a model without a device, in 16 and in 4 bits", () => {
    const [answer] = bothLanguages(
      "what GPU do I need to run llama 3.1 405b",
      "quelle carte pour faire tourner llama 3.1 405b",
    );
    expect(answer.headline[0]?.value).toBeCloseTo(WEIGHTS_GB + CACHE_GB, 0);
    // 816 GB on 141 GB cards, split in powers of two; 221 GB in 4 bits.
    expect(answer.table?.rows.find(([card]) => card === "H200")).toEqual(["H200", "8", "2"]);
  });

  it("counts the cache of a crowd", () => {
    const { answer, value } = asked(
      "how much memory for 100 concurrent users of llama 3.1 8b with 8k context",
    );
    // 16.06 GB of weights and 100 x 8,000 tokens of 128 KiB.
    expect(value).toBeCloseTo(16.06 + (100 * 8000 * 131_072) / 1e9, 0);
    expect(answer.inputs.find(({ label }) => label === "users at once")).toMatchObject({
      value: "100",
      source: "given",
    });
  });

  it("squeezes no model again that was released in four bits", () => {
    expect(asked("what gpu for gpt-oss-120b do i need to run it").answer.table?.columns).toHaveLength(2);
  });

  it("keeps to a format that is said", () => {
    expect(asked("which card do i need to run qwen3 32b q4_k_m").answer.table?.columns).toEqual([
      "card",
      "Q4_K_M",
    ]);
  });

  it("says that a budget is not weighed", () => {
    const [answer] = bothLanguages(
      "which card to run qwen 3 32b at home with 1500 €?",
      "quelle carte pour faire tourner qwen 3 32b chez moi avec 1500 € ?",
    );
    expect(answer.notes[0]).toContain("budget is not weighed");
  });
});
