import { describe, expect, it } from "vitest";
import { decodeSpeed } from "../../../core/deployment/decode.js";
import { tried } from "../../helpers/tried.js";

const ask = { model: "llama 3.1 8b", hardware: "h100", contextTokens: 1000, concurrency: 1 };

describe("decodeSpeed", () => {
  it("lies below the ceiling, inside its band", () => {
    const { low, expected, high, ceiling } = decodeSpeed(ask);
    expect(low).toBeLessThan(expected);
    expect(expected).toBeLessThan(high);
    expect(high).toBeLessThanOrEqual(ceiling);
  });

  it("falls with context and company, and rises with fewer bits", () => {
    const { expected } = decodeSpeed(ask);
    expect(decodeSpeed({ ...ask, contextTokens: 32_000 }).expected).toBeLessThan(expected);
    expect(decodeSpeed({ ...ask, concurrency: 64 }).expected).toBeLessThan(expected);
    expect(decodeSpeed({ ...ask, quant: "fp8" }).expected).toBeGreaterThan(expected);
  });

  it("refuses what does not fit, with the number of devices that would do", () => {
    const failure = tried(() => decodeSpeed({ ...ask, model: "llama 3.1 70b" }));
    expect(failure).toMatchObject({ code: "infeasible", param: "hardware", reason: { values: { gpus: 2 } } });
  });
});
