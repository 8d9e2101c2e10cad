import { describe, expect, it } from "vitest";
import { value } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

const CASE = ["llama 3.1 70b", "h100", 1000, 500, "fp8", 2, 16] as const;
const [low, expected, high, floor] = (
  value("LLM_TPOT_BAND", ...CASE) as [[number, number, number, number]]
)[0];

describe("LLM_TPOT_BAND", () => {
  it("is what a response takes beyond its first token", () => {
    const [model, hardware, prompt, , quant, gpus, users] = CASE;
    const first = Number(value("LLM_TTFT_MS", model, hardware, prompt, quant, gpus, 0, users));
    const whole = 1000 * Number(value("LLM_RESPONSE_S", ...CASE));
    // LLM_TTFT_MS knows no answer length and takes a usual one.
    near(expected, (whole - first) / 499, 1e-3);
  });

  it("has its band in order, above what nominal speed allows", () => {
    expect(floor).toBeLessThanOrEqual(low);
    expect(low).toBeLessThan(expected);
    expect(expected).toBeLessThan(high);
  });
});
