import { describe, expect, it } from "vitest";
import { splitsIn } from "../../../../core/answers/question/splits.js";

describe("splitsIn", () => {
  it.each([
    ["tp4 or pp4 for llama 3.1 70b on 4 h100", ["tp4", "pp4"]],
    ["tp=2 vs pp=2", ["tp2", "pp2"]],
    ["tp8 vs tp4 pp2", ["tp8", "tp4pp2"]],
    ["tensor parallel or layer split on 2x 4090", ["tp", "pp"]],
    ["parallelisme de tenseurs ou pipeline", ["tp", "pp"]],
    ["tp4 or pp4: is tensor parallel better", ["tp4", "pp4"]],
    ["tp or pp", ["tp", "pp"]],
    ["tp=2 or two replicas", ["tp2", "dp2"]],
    ["tp2 ou deux replicas", ["tp2", "dp2"]],
    ["one tp4 instance or 4 single-gpu replicas", ["tp4", "dp4"]],
    ["2 replicas of tp2 or one tp4", ["tp2dp2", "tp4"]],
    ["tp4 vs dp4 vs pp4", ["tp4", "dp4", "pp4"]],
    ["four copies or tensor parallel", ["dp4", "tp"]],
  ])("%s", (text, names) => {
    expect(splitsIn(text)).toEqual(names);
  });

  it.each([
    "tp4 on 4 h100",
    "pp512 and tg128",
    "my pipeline makes 8 calls",
    "http2 or tpu",
    "3 replicas of tp2",
    "",
  ])("finds nothing to set side by side in %j", (text) => {
    expect(splitsIn(text)).toEqual([]);
  });
});
