import { describe, expect, it } from "vitest";
import { asked, bothLanguages } from "../../../helpers/asked.js";

describe("max_users", () => {
  it("says whether the number that was asked about fits, and what would hold it", () => {
    const [answer] = bothLanguages(
      "can i serve 50 people with qwen3 14b on one L40S",
      "peut-on servir 50 personnes avec qwen3 14b sur une L40S ?",
    );
    expect(answer.notes[0]).toMatch(
      /^50 at once: no; it would take 4 × L40S or at most [\d,]+ tokens each\.$/,
    );
    const held = answer.notes[0]?.match(/at most ([\d,]+) tokens/)?.[1]?.replace(",", "") ?? "";
    // One more card count or that context holds them: the other way round.
    expect(
      Number(asked(`=LLM_MAX_SEQUENCES("Qwen3 14B", "L40S", , 1, ${held})`).value),
    ).toBeGreaterThanOrEqual(50);
  });

  it("says yes where they fit", () => {
    expect(asked("can i serve 4 people at once with qwen3 14b on one L40S").answer.notes[0]).toBe(
      "4 at once: yes.",
    );
  });
});
