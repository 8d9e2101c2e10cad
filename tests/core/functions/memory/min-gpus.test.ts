import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MIN_GPUS, minGpus } from "../../../../core/functions/memory/min-gpus.js";
import { vramFits } from "../../../../core/functions/memory/vram-fits.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MIN_GPUS", () => {
  it("rounds up to whole cards", () => {
    // By hand: 100 / (24 × 0.9) = 4.63 and 100 / (141 × 0.9) = 0.79.
    expect(call(MIN_GPUS, 100, 24)).toBe(5);
    expect(call(MIN_GPUS, 100, 141)).toBe(1);
  });

  it("counts an exact fit as a fit, whatever the rounding", () => {
    expect(call(MIN_GPUS, 144, 80)).toBe(2);
    // 0.7 × 0.1 is 0.06999999999999999 and 2.1 / 0.07 is 30.000000000000004 in doubles.
    expect(call(MIN_GPUS, 2.1, 0.1, 0.7)).toBe(30);
  });

  it("agrees with VRAM_FITS: that many fit, one fewer does not", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1e4, noNaN: true }),
        fc.double({ min: 1, max: 300, noNaN: true }),
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        (neededGb, vramGb, utilisation) => {
          const gpus = minGpus({ neededGb, vramGb, utilisation });
          expect(vramFits({ neededGb, vramGb, utilisation, gpus })).toBe(true);
          if (gpus > 1) expect(vramFits({ neededGb, vramGb, utilisation, gpus: gpus - 1 })).toBe(false);
        },
      ),
    );
  });

  it("refuses nothing to hold and a full memory above 1", () => {
    expect(refuse(MIN_GPUS, 0, 80)).toMatchObject({ code: "domain", param: "needed_gb" });
    expect(refuse(MIN_GPUS, 168, 80, 1.1)).toMatchObject({ code: "domain", param: "utilisation" });
  });
});
