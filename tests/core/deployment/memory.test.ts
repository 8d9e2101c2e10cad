import { describe, expect, it } from "vitest";
import { deploy } from "../../../core/deployment/deployment.js";
import {
  askOf,
  memoryFit,
  memoryInputOf,
  memoryOf,
  requireFit,
  requireMemorySize,
} from "../../../core/deployment/memory.js";
import { totalNeed } from "../../../core/estimator/memory/need.js";
import { near } from "../../helpers/near.js";
import { tried } from "../../helpers/tried.js";

const small = deploy({ model: "llama 3.1 8b", hardware: "h100" });
const large = deploy({ model: "llama 3.1 70b", hardware: "h100" });
const cpu = deploy({ model: "llama 3.1 8b", hardware: "EPYC 9004" });

describe("memoryInputOf", () => {
  it("takes the cache's bytes from its format: 8 bits are one byte", () => {
    expect(memoryInputOf(small).elementBytes).toBeUndefined();
    expect(memoryInputOf({ ...small, kvQuant: { bits: 8 } as never }).elementBytes).toBe(1);
  });

  it("has no usable memory where the size is the user's to say", () => {
    expect(memoryInputOf(cpu).usable).toBeUndefined();
    expect(
      memoryInputOf(deploy({ model: "llama 3.1 8b", hardware: "EPYC 9004 384GB" })).usable,
    ).toBeDefined();
  });
});

describe("askOf", () => {
  it("carries the devices and refuses a machine without a memory size, in both languages", () => {
    expect(askOf(large, 4096, 8)).toMatchObject({ gpus: 1, context: 4096, sequences: 8 });
    const { code, param, reason } = tried(() => askOf(cpu));
    expect([code, param]).toEqual(["infeasible", "hardware"]);
    expect(reason?.en).toContain("64 GB");
    expect(reason?.fr).toContain("64 Go");
    expect(tried(() => requireMemorySize(cpu)).code).toBe("infeasible");
    expect(() => requireMemorySize(small)).not.toThrow();
  });
});

describe("memoryOf", () => {
  it("adds weights and cache: 8.03 B x 2 bytes, 128 KiB a token", () => {
    const need = totalNeed(memoryOf(small, 8192, 4));
    near(need.weights, 16.06e9, 1e-9);
    // Whole pages of 16 tokens: 8192 is a multiple.
    near(need.cache, 4 * 8192 * 131_072, 1e-9);
  });
});

describe("memoryFit", () => {
  it("fits what is small and says how full the device is", () => {
    expect(memoryFit(small, 8192, 1).fit).toBe("yes");
    expect(memoryFit(large, 8192, 1)).toMatchObject({ fit: "no" });
    expect(memoryFit(large, 8192, 1).share).toBeGreaterThan(141 / 85);
  });

  it("grows fuller with every sequence", () => {
    const share = (sequences: number) => memoryFit(small, 8192, sequences).share;
    expect(share(2)).toBeGreaterThan(share(1));
    expect(share(9) - share(8)).toBeCloseTo(share(2) - share(1), 9);
  });
});

describe("requireFit", () => {
  it("lets pass what fits and names the devices that would do", () => {
    expect(() => requireFit(small, 8192)).not.toThrow();
    expect(tried(() => requireFit(large, 8192))).toMatchObject({
      code: "infeasible",
      param: "hardware",
      reason: { values: { model: "Llama 3.1 70B", gpus: 2, context: 8192 } },
    });
  });

  it("offers larger devices where no number of these will do", () => {
    // 80 layers cannot be spread over more than 80 cards of 2 GB beside their buffers.
    const tiny = deploy({ model: "llama 3.1 405b", hardware: "2 GB" });
    expect(tried(() => requireFit(tiny, 8192)).reason?.en).toContain("take larger devices");
  });
});
