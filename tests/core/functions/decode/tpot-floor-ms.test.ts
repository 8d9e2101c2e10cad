import { describe, expect, it } from "vitest";
import { tpotFloorMs } from "../../../../core/functions/decode/tpot-floor-ms.js";
import { near } from "../../../helpers/near.js";

describe("tpotFloorMs", () => {
  it("gives 41.79 ms for 70B in 16 bits on 3,350 GB/s (140/3350 s)", () => {
    near(tpotFloorMs({ paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 1 }), 140_000 / 3350);
  });

  it("gives 7 ms for 7B in 16 bits at 2,000 GB/s (Databricks MBU example)", () => {
    expect(tpotFloorMs({ paramsB: 7, bytesPerParam: 2, bandwidthGbs: 2000, efficiency: 1 })).toBe(7);
  });

  it("grows as efficiency falls", () => {
    near(tpotFloorMs({ paramsB: 7, bytesPerParam: 2, bandwidthGbs: 2000, efficiency: 0.5 }), 14);
  });
});
