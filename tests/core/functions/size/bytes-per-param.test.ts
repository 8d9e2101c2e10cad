import { describe, expect, it } from "vitest";
import { BYTES_PER_PARAM, bytesPerParamOf } from "../../../../core/functions/size/bytes-per-param.js";
import { effectiveBpw } from "../../../../core/functions/size/effective-bpw.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BYTES_PER_PARAM", () => {
  it("gives ggml’s blocks: bytes of a block over its weights", () => {
    // ggml-common.h: block_q4_0 = 2 + 16 bytes for 32 weights, block_q6_K = 128 + 64 + 16 + 2 bytes for 256,
    // block_iq4_xs = 2 + 2 + 4 + 128 bytes for 256, block_q2_K = 16 + 64 + 4 bytes for 256.
    expect(call(BYTES_PER_PARAM, "Q4_0")).toBe(18 / 32);
    expect(call(BYTES_PER_PARAM, "Q6_K")).toBe(210 / 256);
    expect(call(BYTES_PER_PARAM, "IQ4_XS")).toBe(136 / 256);
    expect(call(BYTES_PER_PARAM, "Q2_K")).toBe(84 / 256);
  });

  it("agrees with EFFECTIVE_BPW where a block is plain: MXFP4 and GPTQ", () => {
    near(
      bytesPerParamOf({ format: "mxfp4" }),
      effectiveBpw({ weightBits: 4, groupSize: 32, scaleBits: 8, zeroBits: 0 }) / 8,
    );
    near(
      bytesPerParamOf({ format: "GPTQ" }),
      effectiveBpw({ weightBits: 4, groupSize: 128, scaleBits: 16, zeroBits: 4 }) / 8,
    );
  });

  it("takes the measured average of a file that mixes blocks (llama.cpp: Q4_K_M 4.8944 bits)", () => {
    near(bytesPerParamOf({ format: "Q4_K_M" }), 4.8944 / 8);
    expect(bytesPerParamOf({ format: "q4_k" })).toBeLessThan(bytesPerParamOf({ format: "q4_k_m" }));
  });

  it("ignores case, spaces and separators", () => {
    for (const format of ["q8_0", " Q8_0 ", "q8-0", "Q8 0"])
      expect(call(BYTES_PER_PARAM, format)).toBe(1.0625);
  });

  it("keeps int4 nominal", () => {
    expect(call(BYTES_PER_PARAM, "INT4")).toBe(0.5);
  });

  it("refuses an unknown name with the nearest ones, and a number", () => {
    const unknown = refuse(BYTES_PER_PARAM, "fp12");
    expect(unknown).toMatchObject({ code: "unknown", param: "format", given: "fp12" });
    expect(unknown.suggestion?.length).toBeGreaterThan(0);
    expect(refuse(BYTES_PER_PARAM, 2).code).toBe("type");
    expect(refuse(BYTES_PER_PARAM, null).code).toBe("type");
  });

  it("does not take words of the language for formats", () => {
    for (const name of ["constructor", "toString", "__proto__"])
      expect(refuse(BYTES_PER_PARAM, name).code).toBe("unknown");
  });
});
