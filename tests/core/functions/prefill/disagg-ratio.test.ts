import { describe, expect, it } from "vitest";
import { DISAGG_RATIO } from "../../../../core/functions/prefill/disagg-ratio.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("DISAGG_RATIO", () => {
  it("gives three prefill servers for one (How to Scale Your Model: P = 3G)", () => {
    near(call(DISAGG_RATIO, 910, 19, 32, 512), 3, 3e-3);
  });

  it("is the requests that decoding ends per second over those that prefill starts", () => {
    // 48 answers of 300 tokens at 25 ms a step end 6.4 times a second; a prefill of 120 ms starts 8.33 a second.
    near(call(DISAGG_RATIO, 120, 25, 48, 300), 6.4 / (1000 / 120));
  });

  it("is 0 when all prompts are in cache", () => {
    expect(call(DISAGG_RATIO, 0, 19, 32, 512)).toBe(0);
  });

  it("refuses a step that takes no time", () => {
    expect(refuse(DISAGG_RATIO, 910, 0, 32, 512)).toMatchObject({ code: "domain", param: "decode_step_ms" });
  });
});
