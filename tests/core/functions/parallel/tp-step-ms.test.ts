import { describe, expect, it } from "vitest";
import { tpotFloorMs } from "../../../../core/functions/decode/tpot-floor-ms.js";
import { TP_STEP_MS } from "../../../../core/functions/parallel/tp-step-ms.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const step = (chips: number, batch: number, latencyUs: number) =>
  call(TP_STEP_MS, 70, 2, 3350, chips, 80, 8192, batch, 450, latencyUs) as number;

describe("TP_STEP_MS", () => {
  it("gives 6.83 ms on eight H100s: 5.22 ms of weights and 160 all-reduces of 10.06 µs", () => {
    near(step(8, 1, 10), 140 / 26.8 + 0.16 * (10 + (1.75 * 16384) / 450_000));
  });

  it("agrees with Python decimal: 32 sequences on four chips", () => {
    near(step(4, 32, 10), 12.327381460696518);
  });

  it("is the TPOT floor on one chip", () => {
    near(step(1, 1, 10), tpotFloorMs({ paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 }));
  });

  it("tends to the latency of its all-reduces with very many chips", () => {
    near(step(1_000_000, 1, 10), 0.16 * (10 + (2 * 16384) / 450_000), 1e-4);
  });

  it("lets more chips be slower once latency decides: 300 µs each", () => {
    expect(step(8, 1, 300)).toBeGreaterThan(step(1, 1, 300));
  });

  it("refuses a model without layers", () => {
    expect(refuse(TP_STEP_MS, 70, 2, 3350, 8, 0, 8192, 1, 450)).toMatchObject({
      code: "domain",
      param: "layers",
    });
  });
});
