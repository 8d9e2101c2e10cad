import { describe, it } from "vitest";
import { tokensPerSec } from "../../../../core/functions/decode/tokens-per-sec.js";
import { tpsWithKv } from "../../../../core/functions/decode/tps-with-kv.js";
import { near } from "../../../helpers/near.js";

const h100 = { paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 };

describe("tpsWithKv", () => {
  it("gives 23.48 tok/s with 8k of context: 3350 / (140 + 327,680 x 8,192 / 1e9)", () => {
    near(tpsWithKv({ ...h100, kvBytesPerToken: 327680, contextTokens: 8192 }), 3350 / (140 + 2.68435456));
  });

  it("equals the ceiling without context or without cache", () => {
    near(tpsWithKv({ ...h100, kvBytesPerToken: 327680, contextTokens: 0 }), tokensPerSec(h100));
    near(tpsWithKv({ ...h100, kvBytesPerToken: 0, contextTokens: 1e6 }), tokensPerSec(h100));
  });

  it("halves where the cache weighs as much as the weights: 140e9 / 327,680 tokens", () => {
    near(
      tpsWithKv({ ...h100, kvBytesPerToken: 140e9 / 427_246, contextTokens: 427_246 }),
      tokensPerSec(h100) / 2,
    );
  });
});
