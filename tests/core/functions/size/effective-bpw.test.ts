import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EFFECTIVE_BPW, effectiveBpw } from "../../../../core/functions/size/effective-bpw.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("EFFECTIVE_BPW", () => {
  it("gives 4.5 bits for NVFP4 and 8.25 for MXFP8 (by hand: 8 bits of scale for 16 and for 32 weights)", () => {
    expect(call(EFFECTIVE_BPW, 4, 16, 8)).toBe(4.5);
    expect(call(EFFECTIVE_BPW, 8, 32, 8)).toBe(8.25);
  });

  it("gives 4.15625 for AWQ with groups of 128: 4 + (16 + 4) / 128", () => {
    expect(call(EFFECTIVE_BPW, 4, 128, 16, 4)).toBe(4.15625);
  });

  it("tends to the bare bits as groups grow", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (groupSize) => {
        const format = { weightBits: 4, scaleBits: 16, zeroBits: 0 };
        const bits = effectiveBpw({ ...format, groupSize });
        expect(bits).toBeGreaterThan(4);
        expect(effectiveBpw({ ...format, groupSize: groupSize + 1 })).toBeLessThanOrEqual(bits);
      }),
    );
  });

  it("refuses an empty or broken group", () => {
    expect(refuse(EFFECTIVE_BPW, 4, 0, 16)).toMatchObject({ code: "domain", param: "group_size" });
    expect(refuse(EFFECTIVE_BPW, 4, 32.5, 16).code).toBe("domain");
  });
});
