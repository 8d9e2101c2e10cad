import { describe, expect, it } from "vitest";
import { VRAM_FITS, vramFits } from "../../../../core/functions/memory/vram-fits.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("VRAM_FITS", () => {
  it("compares what is needed with the usable memory", () => {
    // By hand: 8 × 24 × 0.9 = 172.8 GB.
    expect(vramFits({ neededGb: 172.7, vramGb: 24, gpus: 8, utilisation: 0.9 })).toBe(true);
    expect(vramFits({ neededGb: 172.9, vramGb: 24, gpus: 8, utilisation: 0.9 })).toBe(false);
  });

  it("uses one card and 90 % of it by default", () => {
    expect(call(VRAM_FITS, 72, 80)).toBe(true);
    expect(call(VRAM_FITS, 72.1, 80)).toBe(false);
    expect(call(VRAM_FITS, 80, 80, 1, 1)).toBe(true);
  });

  it("is not misled by rounding on an exact fit", () => {
    // 94 × 0.85 is 79.89999999999999 in doubles.
    expect(call(VRAM_FITS, 79.9, 94, 1, 0.85)).toBe(true);
  });

  it("refuses half a card", () => {
    expect(refuse(VRAM_FITS, 72, 80, 1.5)).toMatchObject({ code: "domain", param: "gpus" });
  });
});
