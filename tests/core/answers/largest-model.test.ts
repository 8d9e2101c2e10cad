import { describe, expect, it } from "vitest";
import { answerReading } from "../../../core/answers/ask.js";
import { asked, shown } from "../../helpers/asked.js";

describe("largestModel", () => {
  it("gives the largest size in each format for a card", () => {
    const { value, answer } = asked('/fit hardware:"RTX 4090"');
    expect(Number(value)).toBeGreaterThan(30);
    expect(Number(value)).toBeLessThan(42);
    expect(answer.table?.rows.map(([format]) => format)).toEqual([
      "Q4_K_M",
      "Q5_K_M",
      "Q6_K",
      "Q8_0",
      "FP16",
    ]);
  });

  it("counts memory without a graphics card, and says how slow that is", () => {
    const reply = answerReading({ intent: "fit", slots: { ram_gb: 32 } }, "fr");
    expect(reply.ok && Number(reply.value)).toBeGreaterThan(40);
    expect(reply.ok && shown(reply.answer)).toContain("50 à 100 Go/s");
  });

  it("doubles with a second card", () => {
    const one = Number(asked('/fit hardware:"RTX 3090"').value);
    const two = Number(asked('/fit hardware:"RTX 3090" gpus:2').value);
    expect(two / one).toBeGreaterThan(1.9);
  });
});
