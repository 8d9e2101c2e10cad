import { describe, expect, it } from "vitest";
import { findHardware } from "../../../core/catalogue/find-hardware.js";

const id = (name: string) => {
  const found = findHardware(name);
  return found.ok ? [found.row.id, found.memoryGb] : undefined;
};

describe("findHardware", () => {
  it.each([
    ["RTX4090", "rtx-4090"],
    ["4090 rtx", "rtx-4090"],
    ["NVIDIA GeForce RTX 4090", "rtx-4090"],
    ["rtx 4090 portable", "rtx-4090-laptop"],
    ["NVIDIA A100-SXM4-80GB", "nvidia-a100-sxm-80gb"],
    ["a100-40gb pcie", "nvidia-a100-pcie-40gb"],
    ["5060 ti 8 Go", "rtx-5060-ti-8gb"],
    ["radeon 7900 xtx", "rx-7900-xtx"],
    ["M3 Max 30 cœurs", "apple-m3-max-30c"],
    ["ddr5 6000 double canal", "desktop-ddr5-6000-dual"],
  ])("reads %s as %s", (name, row) => {
    expect(id(name)?.[0]).toBe(row);
  });

  it.each([
    ["M3 Ultra 256", "apple-m3-ultra", 256],
    ["Strix Halo 128 Go", "ryzen-ai-max-395", 128],
    ["MacBook Pro M3 Max 64 Go", "apple-m3-max-40c", 64],
    ["Mac Studio 512GB", "apple-m3-ultra", 512],
    ["EPYC 9004 384GB", "amd-epyc-9004", 384],
  ])("reads the memory in %s", (name, row, memoryGb) => {
    expect(id(name)).toEqual([row, memoryGb]);
  });

  it("switches to the sibling that has the stated memory", () => {
    expect(id("A100 40")?.[0]).toBe("nvidia-a100-sxm-40gb");
    expect(id("5060 Ti 16")?.[0]).toBe("rtx-5060-ti-16gb");
  });

  it("says how it read a name that fits several devices, and only then", () => {
    const loose = findHardware("A100");
    expect(loose.ok && loose.assumption?.fr).toBe("«\u00a0A100\u00a0» lu comme A100 SXM4 80\u202fGo");
    const plain = findHardware("4090");
    expect(plain.ok && plain.assumption).toBeUndefined();
  });

  it("refuses a capacity that is not sold and names those that are", () => {
    const found = findHardware("M3 Ultra 300");
    expect(found.ok).toBe(false);
    expect(!found.ok && found.reason?.values?.sizes).toBe("96, 256, 512");
  });

  it("says that the M4 Ultra was never made", () => {
    const found = findHardware("Mac Studio M4 Ultra");
    expect(!found.ok && found.reason?.en).toContain("no M4 Ultra");
  });

  it("does not turn another maker's number or a common word into a card", () => {
    expect(id("RTX 6800")).toBeUndefined();
    expect(id("spark")).toBeUndefined();
    expect(id("")).toBeUndefined();
  });

  it("suggests the nearest names", () => {
    const found = findHardware("H1000");
    expect(!found.ok && found.suggestions).toContain("H100 SXM5 80GB");
  });

  it("takes the transfer rate of a memory for no size", () => {
    expect(findHardware("desktop ddr5 6000")).toMatchObject({
      ok: false,
      suggestions: expect.arrayContaining(["Desktop DDR5-6000 dual channel"]),
    });
  });

  it("puts the card of the same number first where the ending is wrong", () => {
    const found = findHardware("4090ti");
    expect(!found.ok && found.suggestions[0]).toBe("GeForce RTX 4090");
  });

  it("asks which processor is meant", () => {
    const found = findHardware("cpu");
    expect(!found.ok && found.suggestions).toHaveLength(3);
    for (const name of found.ok ? [] : found.suggestions) expect(findHardware(name).ok).toBe(true);
  });
});
