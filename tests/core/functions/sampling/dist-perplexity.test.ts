import { describe, expect, it } from "vitest";
import { DIST_PERPLEXITY, distPerplexity } from "../../../../core/functions/sampling/dist-perplexity.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("DIST_PERPLEXITY", () => {
  it("agrees with numbers computed apart", () => {
    // By hand: 2^1.5. Python decimal, 40 digits, for 0.6, 0.3, 0.1.
    near(call(DIST_PERPLEXITY, [[0.5, 0.25, 0.25]]), 2 * Math.SQRT2);
    near(distPerplexity({ probabilities: [0.6, 0.3, 0.1] }), 2.454555595891148);
  });

  it("is n for n equal tokens and 1 without doubt", () => {
    near(call(DIST_PERPLEXITY, [[0.2, 0.2, 0.2, 0.2, 0.2]]), 5);
    expect(call(DIST_PERPLEXITY, [[1, 0]])).toBe(1);
  });

  it("refuses a list of zeros", () => {
    expect(refuse(DIST_PERPLEXITY, [[0, 0]])).toMatchObject({ code: "domain", param: "probabilities" });
  });
});
