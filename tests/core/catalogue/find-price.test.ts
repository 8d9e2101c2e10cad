import { describe, expect, it } from "vitest";
import {
  apiPricesOfModel,
  cloudsOf,
  findApiPrice,
  findGpuPrice,
  findPurchasePrice,
  priceWarnings,
} from "../../../core/catalogue/find-price.js";

const id = (name: string) => {
  const found = findApiPrice(name);
  return found.ok ? found.row.id : undefined;
};

describe("findApiPrice", () => {
  it.each([
    ["gpt-5", "openai/gpt-5"],
    ["Claude Sonnet 5", "anthropic/claude-sonnet-5"],
    ["claude sonnet", "anthropic/claude-sonnet-5"],
    ["groq gpt-oss-120b", "groq/openai/gpt-oss-120b"],
    ["Llama 3.3 70B chez Groq", "groq/llama-3.3-70b-versatile"],
    ["gpt-oss 20b on fireworks", "fireworks/gpt-oss-20b"],
  ])("reads %s as %s", (name, row) => {
    expect(id(name)).toBe(row);
  });

  it("asks for the provider when several sell the model", () => {
    const found = findApiPrice("gpt-oss-120b");
    expect(!found.ok && found.suggestions).toContain("cerebras/gpt-oss-120b");
  });

  it("carries the prices of the data: GPT-6 Astra 10 in, 1 cached, 50 out", () => {
    const found = findApiPrice("gpt-6-astra");
    expect(found.ok && found.row.prices).toEqual({ input: 10, output: 50, cachedInput: 1, cacheWrite: 12.5 });
    expect(found.ok && found.row.longContext[0]?.fromInputTokens).toBe(272000);
  });
});

describe("apiPricesOfModel", () => {
  it("lists the hosts of an open model, cheapest output first", () => {
    const outputs = apiPricesOfModel("gpt-oss-120b").map((row) => row.prices.output);
    expect(outputs.length).toBeGreaterThan(5);
    expect(outputs).toEqual([...outputs].sort((a, b) => a - b));
  });
});

describe("findGpuPrice", () => {
  it("gives one cloud's offer: AWS p5 in the US costs 6.88 per GPU", () => {
    const price = findGpuPrice("nvidia-h100-sxm", { cloud: "Amazon", region: "us" });
    expect(price?.usdMedian).toBeCloseTo(6.88, 2);
  });

  it("spans the clouds when none is named", () => {
    const price = findGpuPrice("nvidia-h100-sxm");
    expect(price && price.usdMin < price.usdMedian && price.usdMedian < price.usdMax).toBe(true);
    expect(cloudsOf("nvidia-h100-sxm").length).toBeGreaterThan(5);
  });

  it("has no price for what nobody rents", () => {
    expect(findGpuPrice("rtx-3060-12gb")).toBeUndefined();
  });
});

describe("findPurchasePrice", () => {
  it("gives the list price with its date", () => {
    expect(findPurchasePrice("rtx-5090")).toMatchObject({
      usdMin: 1999,
      asOf: "2026-05-02",
      confidence: "low",
    });
  });
});

describe("priceWarnings", () => {
  it("warns of age only relative to the date it is given", () => {
    const price = { asOf: "2026-01-10", confidence: "high" } as const;
    expect(priceWarnings(price)).toEqual([]);
    expect(priceWarnings(price, "2026-03-01")).toEqual([]);
    expect(priceWarnings(price, "2026-11-29")[0]?.fr).toContain("à vérifier");
  });

  it("warns of low confidence", () => {
    expect(priceWarnings({ asOf: "2026", confidence: "low" }, "2026-11-29")).toHaveLength(1);
  });
});
