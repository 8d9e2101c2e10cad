import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MAX_CONTEXT_TOKENS,
  maxContextTokens,
} from "../../../../core/functions/memory/max-context-tokens.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MAX_CONTEXT_TOKENS", () => {
  it("divides what the weights leave by the cache of one token", () => {
    // By hand: (24 × 0.9 - 16) GB / 131,072 = 42,724.6; (2 × 24 × 0.5 - 16 - 2) GB / (100,000 × 3) = 20,000.
    expect(call(MAX_CONTEXT_TOKENS, 24, 16, 131072)).toBe(42_724);
    expect(call(MAX_CONTEXT_TOKENS, 24, 16, 100_000, 3, 2, 0.5, 2)).toBe(20_000);
  });

  it("fills the memory: that context fits and one token more does not", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 70, noNaN: true }),
        fc.integer({ min: 1000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 64 }),
        (weightsGb, kvBytesPerToken, sequences) => {
          const args = {
            vramGb: 80,
            weightsGb,
            kvBytesPerToken,
            sequences,
            gpus: 1,
            utilisation: 0.9,
            reserveGb: 0,
          };
          const tokens = maxContextTokens(args);
          const takenGb = (n: number) => weightsGb + (n * kvBytesPerToken * sequences) / 1e9;
          expect(takenGb(tokens)).toBeLessThanOrEqual(72 * (1 + 1e-8));
          expect(takenGb(tokens + 1)).toBeGreaterThan(72);
        },
      ),
    );
  });

  it("is 0 when the weights fill the memory exactly", () => {
    expect(call(MAX_CONTEXT_TOKENS, 80, 72, 327680)).toBe(0);
  });

  it("says how many GPUs the weights need when they do not fit", () => {
    const refusal = refuse(MAX_CONTEXT_TOKENS, 80, 140, 327680);
    expect(refusal).toMatchObject({ code: "infeasible", param: "weights_gb" });
    expect(refusal.en).toContain("140 GB of 72 GB usable: at least 2 GPUs needed");
    expect(refusal.fr).toContain("140 Go pour 72 Go utilisables");
  });

  it("refuses a cache of no bytes, which any context would fit", () => {
    expect(refuse(MAX_CONTEXT_TOKENS, 80, 40, 0)).toMatchObject({
      code: "domain",
      param: "kv_bytes_per_token",
    });
  });
});
