import { describe, expect, it } from "vitest";
import {
  erlangC,
  erlangCFromB,
  erlangStep,
  offeredLoad,
  requireCapacity,
  waitPercentile,
} from "../../../core/lib/erlang.js";
import { near } from "../../helpers/near.js";

describe("erlangStep", () => {
  it("builds Erlang B server by server", () => {
    // By hand for a load of 2: 2/3, then 2/5, then 4/19.
    const one = erlangStep(1, 2, 1);
    const two = erlangStep(one, 2, 2);
    near(one, 2 / 3);
    near(two, 2 / 5);
    near(erlangStep(two, 2, 3), 4 / 19);
  });
});

describe("erlangCFromB", () => {
  it("turns blocking into waiting", () => {
    // 3 servers, load 2: 3 × 4/19 / (3 - 2 × 15/19) = 4/9, the textbook's number.
    near(erlangCFromB(4 / 19, 3, 2), 4 / 9);
  });
});

describe("erlangC", () => {
  it("does not overflow where factorials do", () => {
    // The vector F233, Python decimal, 60 digits: 200 servers.
    near(erlangC(200, 180, "servers"), 0.09447121817759081, 1e-12);
    expect(erlangC(1_000_000, 1, "servers")).toBe(0);
  });
});

describe("offeredLoad", () => {
  it("multiplies, and refuses an overflow", () => {
    near(offeredLoad(0.3, 10.18), 3.054);
    expect(() => offeredLoad(1e200, 1e200)).toThrow("domain");
  });
});

describe("requireCapacity", () => {
  it("lets a load below the servers pass and no other", () => {
    expect(() => requireCapacity(3, 2.999, "servers")).not.toThrow();
    expect(() => requireCapacity(3, 3, "servers")).toThrow("infeasible");
    expect(() => requireCapacity(3, 4, "servers")).toThrow("infeasible");
  });
});

describe("waitPercentile", () => {
  it("inverts the exponential tail, and is 0 for those who never wait", () => {
    // Half wait 10 s on average: p75 is 10 ln(0.5 / 0.25).
    near(waitPercentile(0.5, 10, 0.75), 10 * Math.LN2);
    expect(waitPercentile(0.5, 10, 0.5)).toBe(0);
    expect(waitPercentile(0, 10, 0.99)).toBe(0);
  });
});
