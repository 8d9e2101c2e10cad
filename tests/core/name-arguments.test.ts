import { describe, expect, it } from "vitest";
import { TOKENS_PER_SEC } from "../../core/functions/decode/tokens-per-sec.js";
import { JETON_EXPLAIN } from "../../core/functions/help/jeton-explain.js";
import type { FunctionDefinition } from "../../core/index.js";
import { keyOf, nameArguments } from "../../core/name-arguments.js";
import { tried } from "../helpers/tried.js";

describe("nameArguments", () => {
  it("gives each value the key of its parameter and fills in the default", () => {
    expect(nameArguments(TOKENS_PER_SEC, [70, "2", [[3350]]], "en")).toEqual({
      paramsB: 70,
      bytesPerParam: 2,
      bandwidthGbs: 3350,
      efficiency: 1,
    });
  });

  it("leaves what is given where there is a default", () => {
    expect(nameArguments(TOKENS_PER_SEC, [70, 2, 3350, 0.5], "en")).toHaveProperty("efficiency", 0.5);
  });

  it("fails on the first bad argument", () => {
    expect(tried(() => nameArguments(TOKENS_PER_SEC, [70, "x", "y"], "en"))).toMatchObject({
      code: "type",
      param: "bytes_per_param",
    });
  });

  it("hands everything behind the last named parameter to a repeating one, unread", () => {
    expect(nameArguments(JETON_EXPLAIN as FunctionDefinition, ["X", 1, null, "1,5"], "fr")).toEqual({
      functionName: "X",
      arguments: [1, null, "1,5"],
    });
  });

  it("allows blanks beyond the last parameter and nothing else", () => {
    expect(nameArguments(TOKENS_PER_SEC, [70, 2, 3350, 1, null, ""], "en")).toHaveProperty("efficiency", 1);
    expect(tried(() => nameArguments(TOKENS_PER_SEC, [70, 2, 3350, 1, null, 0], "en"))).toMatchObject({
      code: "type",
      reason: { values: { given: 6, most: 4 } },
    });
  });
});

describe("keyOf", () => {
  it("turns a public name into the key of the code", () => {
    expect(keyOf("kv_bytes_per_token")).toBe("kvBytesPerToken");
    expect(keyOf("p1")).toBe("p1");
    expect(keyOf("top_1_share")).toBe("top1Share");
  });
});
