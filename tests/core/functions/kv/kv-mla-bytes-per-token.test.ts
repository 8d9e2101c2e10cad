import { describe, expect, it } from "vitest";
import { kvBytesPerTokenOf } from "../../../../core/functions/kv/kv-bytes-per-token.js";
import { KV_MLA_BYTES_PER_TOKEN } from "../../../../core/functions/kv/kv-mla-bytes-per-token.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("KV_MLA_BYTES_PER_TOKEN", () => {
  it("gives 70,272 bytes for DeepSeek-V3 (by hand: 61 × 576 × 2)", () => {
    expect(call(KV_MLA_BYTES_PER_TOKEN, 61, 512, 64)).toBe(70_272);
  });

  it("gives 31,104 bytes for DeepSeek-V2-Lite: 27 layers, 576 values", () => {
    expect(call(KV_MLA_BYTES_PER_TOKEN, 27, 512, 64)).toBe(31_104);
  });

  it("is 57 times smaller than the same heads would be without it", () => {
    // DeepSeek-V3 has 128 heads of 128: 2 × 128 × 128 values against 576.
    const full = kvBytesPerTokenOf({ layers: 61, kvHeads: 128, headDim: 128, kvBytes: 2 });
    expect(full / 70_272).toBeCloseTo(32_768 / 576, 9);
  });

  it("allows a model without position key, not one without latent", () => {
    expect(call(KV_MLA_BYTES_PER_TOKEN, 1, 1, 0, 1)).toBe(1);
    expect(refuse(KV_MLA_BYTES_PER_TOKEN, 61, 0, 64)).toMatchObject({
      code: "domain",
      param: "kv_lora_rank",
    });
  });
});
