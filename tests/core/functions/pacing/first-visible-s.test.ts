import { describe, expect, it } from "vitest";
import { FIRST_VISIBLE_S, firstVisibleS } from "../../../../core/functions/pacing/first-visible-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("FIRST_VISIBLE_S", () => {
  it("adds the hidden tokens to the TTFT", () => {
    // By hand: 0.3 + 1,000/50 and 1 + 100,000/200.
    near(call(FIRST_VISIBLE_S, 300, 1000, 50), 20.3);
    near(firstVisibleS({ ttftMs: 1000, thinkingTokens: 100_000, tps: 200 }), 501);
  });

  it("is the TTFT without hidden tokens", () => {
    near(call(FIRST_VISIBLE_S, 240, 0, 50), 0.24);
  });

  it("refuses negative or broken counts", () => {
    expect(refuse(FIRST_VISIBLE_S, 240, -1, 50)).toMatchObject({ code: "domain", param: "thinking_tokens" });
    expect(refuse(FIRST_VISIBLE_S, 240, 10.5, 50)).toMatchObject({
      code: "domain",
      param: "thinking_tokens",
    });
  });
});
