import { describe, expect, it } from "vitest";
import { tpotFloorMs } from "../../../../core/functions/decode/tpot-floor-ms.js";
import { MBU_DECODE } from "../../../../core/functions/utilisation/mbu-decode.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("MBU_DECODE", () => {
  it("gives Databricks’ 50 % for 7B in 16 bits, 14 ms, 2 TB/s", () => {
    expect(call(MBU_DECODE, 14, 14, 2000)).toBe(0.5);
  });

  it("counts the cache: 142.68 GB in 60 ms are 2,378 of 3,350 GB/s", () => {
    near(call(MBU_DECODE, 60, 140, 3350, 2.68435456), 142.68435456 / 0.06 / 3350);
  });

  it("is the efficiency that TPOT_FLOOR_MS was given", () => {
    const tpot = tpotFloorMs({ paramsB: 70, bytesPerParam: 2, bandwidthGbs: 3350, efficiency: 0.63 });
    near(call(MBU_DECODE, tpot, 140, 3350), 0.63);
  });

  it("is returned above 1, where a figure is wrong", () => {
    near(call(MBU_DECODE, 20, 140, 3350), 140 / 67);
  });

  it("refuses a TPOT of 0", () => {
    expect(refuse(MBU_DECODE, 0, 14, 2000)).toMatchObject({ code: "domain", param: "tpot_ms" });
  });
});
