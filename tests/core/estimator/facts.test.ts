import { describe, expect, it } from "vitest";
import {
  diesOf,
  fp16Tflops,
  fp32Tflops,
  guessModel,
  linkGbs,
  usableGb,
} from "../../../core/estimator/facts.js";
import { near } from "../../helpers/near.js";
import { device } from "./sample.js";

const bare = (group: string, more: object = {}) => ({ group, bw: 1000, fp16: 96, ...more }) as never;

describe("diesOf", () => {
  it.each([
    ["Instinct MI250X", 2],
    ["Data Center GPU Max 1550", 2],
    ["MI250 (1 GCD)", 1],
    ["Max 1550, 1 tile", 1],
    ["MI300X", 1],
    ["M4 Max", 1],
  ])("counts %s as %d", (name, dies) => {
    expect(diesOf(name)).toBe(dies);
  });
});

describe("fp16Tflops and fp32Tflops", () => {
  it("take the sheet's figures", () => {
    expect([fp16Tflops(device("H100 SXM")), fp32Tflops(device("H100 SXM"))]).toEqual([989, 67]);
  });

  it.each([
    ["nv-hbm", 6.4],
    ["nv-soc", 24],
    ["amd-gddr", 48],
    ["apple", 96],
    ["gaudi", 6],
    ["cpu", 12],
  ])("derive the vector rate of %s from the matrix rate", (group, tflops) => {
    near(fp32Tflops(bare(group)), tflops);
  });

  it("know that a GeForce has half the ratio of a card for work", () => {
    near(fp32Tflops(bare("nv-gddr", { family: "GeForce" })), 48);
    near(fp32Tflops(bare("nv-gddr", { family: "RTX pro" })), 24);
  });

  it("assume 50 TFLOPS where nobody states any, 0 included", () => {
    expect([fp16Tflops(bare("cpu", { fp16: null })), fp16Tflops(bare("cpu", { fp16: 0 }))]).toEqual([50, 50]);
  });
});

describe("linkGbs", () => {
  it("is the link, or PCIe 4", () => {
    expect([linkGbs(device("H100 SXM")), linkGbs(bare("cpu"))]).toEqual([450, 32]);
  });
});

describe("usableGb", () => {
  it("takes marketed GB for GiB on cards, not on shared memory", () => {
    near(usableGb(device("RTX 4090")), 24 * 1.0737);
    expect(usableGb(device("Apple M4 Max (40-core GPU)"))).toBe(128);
  });

  it("is no limit where the size is not known", () => {
    expect(usableGb(bare("cpu"))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("guessModel", () => {
  it("is the shape of Llama 3.1 8B at 8 billion", () => {
    expect(guessModel(8)).toMatchObject({
      layers: 32,
      hidden: 4096,
      heads: 32,
      kvGrowing: 131_072,
      guessed: true,
    });
  });

  it("grows deeper and wider: 70 billion have 80 layers", () => {
    // 32 x 8.75^0.42 = 79.6; 4,096 x 8.75^0.32 = 8,200.
    expect(guessModel(70)).toMatchObject({ layers: 80, hidden: 8200 });
  });
});
