import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  PREFILL_CHUNKED_MS,
  prefillChunkedMs,
} from "../../../../core/functions/prefill/prefill-chunked-ms.js";
import { prefillRooflineMs } from "../../../../core/functions/prefill/prefill-roofline-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const h100 = { activeParamsB: 70, bytesPerParam: 2, peakTflops: 989.4, bandwidthGbs: 3350, mfu: 0.5, mbu: 1 };

describe("PREFILL_CHUNKED_MS", () => {
  it("reads the weights 32 times for 2,000 tokens in chunks of 64: 32 × 140 / 3.35", () => {
    near(call(PREFILL_CHUNKED_MS, 70, 2, 2000, 64, 989.4, 3350), (32 * 140) / 3.35);
  });

  it("agrees with a loop over the chunks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        (promptTokens, chunkTokens) => {
          let ms = 0;
          for (let left = promptTokens; left > 0; left -= chunkTokens)
            ms += prefillRooflineMs({ ...h100, promptTokens: Math.min(left, chunkTokens) });
          near(prefillChunkedMs({ ...h100, promptTokens, chunkTokens }), ms, 1e-11);
        },
      ),
    );
  });

  it("is one pass when the chunk holds the prompt, and for equal lengths", () => {
    for (const chunkTokens of [2000, 2001, 8192])
      expect(prefillChunkedMs({ ...h100, promptTokens: 2000, chunkTokens })).toBe(
        prefillRooflineMs({ ...h100, promptTokens: 2000 }),
      );
  });

  it("answers at once for a million chunks of one token", () => {
    near(call(PREFILL_CHUNKED_MS, 70, 2, 1_000_000, 1, 989.4, 3350), 1e6 * (140 / 3.35));
  });

  it("refuses chunks without tokens", () => {
    expect(refuse(PREFILL_CHUNKED_MS, 70, 2, 2000, 0, 989.4, 3350)).toMatchObject({
      code: "domain",
      param: "chunk_tokens",
    });
  });
});
