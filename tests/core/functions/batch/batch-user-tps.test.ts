import { describe, expect, it } from "vitest";
import { BATCH_USER_TPS } from "../../../../core/functions/batch/batch-user-tps.js";
import { tpsWithKv } from "../../../../core/functions/decode/tps-with-kv.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("BATCH_USER_TPS", () => {
  it("gives everyone 23.93 tok/s in a batch of 100 without cache (seed 004)", () => {
    near(call(BATCH_USER_TPS, 70, 2, 3350, 989.4, 100), 3350 / 140);
  });

  it("gives 47 tok/s for 256 sequences of the 30B model (How to Scale Your Model: 21 ms a step)", () => {
    near(call(BATCH_USER_TPS, 30, 1, 12960, 3152, 256, 0.8192), 1000 / 21, 3e-3);
  });

  it("is TPS_WITH_KV for a batch of one", () => {
    near(
      call(BATCH_USER_TPS, 70, 2, 3350, 989.4, 1, 2.68435456),
      tpsWithKv({
        paramsB: 70,
        bytesPerParam: 2,
        bandwidthGbs: 3350,
        kvBytesPerToken: 327680,
        contextTokens: 8192,
        efficiency: 1,
      }),
    );
  });

  it("never rises with the batch", () => {
    const speeds = [1, 2, 8, 64, 295, 296, 512, 4096].map(
      (batch) => call(BATCH_USER_TPS, 70, 2, 3350, 989.4, batch, 0.1) as number,
    );
    expect(speeds).toEqual([...speeds].sort((a, b) => b - a));
  });

  it("refuses a negative cache", () => {
    expect(refuse(BATCH_USER_TPS, 70, 2, 3350, 989.4, 1, -1)).toMatchObject({
      code: "domain",
      param: "kv_gb_per_seq",
    });
  });
});
