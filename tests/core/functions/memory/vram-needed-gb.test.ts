import { describe, expect, it } from "vitest";
import { VRAM_NEEDED_GB, vramNeededGb } from "../../../../core/functions/memory/vram-needed-gb.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("VRAM_NEEDED_GB", () => {
  it("adds overhead, KV cache and activations to the weights", () => {
    // By hand: 16 × 1.2 and 16 × 1.1 + 4 + 2.
    near(call(VRAM_NEEDED_GB, 16), 19.2);
    near(vramNeededGb({ weightsGb: 16, kvGb: 4, overheadFraction: 0.1, activationsGb: 2 }), 23.6);
  });

  it("is the weights alone without overhead", () => {
    expect(call(VRAM_NEEDED_GB, 140, 0, 0)).toBe(140);
  });

  it("refuses weights of 0 and negative parts", () => {
    expect(refuse(VRAM_NEEDED_GB, 0)).toMatchObject({ code: "domain", param: "weights_gb" });
    expect(refuse(VRAM_NEEDED_GB, 140, -1)).toMatchObject({ code: "domain", param: "kv_gb" });
    expect(refuse(VRAM_NEEDED_GB, 140, 0, -0.1)).toMatchObject({
      code: "domain",
      param: "overhead_fraction",
    });
  });
});
