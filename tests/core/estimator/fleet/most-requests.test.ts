import { describe, expect, it } from "vitest";
import { mostRequests } from "../../../../core/estimator/fleet/most-requests.js";
import { sizeFleet } from "../../../../core/estimator/fleet/size-fleet.js";
import { CalcError } from "../../../../core/failure.js";
import { near } from "../../../helpers/near.js";

// A constant step of 20 ms and 101 tokens: a request holds its place for 0.1 + 100 x 0.02 = 2.1 s.
const times = { prefillMs: 50, ttftMs: 100, tpotMs: () => 20, slots: 1000 };
const goal = { outputTokens: 101, percentile: 0.95, ttftLimitMs: 1e9, tpotLimitMs: 30 };

describe("mostRequests", () => {
  it("ends where prefills fill the time: 1 / 50 ms = 20 a second", () => {
    const { requestsPerS, limit } = mostRequests(times, { ...goal });
    near(requestsPerS, 20, 1e-6);
    expect(limit).toMatch(/prefill|ttft/);
  });

  it("ends where the places fill: 10 places of 2.1 s are 4.76 a second", () => {
    const { requestsPerS } = mostRequests({ ...times, slots: 10 }, { ...goal });
    near(requestsPerS, 10 / 2.1, 1e-6);
  });

  it("ends at the token limit: 30 ms with 40 running", () => {
    // 20 ms + 0.25 ms a sequence reach 30 ms at 40; each takes 0.1 + 100 x 0.03 = 3.1 s.
    const growing = { ...times, prefillMs: 1, tpotMs: (running: number) => 20 + 0.25 * running };
    const { requestsPerS, limit } = mostRequests(growing, { ...goal });
    near(requestsPerS, 40 / 3.1, 1e-6);
    expect(limit).toBe("tpot");
  });

  it("is the rate up to which one replica is enough", () => {
    const slo = { ...goal, ttftLimitMs: 300 };
    const { requestsPerS } = mostRequests(times, slo);
    expect(sizeFleet(times, { ...slo, requestsPerS: requestsPerS * 0.999999 }).replicas).toBe(1);
    expect(sizeFleet(times, { ...slo, requestsPerS: requestsPerS * 1.000001 }).replicas).toBe(2);
  });

  it("refuses limits that an idle replica breaks", () => {
    const refused = (changes: object) => () => mostRequests(times, { ...goal, ...changes });
    expect(refused({ ttftLimitMs: 50 })).toThrow(CalcError);
    expect(refused({ tpotLimitMs: 10 })).toThrow(CalcError);
  });
});
