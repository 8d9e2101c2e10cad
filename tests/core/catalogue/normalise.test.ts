import { describe, expect, it } from "vitest";
import { bagOf, distinctTokens, fold, normalise, tokensOf } from "../../../core/catalogue/normalise.js";

describe("fold", () => {
  it("drops case, accents, invisible characters and full-width forms", () => {
    expect(fold("É\u200bCOLE")).toBe("ecole");
    expect(fold("ＲＴＸ ４０９０")).toBe("rtx 4090");
    expect(fold("e\u0301")).toBe(fold("é"));
  });
});

describe("normalise", () => {
  it("ignores separators but keeps the plus, which tells two models apart", () => {
    expect(normalise("Command R+")).toBe(normalise("command-r+"));
    expect(normalise("Command R+")).not.toBe(normalise("Command R"));
    expect(normalise(" -/_. ")).toBe("");
  });
});

describe("tokensOf", () => {
  it.each([
    ["RTX4090 portable 16 Go", ["rtx", "4090", "laptop", "16gb"]],
    ["Llama3.1 70 milliards", ["llama", "3.1", "70b"]],
    ["llama 3,1", ["llama", "3.1"]],
    ["4070ti", ["4070", "ti"]],
    ["M3 Max 40 cœurs", ["m3", "max", "40core"]],
    ["codellama-7b", ["code", "llama", "7b"]],
    ["Command R+", ["command", "r+"]],
    ["A100 80 GiB", ["a100", "80gb"]],
  ])("splits %s", (name, words) => {
    expect(tokensOf(name)).toEqual(words);
  });

  it("takes words of the language for words", () => {
    expect(tokensOf("constructor toString")).toEqual(["constructor", "tostring"]);
  });

  it("leaves the letters behind a size alone: 70B is none", () => {
    expect(tokensOf("qwen 7b gb200")).toEqual(["qwen", "7b", "gb200"]);
    expect(tokensOf("8 goats")).toEqual(["8", "goats"]);
  });
});

describe("distinctTokens", () => {
  it("drops makers, sales names and tuning stages", () => {
    expect(distinctTokens("NVIDIA Tesla T4 GPU")).toEqual(["t4"]);
    expect(distinctTokens("meta Llama 3.1 8B Instruct")).toEqual(["llama", "3.1", "8b"]);
  });
});

describe("bagOf", () => {
  it("is the same for any order and leaves its argument alone", () => {
    const words = ["b", "a"];
    expect(bagOf(words)).toBe(bagOf(["a", "b"]));
    expect(words).toEqual(["b", "a"]);
  });
});
