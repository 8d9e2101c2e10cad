import { describe, expect, it } from "vitest";
import { kvBytesPerTokenOf } from "../../../../core/functions/kv/kv-bytes-per-token.js";

describe("kvBytesPerTokenOf", () => {
  it("gives 163,840 bytes for Llama 3 70B in int8 (How to Scale Your Model: 160 kB)", () => {
    expect(kvBytesPerTokenOf({ layers: 80, kvHeads: 8, headDim: 128, kvBytes: 1 })).toBe(163_840);
  });

  it("gives 524,288 bytes for Llama 2 7B, whose 32 heads all keep a cache", () => {
    expect(kvBytesPerTokenOf({ layers: 32, kvHeads: 32, headDim: 128, kvBytes: 2 })).toBe(524_288);
  });

  it("is a quarter with a quarter of the KV heads", () => {
    const shape = { layers: 61, headDim: 64, kvBytes: 2 };
    expect(kvBytesPerTokenOf({ ...shape, kvHeads: 8 })).toBe(
      kvBytesPerTokenOf({ ...shape, kvHeads: 32 }) / 4,
    );
  });
});
