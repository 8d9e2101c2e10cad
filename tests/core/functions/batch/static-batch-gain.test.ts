import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STATIC_BATCH_GAIN, staticBatchGain } from "../../../../core/functions/batch/static-batch-gain.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("STATIC_BATCH_GAIN", () => {
  it("gives 2.5 for 100, 200, 300 and 1,000 tokens: 1,000 over a mean of 400", () => {
    near(call(STATIC_BATCH_GAIN, [[100, 200, 300, 1000]]), 2.5);
  });

  it("gives nearly 2 for lengths spread evenly up to n: 2 n / (n + 1)", () => {
    near(call(STATIC_BATCH_GAIN, [Array.from({ length: 999 }, (_, i) => i + 1)]), 1.998);
  });

  it("is 1 for equal answers and for a single one", () => {
    expect(call(STATIC_BATCH_GAIN, [[500]])).toBe(1);
    near(call(STATIC_BATCH_GAIN, [[7, 7, 7]]), 1);
  });

  it("lies between 1 and the batch, in any order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 50 }),
        (outputLengths) => {
          const gain = staticBatchGain({ outputLengths });
          expect(gain).toBeGreaterThanOrEqual(1 - 1e-12);
          expect(gain).toBeLessThanOrEqual(outputLengths.length * (1 + 1e-12));
          near(staticBatchGain({ outputLengths: [...outputLengths].reverse() }), gain);
        },
      ),
    );
  });

  it("keeps its digits for lengths whose sum overflows", () => {
    near(call(STATIC_BATCH_GAIN, [[1e308, 1e308, 1e308, 1e308]]), 1);
  });

  it("refuses an empty list and an answer without tokens", () => {
    expect(refuse(STATIC_BATCH_GAIN, [])).toMatchObject({ code: "domain", param: "output_lengths" });
    expect(refuse(STATIC_BATCH_GAIN, [[100, 0]])).toMatchObject({ code: "domain", param: "output_lengths" });
  });
});
