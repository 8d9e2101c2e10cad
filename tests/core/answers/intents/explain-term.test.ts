import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { asked, bothLanguages, refused } from "../../../helpers/asked.js";

describe("explain_term", () => {
  it("explains a term with its relation, a formula and what to read next", () => {
    const [answer, french] = bothLanguages("/explain TTFT", "/explain TTFT");
    expect(answer.working).toHaveLength(2);
    expect(answer.formulas[0]?.en).toMatch(/^=TTFT_MS\(/);
    expect(answer.actions[0]?.command).toBe("/explain prefill");
    expect(french.title).toBe("TTFT, délai avant le premier token");
  });

  it.each([
    ["cache kv", "KV cache"],
    ["Q4_K_M", "Q4_K_M"],
    ["nvlink", "Interconnect (NVLink, PCIe)"],
    ["décodage spéculatif", "Speculative decoding"],
    ["loi de Little", "Little’s law"],
    ["TOP-P", "Top-p and top-k"],
  ])("knows %s", (typed, name) => {
    expect(asked(`/explain ${typed}`).answer.title).toBe(name);
  });

  it("sets two terms side by side", () => {
    const reply = answerReading({ intent: "explain_term", slots: { term: ["tpot", "itl"] } }, "en");
    expect(reply.ok && reply.answer.title).toContain(" · ");
  });

  it("suggests the nearest term", () => {
    expect(refused("/explain quantisasion")).toMatchObject({
      failure: { code: "unknown", suggestion: ["quantization"] },
    });
    expect(refused(`/explain ${"x".repeat(500)}`).message.length).toBeLessThan(300);
  });
});
