import { describe, expect, it } from "vitest";
import { findModel, modelsOfSize } from "../../../core/catalogue/find-model.js";

const id = (name: string) => {
  const found = findModel(name);
  return found.ok ? found.row.id : undefined;
};

describe("findModel", () => {
  it.each([
    ["llama3.1:8b", "llama-3.1-8b"],
    ["meta-llama/Llama-3.1-8B-Instruct", "llama-3.1-8b"],
    ["llama3.1:8b-instruct-q4_K_M", "llama-3.1-8b"],
    ["Qwen/Qwen3-30B-A3B-Instruct-2507", "qwen3-30b-a3b"],
    ["mistralai/Mixtral-8x7B-Instruct-v0.1", "mixtral-8x7b"],
    ["70B Llama 3.3", "llama-3.3-70b"],
    ["llama 3,1 70 milliards", "llama-3.1-70b"],
    ["gemma 3 27", "gemma-3-27b"],
    ["r1 70b", "deepseek-r1-distill-llama-70b"],
    ["r1 distill 32b", "deepseek-r1-distill-qwen-32b"],
    ["Command R+", "command-r-plus"],
  ])("reads %s as %s", (name, row) => {
    expect(id(name)).toBe(row);
  });

  it.each([
    ["llama 70b", "llama-3.3-70b"],
    ["llama 8b", "llama-3.1-8b"],
    ["qwen 32b", "qwen3-32b"],
    ["mistral 7b", "mistral-7b-v0.3"],
    ["mistral small", "mistral-small-3-24b"],
  ])("takes the newest member of a family without version: %s is %s, and says so", (name, row) => {
    const found = findModel(name);
    expect(found.ok && found.row.id).toBe(row);
    expect(found.ok && found.assumption?.en).toContain("read as");
  });

  it("offers the other versions", () => {
    const found = findModel("llama 70b");
    expect(found.ok && found.alternatives).toEqual(["Llama 3.1 70B", "Llama 3 70B", "Llama 2 70B"]);
  });

  it.each(["deepseek", "gpt-oss", "Mistral Large", "r1:8b", "qwen3"])("asks which %s is meant", (name) => {
    const found = findModel(name);
    expect(!found.ok && found.suggestions.length).toBeGreaterThan(0);
    expect(!found.ok && found.reason?.fr).toContain("précisez");
  });

  it("keeps a plus sign and a size apart from names that run together alike", () => {
    expect(id("Command R")).not.toBe("command-r-plus");
    expect(id("qwen 27b")).not.toBe("qwen2-7b");
  });

  it("names a relative: Vicuna has the dimensions of Llama 2", () => {
    const found = findModel("Vicuna 13B");
    expect(found.ok && found.assumption?.en).toBe("“Vicuna 13B” read as Llama 2 13B");
  });

  it("suggests the model that a bare size is known for", () => {
    const found = findModel("405b");
    expect(!found.ok && found.suggestions).toEqual(["Llama 3.1 405B"]);
  });
});

describe("modelsOfSize", () => {
  it("lists models sold under that size, best known first", () => {
    expect(modelsOfSize(70)[0]?.id).toBe("llama-3.3-70b");
    expect(modelsOfSize(1234)).toEqual([]);
  });
});
