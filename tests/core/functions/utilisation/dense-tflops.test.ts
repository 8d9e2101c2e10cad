import { describe, expect, it } from "vitest";
import { DENSE_TFLOPS } from "../../../../core/functions/utilisation/dense-tflops.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("DENSE_TFLOPS", () => {
  it("gives the dense rates of NVIDIA’s H100 sheet: 1,979 in FP8, 989.45 in BF16", () => {
    expect(call(DENSE_TFLOPS, 3958)).toBe(1979);
    expect(call(DENSE_TFLOPS, 1978.9)).toBe(989.45);
  });

  it("gives 312 for the A100’s 624", () => {
    expect(call(DENSE_TFLOPS, 624)).toBe(312);
  });

  it("refuses 0", () => {
    expect(refuse(DENSE_TFLOPS, 0)).toMatchObject({ code: "domain", param: "sparse_tflops" });
  });
});
