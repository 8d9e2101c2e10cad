import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_BATCH_KV, maxBatchKv } from "../../../../core/functions/batch/max-batch-kv.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MAX_BATCH_KV", () => {
  it("gives 43 sequences of 8k for 70B on 256 GB (How to Scale Your Model)", () => {
    expect(call(MAX_BATCH_KV, 256, 140, 2.68435456)).toBe(43);
  });

  it("gives 156 on eight 80 GB cards at 90 % with 16 GB kept: (576 - 156) / 2.68 = 156.46", () => {
    expect(call(MAX_BATCH_KV, 640, 140, 2.68435456, 16, 0.9)).toBe(156);
  });

  it("fills the memory to the last GB: 0.7 GB each in 2.1 GB is three, though doubles say 2.9999999999999996", () => {
    expect(call(MAX_BATCH_KV, 142.1, 140, 0.7)).toBe(3);
  });

  it("finds the batch again that fills the memory exactly", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (batch, kvGbPerSeq) => {
          const memoryGb = 140 + 16 + batch * kvGbPerSeq;
          expect(maxBatchKv({ memoryGb, weightsGb: 140, kvGbPerSeq, reserveGb: 16, utilisation: 1 })).toBe(
            batch,
          );
        },
      ),
    );
  });

  it("is 0 when the weights do not fit, which is an answer", () => {
    expect(call(MAX_BATCH_KV, 80, 140, 2.7)).toBe(0);
    expect(call(MAX_BATCH_KV, 140, 140, 2.7)).toBe(0);
  });

  it("refuses sequences that take no room", () => {
    expect(refuse(MAX_BATCH_KV, 256, 140, 0)).toMatchObject({ code: "domain", param: "kv_gb_per_seq" });
  });
});
