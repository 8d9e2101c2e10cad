import { describe, expect, it } from "vitest";
import { WPM_TO_TPS, wpmToTps } from "../../../../core/functions/pacing/wpm-to-tps.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("WPM_TO_TPS", () => {
  it("turns words per minute into tokens per second", () => {
    // By hand: 60 × 1/60 × 4/3 and 240 × 1.5 / 60.
    near(call(WPM_TO_TPS, 60), 4 / 3);
    near(wpmToTps({ wordsPerMin: 240, tokensPerWord: 1.5 }), 6);
  });

  it("doubles with the pace", () => {
    near(call(WPM_TO_TPS, 476), 2 * (call(WPM_TO_TPS, 238) as number));
  });

  it("refuses a pace of 0", () => {
    expect(refuse(WPM_TO_TPS, 0)).toMatchObject({ code: "domain", param: "words_per_min" });
    expect(refuse(WPM_TO_TPS, 238, 0)).toMatchObject({ code: "domain", param: "tokens_per_word" });
  });
});
