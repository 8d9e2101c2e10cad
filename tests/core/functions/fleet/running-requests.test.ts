import { describe, expect, it } from "vitest";
import { RUNNING_REQUESTS, runningRequests } from "../../../../core/functions/fleet/running-requests.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("RUNNING_REQUESTS", () => {
  it("multiplies the rate by the time", () => {
    // By hand: 3 per second for 4 s; 120 per minute for half a minute.
    expect(runningRequests({ requestsPerS: 3, timeS: 4 })).toBe(12);
    near(call(RUNNING_REQUESTS, 120 / 60, 30), 60);
  });

  it("is 0 without traffic or without time", () => {
    expect(call(RUNNING_REQUESTS, 0, 10)).toBe(0);
    expect(call(RUNNING_REQUESTS, 10, 0)).toBe(0);
  });

  it("refuses negative numbers and an overflow", () => {
    expect(refuse(RUNNING_REQUESTS, -1, 10)).toMatchObject({ code: "domain", param: "requests_per_s" });
    expect(refuse(RUNNING_REQUESTS, 1e200, 1e200)).toMatchObject({ code: "domain" });
  });
});
