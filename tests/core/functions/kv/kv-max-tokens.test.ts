import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KV_MAX_TOKENS, kvMaxTokens } from "../../../../core/functions/kv/kv-max-tokens.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("KV_MAX_TOKENS", () => {
  it("gives 48,828 tokens in 16 GB for Llama 3 70B: 16e9 / 327,680 = 48,828.125", () => {
    expect(call(KV_MAX_TOKENS, 16, 327680)).toBe(48_828);
  });

  it("gives 131,072 tokens in 40 GiB", () => {
    expect(call(KV_MAX_TOKENS, (40 * 2 ** 30) / 1e9, 327680)).toBe(131_072);
  });

  it("finds the tokens again whose cache fills the memory exactly", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (tokens, bytes) => {
          expect(kvMaxTokens({ freeGb: (tokens * bytes) / 1e9, kvBytesPerToken: bytes })).toBe(tokens);
        },
      ),
    );
  });

  it("is 0 without room, which is an answer", () => {
    expect(call(KV_MAX_TOKENS, 0, 327680)).toBe(0);
    expect(call(KV_MAX_TOKENS, 1e-9, 2)).toBe(0);
  });

  it("refuses tokens that take no room", () => {
    expect(refuse(KV_MAX_TOKENS, 16, 0)).toMatchObject({ code: "domain", param: "kv_bytes_per_token" });
  });
});
