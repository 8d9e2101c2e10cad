import { describe, expect, it } from "vitest";
import { answerReading } from "../../../core/answers/ask.js";
import { deploy } from "../../../core/deployment/deployment.js";
import { speed } from "../../../core/deployment/speed.js";
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

  it("keeps a wanted speed: no more than fits, just fast enough, in both languages", () => {
    const { value, answer } = asked("largest model above 10 tok/s on M4 Max 128GB");
    expect(answer.table?.columns).toEqual(["format", "B at most", "B at 10 tok/s"]);
    const at = (paramsB: number) =>
      speed(deploy({ model: `${paramsB}B`, hardware: "M4 Max 128 GB", quant: "Q4_K_M" }), {
        metric: "decode_tps_per_user",
        prompt: 0,
        output: 0,
        depth: 8192,
        concurrency: 1,
      }).expected;
    expect(at(Number(value))).toBeGreaterThanOrEqual(10);
    expect(at(Number(value) * 1.01)).toBeLessThan(10);
    for (const [, most, kept] of answer.table?.rows ?? []) expect(Number(kept)).toBeLessThan(Number(most));
    const french = asked("Quel est le plus gros modèle à plus de 10 tok/s sur un M4 Max 128 Go ?", "fr");
    expect(french.value).toBe(value);
    expect(shown(french.answer)).toContain("paramètres actifs");
  });

  it("is bounded by memory where any size that fits is fast enough, and 0 where none is", () => {
    const slow = asked("largest model at 1 tok/s on an RTX 4090");
    expect(Number(slow.value)).toBeGreaterThan(30);
    expect(asked("largest model at 100000 tok/s on an RTX 4090").value).toBe(0);
  });

  it("doubles with a second card", () => {
    const one = Number(asked('/fit hardware:"RTX 3090"').value);
    const two = Number(asked('/fit hardware:"RTX 3090" gpus:2').value);
    expect(two / one).toBeGreaterThan(1.9);
  });
});
