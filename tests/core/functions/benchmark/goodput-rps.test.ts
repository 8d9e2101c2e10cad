import { describe, expect, it } from "vitest";
import { GOODPUT_RPS, goodputRps } from "../../../../core/functions/benchmark/goodput-rps.js";
import { goodputShare } from "../../../../core/functions/benchmark/goodput-share.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("GOODPUT_RPS", () => {
  it("divides the good requests by the duration", () => {
    // By hand: one of four in 10 s; two of three in 0.5 s.
    near(call(GOODPUT_RPS, [[100, 300, 100, 300]], [[10, 10, 40, 40]], 200, 20, 10), 0.1);
    near(goodputRps({ ttftMs: [1, 2, 3], tpotMs: [0, 0, 9], ttftSloMs: 2, tpotSloMs: 5, durationS: 0.5 }), 4);
  });

  it("is GOODPUT_SHARE times the request rate", () => {
    const run = {
      ttftMs: [5, 6, 7, 8, 9, 10, 11],
      tpotMs: [1, 2, 3, 4, 5, 6, 7],
      ttftSloMs: 10,
      tpotSloMs: 5,
    };
    near(goodputRps({ ...run, durationS: 3 }), (goodputShare(run) * 7) / 3);
  });

  it("is 0 when no request keeps the limits", () => {
    expect(call(GOODPUT_RPS, [[600, 700]], [[10, 10]], 500, 30, 1)).toBe(0);
  });

  it("refuses a duration of 0", () => {
    expect(refuse(GOODPUT_RPS, 1, 1, 500, 30, 0)).toMatchObject({ code: "domain", param: "duration_s" });
  });
});
