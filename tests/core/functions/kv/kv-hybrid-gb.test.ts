import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kvCacheGb } from "../../../../core/functions/kv/kv-cache-gb.js";
import { KV_HYBRID_GB, kvHybridGb } from "../../../../core/functions/kv/kv-hybrid-gb.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const shape = { kvHeads: 16, headDim: 128, sequences: 1, kvBytes: 2 };

describe("KV_HYBRID_GB", () => {
  it("gives 11.17 GB for Gemma 3 27B at 128k: 8,192 B × (10 × 131,072 + 52 × 1,024)", () => {
    near(call(KV_HYBRID_GB, 10, 52, 1024, 16, 128, 131072), (8192 * (10 * 131072 + 52 * 1024)) / 1e9);
  });

  it("gives 51.2 MB for gpt-oss-20b at 4k in 16 bits: 1,024 B × 2 × 12 × (4,096 + 128)", () => {
    near(call(KV_HYBRID_GB, 12, 12, 128, 8, 64, 4096), (2 * 1024 * 12 * (4096 + 128)) / 1e9);
  });

  it("equals KV_CACHE_GB while the window is not full, and with global layers alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4096 }), (tokens) => {
        const all = kvCacheGb({ ...shape, layers: 62, tokens });
        near(kvHybridGb({ ...shape, globalLayers: 10, localLayers: 52, windowTokens: 4096, tokens }), all);
        near(kvHybridGb({ ...shape, globalLayers: 62, localLayers: 0, windowTokens: 1, tokens }), all);
      }),
    );
  });

  it("stops growing with local layers alone once the window is full", () => {
    const local = { ...shape, globalLayers: 0, localLayers: 30, windowTokens: 512 };
    expect(kvHybridGb({ ...local, tokens: 1_000_000 })).toBe(kvHybridGb({ ...local, tokens: 512 }));
  });

  it("refuses a model without layers and says what to give", () => {
    const failure = refuse(KV_HYBRID_GB, 0, 0, 1024, 16, 128, 100);
    expect(failure).toMatchObject({ code: "domain", param: "global_layers" });
    expect(failure.en).toContain("local_layers");
  });
});
