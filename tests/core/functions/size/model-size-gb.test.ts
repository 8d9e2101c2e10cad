import { describe, expect, it } from "vitest";
import { modelSizeGb } from "../../../../core/functions/size/model-size-gb.js";

describe("modelSizeGb", () => {
  it("gives 140 GB for 70B in 16 bits (seed 001)", () => {
    expect(modelSizeGb({ paramsB: 70, bytesPerParam: 2 })).toBe(140);
  });

  it("gives 810 GB for 405B in 16 bits (seed 003)", () => {
    expect(modelSizeGb({ paramsB: 405, bytesPerParam: 2 })).toBe(810);
  });

  it("is the product of both, whatever their order of magnitude", () => {
    expect(modelSizeGb({ paramsB: 1e-3, bytesPerParam: 0.5 })).toBe(5e-4);
  });
});
