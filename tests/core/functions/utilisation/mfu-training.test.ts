import { describe, expect, it } from "vitest";
import { mfuInference } from "../../../../core/functions/utilisation/mfu-inference.js";
import { MFU_TRAINING } from "../../../../core/functions/utilisation/mfu-training.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MFU_TRAINING", () => {
  it("gives the 46.2 % that the PaLM paper reports for its 540B run", () => {
    // 238,300 tok/s on 6,144 TPU v4 of 275 TFLOPS; 118 layers, 48 heads of 256, sequences of 2,048.
    near(call(MFU_TRAINING, 238_300, 540.35, 275, 6144, 118, 48 * 256, 2048), 0.462, 1e-3);
  });

  it("agrees with Python decimal with attention", () => {
    near(call(MFU_TRAINING, 400_000, 70, 989.4, 512, 80, 8192, 8192), 0.38251126743480895);
  });

  it("is three times the inference figure without attention: 6 N against 2 N", () => {
    near(
      call(MFU_TRAINING, 5000, 8, 989.4, 4),
      3 * mfuInference({ tpsTotal: 5000, activeParamsB: 8, peakTflops: 989.4, chips: 4 }),
    );
  });

  it("leaves attention out unless layers, width and length are all there", () => {
    const short = call(MFU_TRAINING, 5000, 8, 989.4);
    expect(call(MFU_TRAINING, 5000, 8, 989.4, 1, 32, 4096)).toBe(short);
    expect(call(MFU_TRAINING, 5000, 8, 989.4, 1, 32, 4096, 8192)).toBeGreaterThan(short as number);
  });

  it("refuses chips that compute nothing", () => {
    expect(refuse(MFU_TRAINING, 5000, 8, 0)).toMatchObject({ code: "domain", param: "peak_tflops" });
  });
});
