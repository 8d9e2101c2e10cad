import { describe, expect, it } from "vitest";
import { findQuantities } from "../../../../core/answers/question/quantities.js";
import { assignRoles } from "../../../../core/answers/question/roles.js";

const read = (text: string) =>
  assignRoles(text, findQuantities(text, "en")).map(({ slot, value }) => `${slot ?? "open"}=${value}`);

describe("assignRoles", () => {
  it.each([
    ["2000 in 800 out", ["prompt_tokens=2000", "output_tokens=800"]],
    ["in 2000 tokens, out 800 tokens", ["prompt_tokens=2000", "output_tokens=800"]],
    ["200 ms ttft, 20 ms tpot", ["ttft_ms=200", "tpot_ms=20"]],
    ["ttft 240", ["ttft_ms=240"]],
    ["ttft 0.5", ["ttft_ms=500"]],
    ["10 s with a ttft of 400 ms", ["open=10", "ttft_ms=400"]],
    ["400 tokens in 5 seconds", ["open=400", "open=5"]],
    ["32 go de ram", ["ram_gb=32"]],
    ["24 gb of vram", ["vram_gb=24"]],
    ["500 tokens en sortie", ["output_tokens=500"]],
    ["15k of my 18k prompt is cached", ["cached_tokens=15000", "prompt_tokens=18000"]],
    ["context growing from 54k to 155k", ["base_tokens=54000", "none=155000"]],
    ["2000/300 tokens", ["prompt_tokens=2000", "output_tokens=300"]],
    ["acceptance 0.8 and 5 draft tokens", ["acceptance=0.8", "draft_tokens=5"]],
    ["640 tokens @ 22 ms each", ["open=640", "tpot_ms=22"]],
    ["one gpu does 2500 tok/s", ["tps_total=2500"]],
    ["120 requests per minute", ["rps=2"]],
    ["40% utilisation", ["utilisation=0.4"]],
    ["50% off", ["discount=0.5"]],
  ])("reads %j", (text, roles) => {
    expect(read(text)).toEqual(roles);
  });

  it("tells a wish from a measurement", () => {
    const text = "i get 20 tok/s and need 40 tok/s";
    expect(assignRoles(text, findQuantities(text, "en")).map(({ wanted }) => wanted)).toEqual([false, true]);
  });
});
