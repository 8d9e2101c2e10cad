import { describe, expect, it } from "vitest";
import { GOODPUT_SHARE, goodputShare } from "../../../../core/functions/benchmark/goodput-share.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("GOODPUT_SHARE", () => {
  it("counts the requests that keep both limits", () => {
    // By hand: the second misses the TTFT, the third the TPOT, the fourth both.
    near(call(GOODPUT_SHARE, [[100, 300, 100, 300]], [[10, 10, 40, 40]], 200, 20), 1 / 4);
    near(goodputShare({ ttftMs: [1, 2, 3], tpotMs: [0, 0, 9], ttftSloMs: 2, tpotSloMs: 5 }), 2 / 3);
  });

  it("keeps the bounds and one-token answers", () => {
    expect(call(GOODPUT_SHARE, 500, 30, 500, 30)).toBe(1);
    expect(call(GOODPUT_SHARE, 500, 0, 500, 0)).toBe(1);
    expect(call(GOODPUT_SHARE, 500.001, 30, 500, 30)).toBe(0);
  });

  it("rises with the limits", () => {
    const ttftMs = [100, 200, 300, 400];
    const tpotMs = [40, 30, 20, 10];
    let before = 0;
    for (const slo of [0, 100, 200, 300, 400]) {
      const share = goodputShare({ ttftMs, tpotMs, ttftSloMs: slo, tpotSloMs: 30 });
      expect(share).toBeGreaterThanOrEqual(before);
      before = share;
    }
    expect(before).toBe(0.75);
  });

  it("refuses lists that do not match", () => {
    const refusal = refuse(GOODPUT_SHARE, [[1, 2]], [[1]], 500, 30);
    expect(refusal).toMatchObject({ code: "domain", param: "tpot_ms" });
    expect(refusal.en).toContain("(2 in ttft_ms, 1 here)");
    expect(refuse(GOODPUT_SHARE, [[1, null]], [[1, 2]], 500, 30)).toMatchObject({
      code: "type",
      param: "ttft_ms",
    });
  });
});
