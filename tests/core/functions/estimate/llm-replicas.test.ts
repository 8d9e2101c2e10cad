import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

const ask = (rate: number, ttft: number, tpot: number) =>
  ["llama 3.1 70b", "h200", rate, 1500, 400, ttft, tpot, 0.95, "fp8", 2] as const;

describe("LLM_REPLICAS", () => {
  it("grows with the rate, at least in proportion to what one replica was short of", () => {
    const at = (rate: number) => Number(value("LLM_REPLICAS", ...ask(rate, 1500, 40)));
    expect(at(1)).toBeGreaterThanOrEqual(1);
    expect(at(80)).toBeGreaterThan(at(10));
  });

  it("asks for more under a tighter limit", () => {
    expect(Number(value("LLM_REPLICAS", ...ask(40, 1500, 25)))).toBeGreaterThanOrEqual(
      Number(value("LLM_REPLICAS", ...ask(40, 1500, 40))),
    );
  });

  it("names the limit that no number of replicas keeps", () => {
    expect(failure("LLM_REPLICAS", ...ask(40, 5, 40))).toMatchObject({
      code: "infeasible",
      param: "ttft_slo_ms",
    });
    expect(failure("LLM_REPLICAS", ...ask(40, 1500, 1))).toMatchObject({
      code: "infeasible",
      param: "tpot_slo_ms",
    });
  });

  it("refuses a rate of zero", () => {
    expect(failure("LLM_REPLICAS", ...ask(0, 1500, 40))).toMatchObject({
      code: "domain",
      param: "requests_per_s",
    });
  });
});
