import { describe, expect, it } from "vitest";
import { FLEET_ROWS } from "../../../../core/deployment/fleet-report.js";
import { failure, value, valueIn } from "../../../helpers/call.js";
import { near } from "../../../helpers/near.js";

const ask = (rate: number, cached = 0) =>
  ["llama 3.1 70b", "h200", rate, 1500, 400, 1000, 30, 0.95, "fp8", 4, "vLLM", cached] as const;
const rows = (...args: readonly unknown[]) => value("LLM_FLEET", ...args) as (number | string)[][];
const at = (table: (number | string)[][], row: keyof typeof FLEET_ROWS) => table[FLEET_ROWS[row] - 1]?.[1];

describe("LLM_FLEET", () => {
  const table = rows(...ask(40));

  it("says as many replicas as LLM_REPLICAS, inside their band", () => {
    const replicas = Number(at(table, "replicas"));
    expect(replicas).toBe(value("LLM_REPLICAS", ...ask(40)));
    expect(Number(at(table, "replicasLow"))).toBeLessThanOrEqual(replicas);
    expect(Number(at(table, "replicasHigh"))).toBeGreaterThanOrEqual(replicas);
  });

  it("holds Little's law: running = arrivals of a replica x time in it", () => {
    const [ttft] = value("LLM_TTFT_BAND", "llama 3.1 70b", "h200", 1500, "fp8", 4, 0, 1, "vLLM", 400) as [
      number[],
    ];
    const serviceS = (Number(ttft[1]) + 399 * Number(at(table, "tpotMs"))) / 1000;
    near(Number(at(table, "running")), (40 / Number(at(table, "replicas"))) * serviceS, 1e-9);
  });

  it("adds the waits to the TTFT of an idle replica, and the rest to the response", () => {
    const [ttft] = value("LLM_TTFT_BAND", "llama 3.1 70b", "h200", 1500, "fp8", 4, 0, 1, "vLLM", 400) as [
      number[],
    ];
    const waits = Number(at(table, "slotWaitMs")) + Number(at(table, "prefillWaitMs"));
    near(Number(at(table, "ttftMs")), Number(ttft[1]) + waits, 1e-9);
    const whole = Number(at(table, "ttftMs")) + 399 * Number(at(table, "tpotMs"));
    near(Number(at(table, "responseS")), whole / 1000, 1e-9);
  });

  it("needs no more replicas when most of the prompt is cached", () => {
    const cached = rows(...ask(40, 1400));
    expect(Number(at(cached, "ttftMs"))).toBeLessThan(Number(at(table, "ttftMs")));
    expect(Number(at(cached, "replicas"))).toBeLessThanOrEqual(Number(at(table, "replicas")));
  });

  it("speaks the language of its reader", () => {
    const french = valueIn("fr", "LLM_FLEET", ...ask(0.01)) as (number | string)[][];
    expect(french[0]?.[0]).toBe("réplicas");
    expect(at(french, "limit")).toBe("rien : un seul suffit");
  });

  it("refuses limits that nothing keeps and prompts that are cached whole", () => {
    expect(failure("LLM_FLEET", "llama 3.1 70b", "h200", 40, 1500, 400, 5, 30, 0.95, "fp8", 4)).toMatchObject(
      {
        code: "infeasible",
        param: "ttft_slo_ms",
      },
    );
    expect(failure("LLM_FLEET", ...ask(40, 1500))).toMatchObject({ code: "domain", param: "cached_tokens" });
  });
});
