import { describe, expect, it } from "vitest";
import { answerReading } from "../../../../core/answers/ask.js";
import { asked, bothLanguages, refused, shown } from "../../../helpers/asked.js";

describe("hardware_fact", () => {
  it("knows the bandwidth and its relatives", () => {
    const [answer, french] = bothLanguages("/hardware H100", "/hardware H100");
    expect(answer.headline[0]).toMatchObject({ value: 3350, text: "3,350 GB/s" });
    expect(french.headline[0]?.text).toBe("3\u202f350 Go/s");
    expect(shown(answer)).toContain("H100 PCIe 80GB 2,000 GB/s");
  });

  it("tells dense from sparse", () => {
    const reply = answerReading(
      { intent: "hardware_fact", slots: { hardware: ["nvidia-h100-sxm"], fact: "tflops", quant: "bf16" } },
      "en",
    );
    expect(reply).toMatchObject({ ok: true, value: 989.4 });
    expect(reply.ok && shown(reply.answer)).toContain("1,979 TFLOPS, twice as much");
  });

  it("sets two chips side by side", () => {
    const slots = { hardware: ["apple-m4-max-32c", "apple-m4-max-40c"], fact: "memory_bandwidth" };
    const reply = answerReading({ intent: "hardware_fact", slots }, "en");
    expect(reply.ok && reply.answer.headline.map(({ value }) => value)).toEqual([410, 546]);
  });

  it("gives published speeds for machines with SRAM", () => {
    expect(shown(asked("/hardware WSE-3").answer)).toMatch(/Published: Llama 3\.1 405B 969 tok\/s/);
  });

  it("says when a fact was never published", () => {
    const slots = { hardware: ["nvidia-h100-sxm"], fact: "tdp" };
    expect(answerReading({ intent: "hardware_fact", slots }, "en")).toMatchObject({ value: 700 });
    const laptop = answerReading(
      { intent: "hardware_fact", slots: { hardware: ["taalas-hc1"], fact: "memory_bandwidth" } },
      "en",
    );
    expect(laptop.ok && laptop.answer.notes[0]).toContain("No published value");
  });

  it("refuses what was never made, with the nearest names", () => {
    expect(refused("/hardware M4 Ultra").message).toContain("M3 Ultra");
  });
});
