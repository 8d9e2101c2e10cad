import { describe, it } from "vitest";
import { modelSizeGb } from "../../../../core/functions/size/model-size-gb.js";
import { modelSizeGib } from "../../../../core/functions/size/model-size-gib.js";
import { near } from "../../../helpers/near.js";

describe("modelSizeGib", () => {
  it("gives 754.37 GiB for 405B in 16 bits (Python decimal: 810e9 / 2^30)", () => {
    near(modelSizeGib({ paramsB: 405, bytesPerParam: 2 }), 754.3712854385376);
  });

  it("gives llama.cpp’s 4.58 GiB for Llama 3.1 8B in Q4_K_M", () => {
    near(modelSizeGib({ paramsB: 8.03, bytesPerParam: 4.8944 / 8 }), 4.58, 2e-3);
  });

  it("is 6.87 % less than decimal GB: 1e9 / 2^30", () => {
    const model = { paramsB: 27, bytesPerParam: 0.7 };
    near(modelSizeGib(model) / modelSizeGb(model), 0.9313225746154785);
  });
});
