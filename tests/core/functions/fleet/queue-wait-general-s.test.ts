import { describe, expect, it } from "vitest";
import {
  QUEUE_WAIT_GENERAL_S,
  queueWaitGeneralS,
} from "../../../../core/functions/fleet/queue-wait-general-s.js";
import { queueWaitS } from "../../../../core/functions/fleet/queue-wait-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("QUEUE_WAIT_GENERAL_S", () => {
  it("agrees with the formula worked out by hand", () => {
    // 0.5 × 2 × (1 + 3) / (2 × 0.5) = 4; constant service: 0.25 × 1 / (2 × 0.75) = 1/6.
    near(queueWaitGeneralS({ requestsPerS: 0.25, serviceS: 2, serviceCv2: 3 }), 4);
    near(call(QUEUE_WAIT_GENERAL_S, 0.25, 1, 0), 1 / 6);
  });

  it("equals the one-server queue for exponential service", () => {
    for (const requestsPerS of [0, 0.01, 0.05, 0.0999])
      near(
        call(QUEUE_WAIT_GENERAL_S, requestsPerS, 10),
        queueWaitS({ servers: 1, requestsPerS, serviceS: 10 }),
        1e-12,
      );
  });

  it("refuses a load of one or more and names the servers needed", () => {
    expect(refuse(QUEUE_WAIT_GENERAL_S, 0.1, 10)).toMatchObject({
      code: "infeasible",
      param: "requests_per_s",
    });
    expect(refuse(QUEUE_WAIT_GENERAL_S, 0.25, 10).en).toContain("at least 3");
    expect(refuse(QUEUE_WAIT_GENERAL_S, 0.08, 10, -1)).toMatchObject({
      code: "domain",
      param: "service_cv2",
    });
  });
});
