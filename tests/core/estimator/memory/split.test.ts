import { describe, expect, it } from "vitest";
import { weightFormat } from "../../../../core/estimator/memory/format.js";
import {
  allowedTensorParallel,
  cacheShare,
  checkTensorParallel,
  devicesOf,
  weightsPerDevice,
} from "../../../../core/estimator/memory/split.js";
import { GIB } from "../../../../core/estimator/memory/units.js";
import { weightBytes } from "../../../../core/estimator/memory/weights.js";
import { formatFailure } from "../../../../core/text/failure.js";
import { near } from "../../../helpers/near.js";
import { tried } from "../../../helpers/tried.js";
import { model, quant, TOY } from "./sample.js";

describe("devicesOf", () => {
  it("multiplies stages with the wider of tensors and experts", () => {
    expect([devicesOf({ tp: 4, pp: 2, ep: 1 }), devicesOf({ tp: 2, pp: 1, ep: 8 })]).toEqual([8, 8]);
  });
});

describe("weightsPerDevice", () => {
  const perDevice = (tp: number, pp: number) => {
    const facts = model("llama-3.1-8b");
    const format = weightFormat(quant("bf16"), facts);
    return weightsPerDevice(facts, format, weightBytes(facts, format), { tp, pp, ep: 1 }) / GIB;
  };

  it("puts the larger of embedding and head on the fullest stage (logs: 7.51 and 4.26 GiB)", () => {
    near(perDevice(1, 2), 7.51, 0.01);
    near(perDevice(1, 4), 4.26, 0.01);
  });

  it("copies key and value projections when there are more devices than KV heads", () => {
    const params = 2 * 4096 * 8 * 128 * 32;
    near((perDevice(16, 1) - perDevice(1, 1) / 16) * GIB, (params * 2 * 1) / 16, 1e-9);
  });

  it("holds experts whole where they are spread, the rest by tensors", () => {
    const facts = model("gpt-oss-20b");
    const format = weightFormat(quant("mxfp4"), facts);
    const bytes = weightBytes(facts, format);
    const each = weightsPerDevice(facts, format, bytes, { tp: 2, pp: 1, ep: 4 });
    near(each, bytes.experts / 4 + (bytes.total - bytes.experts) / 2);
  });
});

describe("cacheShare", () => {
  it("spreads heads, copies a latent, and divides both over stages", () => {
    expect(cacheShare(8, false, { tp: 4, pp: 1, ep: 1 })).toBe(1 / 4);
    expect(cacheShare(2, false, { tp: 4, pp: 1, ep: 1 })).toBe(1 / 2);
    expect(cacheShare(8, true, { tp: 4, pp: 2, ep: 1 })).toBe(1 / 2);
  });
});

describe("allowedTensorParallel", () => {
  it("divides the heads: Qwen2.5 7B with 28 heads and 4 KV heads", () => {
    expect(allowedTensorParallel(model("qwen2.5-7b"), 8)).toEqual([1, 2, 4]);
  });

  it("copies KV heads in multiples: 16 heads with 4 KV heads", () => {
    expect(allowedTensorParallel(TOY, 16)).toEqual([1, 2, 4, 8, 16]);
  });

  it("asks for a vocabulary that divides when padded to 64", () => {
    // 50,000 becomes 50,048 = 64 x 782: it divides by 2 x 17 x 23 and 64, not by 5.
    expect(allowedTensorParallel({ ...TOY, heads: 0, kvHeads: 0 }, 5)).toEqual([1, 2, 4]);
  });
});

describe("checkTensorParallel", () => {
  it("lets pass what divides", () => {
    expect(() => checkTensorParallel(TOY, 4)).not.toThrow();
  });

  it("refuses the rest with the sizes that work, in both languages", () => {
    const failure = tried(() => checkTensorParallel(TOY, 3));
    expect(failure).toMatchObject({ code: "domain", param: "gpus", given: 3 });
    expect(formatFailure(failure, "en")).toContain("possible: 1, 2, 4, 8, 16");
    expect(formatFailure(failure, "fr")).toContain("16 têtes d’attention");
  });
});
