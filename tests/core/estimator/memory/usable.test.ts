import { describe, expect, it } from "vitest";
import { GIB, MIB } from "../../../../core/estimator/memory/units.js";
import { usableMemory } from "../../../../core/estimator/memory/usable.js";
import { near } from "../../../helpers/near.js";
import { tried } from "../../../helpers/tried.js";
import { device } from "./sample.js";

describe("usableMemory", () => {
  it("takes what engines print: 79.19 GiB of an H100", () => {
    expect(usableMemory(device("nvidia-h100-sxm"))).toEqual({
      bytes: 79.19 * GIB,
      basis: "measured",
    });
  });

  // MiB that engines printed at their start.
  it.each([
    ["rtx-3090", 24_126],
    ["rtx-4090", 24_080],
    ["rtx-5090", 32_105],
  ])("takes what engines print: %s has %d MiB", (id, mib) => {
    near(usableMemory(device(id)).bytes / MIB, mib);
  });

  it("takes the driver's total less the context: T4 15,360 MiB", () => {
    const t4 = usableMemory(device("nvidia-t4"));
    expect(t4.basis).toBe("driver");
    near(t4.bytes / MIB, 15360 - 512, 1e-9);
  });

  it("takes the chosen capacity, and three quarters of a Mac's memory", () => {
    const { bytes, basis } = usableMemory(device("apple-m3-ultra"), 256);
    expect([bytes / GIB, basis]).toEqual([192, "estimated"]);
  });

  it("asks for the memory of a CPU", () => {
    expect(tried(() => usableMemory(device("amd-epyc-9004"))).code).toBe("infeasible");
  });

  it.each([
    ["apple-silicon", "Mac", 36, 24],
    ["apple-silicon", "Mac", 48, 36],
    ["apu", "Ryzen", 128, 96],
    ["cpu", "Desktop", 64, 57.6],
    ["consumer-gpu", "Card", 16, 15.68],
    ["datacenter-gpu", "HBM card", 100, 98.5],
    ["datacenter-gpu", "L40S", 48, 44.64],
    ["other", "Board", 8, 8],
  ])("takes the usual share of a %s named %s of %d GB", (kind, name, memoryGb, gib) => {
    const { bytes, basis } = usableMemory({ kind, name } as never, memoryGb);
    near(bytes / GIB, gib);
    expect(basis).toBe("estimated");
  });

  it("does not take what one capacity showed for another", () => {
    expect(usableMemory(device("nvidia-h100-sxm"), 40).basis).toBe("estimated");
  });
});
