import { describe, expect, it } from "vitest";
import { QUEUE_WAIT_ADJ_S, queueWaitAdjS } from "../../../../core/functions/fleet/queue-wait-adj-s.js";
import { queueWaitGeneralS } from "../../../../core/functions/fleet/queue-wait-general-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("QUEUE_WAIT_ADJ_S", () => {
  it("scales the M/M/c wait", () => {
    // Python fractions for M/M/c: 20971520/10250507 s; halved and doubled by hand.
    const pool = { servers: 10, requestsPerS: 0.8, serviceS: 10 };
    near(queueWaitAdjS({ ...pool, arrivalCv2: 1, serviceCv2: 0 }), 10485760 / 10250507, 1e-13);
    near(queueWaitAdjS({ ...pool, arrivalCv2: 2, serviceCv2: 2 }), 41943040 / 10250507, 1e-13);
  });

  it("is exact for one server with Poisson arrivals (Pollaczek-Khinchine)", () => {
    const traffic = { requestsPerS: 0.07, serviceS: 10 };
    for (const serviceCv2 of [0, 0.5, 1, 4])
      near(
        queueWaitAdjS({ ...traffic, servers: 1, arrivalCv2: 1, serviceCv2 }),
        queueWaitGeneralS({ ...traffic, serviceCv2 }),
        1e-12,
      );
  });

  it("is 0 when nothing varies, and saturates like the plain queue", () => {
    expect(call(QUEUE_WAIT_ADJ_S, 4, 0.3, 10.18, 0, 0)).toBe(0);
    expect(refuse(QUEUE_WAIT_ADJ_S, 4, 1, 10)).toMatchObject({ code: "infeasible", param: "servers" });
  });
});
