import { describe, expect, it } from "vitest";
import { explainCall } from "../../core/explain-call.js";
import { tried } from "../helpers/tried.js";

describe("explainCall", () => {
  it("says formula, inputs, numbers and result in one line", () => {
    // 70 x 2 = 140 GB, the sheet's first line.
    expect(explainCall("model_size_gb", [70, 2], "en")).toBe(
      "MODEL_SIZE_GB: params_b × bytes_per_param. With params_b = 70 B params, bytes_per_param = 2 bytes/param: 70 × 2 = 140 GB.",
    );
    expect(explainCall("MODEL_SIZE_GB", [70, "0,5"], "fr")).toBe(
      "MODEL_SIZE_GB\u00a0: params_b × bytes_per_param. Avec params_b = 70 Md de paramètres ; bytes_per_param = 0,5 octets/paramètre\u00a0: 70 × 0,5 = 35 Go.",
    );
  });

  it("marks what was not given", () => {
    expect(explainCall("TOKENS_PER_SEC", [70, 2, 3350], "en")).toContain("efficiency = 1 (default)");
    expect(explainCall("TOKENS_PER_SEC", [70, 2, 3350], "fr")).toContain("efficiency = 1 (par défaut)");
  });

  it("explains why there is no result instead of failing", () => {
    expect(explainCall("MODEL_SIZE_GB", [70, "x"], "en")).toMatch(/No result – bytes_per_param: “x” is not/);
    expect(explainCall("MODEL_SIZE_GB", [70, "x"], "fr")).toMatch(
      /Pas de résultat – bytes_per_param\u00a0: «/,
    );
  });

  it("shows the beginning of a result that spills", () => {
    // Four rows: three of them, then an ellipsis.
    const text = explainCall("BATCH_CURVE", [[[1, 2, 4, 8]], 70, 2, 3350, 989.4], "en");
    expect(text.slice(text.indexOf(" → ")).split(" | ")).toHaveLength(4);
    expect(text).toMatch(/ \| …/);
  });

  it("offers the nearest names for one that does not exist", () => {
    expect(tried(() => explainCall("TOKENS_PER_SECOND", [], "en"))).toMatchObject({
      code: "unknown",
      given: "TOKENS_PER_SECOND",
      suggestion: expect.arrayContaining(["TOKENS_PER_SEC"]),
    });
  });

  it("does not explain itself", () => {
    expect(tried(() => explainCall("JETON_EXPLAIN", ["JETON_EXPLAIN"], "en"))).toMatchObject({
      code: "domain",
      param: "function_name",
    });
  });
});
