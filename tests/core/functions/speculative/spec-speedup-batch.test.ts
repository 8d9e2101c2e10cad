import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { specSpeedup } from "../../../../core/functions/speculative/spec-speedup.js";
import {
  SPEC_SPEEDUP_BATCH,
  specSpeedupBatch,
} from "../../../../core/functions/speculative/spec-speedup-batch.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("SPEC_SPEEDUP_BATCH", () => {
  it("gives 1.293 at 128 sequences (by hand: 3.68928 / (0.25 + 768 / 295))", () => {
    near(call(SPEC_SPEEDUP_BATCH, 0.8, 5, 0.05, 128, 295), 3.68928 / (0.25 + 768 / 295));
  });

  it("gives 0.590 beyond the critical batch (by hand: 3.68928 / 6.25)", () => {
    near(call(SPEC_SPEEDUP_BATCH, 0.8, 5, 0.05, 512, 295), 3.68928 / 6.25);
  });

  it("equals SPEC_SPEEDUP while all drafts fit below the critical batch: 49 × 6 = 294", () => {
    const draft = { acceptance: 0.8, draftTokens: 5, costRatio: 0.05 };
    for (const batch of [1, 20, 49])
      expect(call(SPEC_SPEEDUP_BATCH, 0.8, 5, 0.05, batch, 295)).toBe(specSpeedup(draft));
    expect(call(SPEC_SPEEDUP_BATCH, 0.8, 5, 0.05, 50, 295)).toBeLessThan(specSpeedup(draft));
  });

  it("never gains with a larger batch, and settles beyond the critical one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 32 }),
        (batch, draftTokens) => {
          const draft = { acceptance: 0.7, draftTokens, costRatio: 0.1, criticalBatch: 295 };
          const gain = specSpeedupBatch({ ...draft, batch });
          expect(specSpeedupBatch({ ...draft, batch: batch + 1 })).toBeLessThanOrEqual(gain * (1 + 1e-12));
          if (batch > 295) near(gain, specSpeedupBatch({ ...draft, batch: 1_000_000 }));
        },
      ),
    );
  });

  it("refuses a critical batch of 0", () => {
    expect(refuse(SPEC_SPEEDUP_BATCH, 0.8, 5, 0.05, 8, 0)).toMatchObject({
      code: "domain",
      param: "critical_batch",
    });
  });
});
