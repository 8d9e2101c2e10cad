import { describe, expect, it } from "vitest";
import { scanNames } from "../../../core/catalogue/scan.js";

const ids = (text: string) => scanNames(text).map(({ id }) => id);

describe("scanNames", () => {
  it.each([
    ["un serveur à 30 000 €, à 10 % et à 40 tok/s", []],
    ["a 30 tok/s is my A30 normal?", ["nvidia-a30"]],
    ["2x3090 pour 70B, 3090 x2 ou 8xH100", ["rtx-3090", "rtx-3090", "nvidia-h100-sxm"]],
    ["how many 4090s or H100s", ["rtx-4090", "nvidia-h100-sxm"]],
    ["4x A100-80 llama 70b", ["nvidia-a100-sxm-80gb", "llama-3.3-70b"]],
    ["Command R+ ou Command R ?", ["command-r-plus", "command-r-08-2024"]],
    ["MiniMax M2 sur M3 Ultra 512", ["minimax-m2.5", "apple-m3-ultra"]],
    ["spark ou DGX Spark", ["dgx-spark-gb10"]],
    ["4090 tokens, 3080 €, $4070", []],
    ["4090 70b q8 kv 24 gb", ["rtx-4090", "kv-q8-0"]],
    ["cache KV en q8 et poids en q4", ["kv-q8-0", "gguf-q4-k-m"]],
    ["ma RTX 2060 12 Go", ["rtx-2060-12gb"]],
    ["Zephyr 3b", []],
    ["Q4 2026 report", []],
    ["gpt-5 mini vs claude sonnet 5", ["openai/gpt-5-mini", "anthropic/claude-sonnet-5"]],
  ] as const)("reads %s", (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it("gives the place and the memory beside a name", () => {
    const text = "Llama 3.3 70B sur Strix Halo 64 Go";
    const [model, device] = scanNames(text);
    expect(text.slice(model?.start, model?.end)).toBe("Llama 3.3 70B");
    expect(text.slice(device?.start, device?.end)).toBe("Strix Halo 64 Go");
    expect(device?.memoryGb).toBe(64);
  });

  it("marks names of two characters and names to ask about", () => {
    expect(scanNames("M4")[0]?.weak).toBe(true);
    expect(scanNames("r1:8b en local")[0]?.ask).toBe(true);
  });

  it("never takes another version of a closed model for the newest one", () => {
    expect(scanNames("claude sonnet")).toMatchObject([{ kind: "api" }]);
    for (const name of ["claude sonnet 3", "claude 3.5 sonnet", "gpt-3.5", "claude opus 2.5"])
      expect(scanNames(`price of ${name} please`), name).toEqual([]);
  });

  it("stays quick on hostile text", () => {
    const begin = Date.now();
    scanNames("qwen 3 ".repeat(100_000));
    scanNames("8x".repeat(100_000));
    expect(Date.now() - begin).toBeLessThan(1000);
  });
});
