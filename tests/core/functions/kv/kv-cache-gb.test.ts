import { describe, expect, it } from "vitest";
import { KV_CACHE_GB } from "../../../../core/functions/kv/kv-cache-gb.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("KV_CACHE_GB", () => {
  it("gives 40 GiB for Llama 3 70B at 128k: 327,680 × 131,072 = 40 × 2^30", () => {
    near(call(KV_CACHE_GB, 80, 8, 128, 131072), (40 * 2 ** 30) / 1e9);
  });

  it("gives 2 GiB for Llama 2 7B at 4k: half a MiB a token", () => {
    near(call(KV_CACHE_GB, 32, 32, 128, 4096), (2 * 2 ** 30) / 1e9);
  });

  it("grows in proportion to tokens, sequences and bytes", () => {
    const one = call(KV_CACHE_GB, 80, 8, 128, 1000) as number;
    near(call(KV_CACHE_GB, 80, 8, 128, 3000), 3 * one);
    near(call(KV_CACHE_GB, 80, 8, 128, 1000, 7), 7 * one);
    near(call(KV_CACHE_GB, 80, 8, 128, 1000, 1, 0.5), one / 4);
  });

  it("is 0 without tokens and refuses fewer", () => {
    expect(call(KV_CACHE_GB, 80, 8, 128, 0)).toBe(0);
    expect(refuse(KV_CACHE_GB, 80, 8, 128, -1)).toMatchObject({ code: "domain", param: "tokens" });
    expect(refuse(KV_CACHE_GB, 80, 8, 128, 10, 0)).toMatchObject({ code: "domain", param: "sequences" });
  });
});
