import { describe, expect, it } from "vitest";
import { deploy } from "../../../core/deployment/deployment.js";
import { replicasFor } from "../../../core/deployment/fleet.js";
import { FLEET_ROWS, fleetRows, LIMIT_TEXTS } from "../../../core/deployment/fleet-report.js";
import { near } from "../../helpers/near.js";

const request = { promptTokens: 1000, outputTokens: 300 };
const goal = { requestsPerS: 50, outputTokens: 300, percentile: 0.95, ttftLimitMs: 2000, tpotLimitMs: 100 };
const answer = replicasFor(deploy({ model: "llama 3.1 8b", hardware: "h100" }), request, goal);
const rows = fleetRows(answer, request);
const at = (place: number) => rows[place - 1]?.[1];

describe("fleetRows", () => {
  it("has each figure in the place that sheets pick it from", () => {
    const { expected, low, high, slots } = answer;
    expect([at(FLEET_ROWS.replicas), at(FLEET_ROWS.replicasLow), at(FLEET_ROWS.replicasHigh)]).toEqual([
      expected.replicas,
      low,
      high,
    ]);
    expect(at(FLEET_ROWS.slots)).toBe(slots);
    const { running, ttftMs, tpotMs, slotWaitMs, prefillWaitMs, prefillUtilisation } = expected.perReplica;
    const figures = { running, ttftMs, tpotMs, slotWaitMs, prefillWaitMs, prefillUtilisation };
    for (const [name, figure] of Object.entries(figures))
      expect(at(FLEET_ROWS[name as keyof typeof figures]), name).toBe(figure);
    expect(at(FLEET_ROWS.limit)).toBe(LIMIT_TEXTS[expected.limit]);
  });

  it("names one place for each row", () => {
    expect(Object.values(FLEET_ROWS).sort((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1));
  });

  it("adds 299 tokens to the first one", () => {
    const { ttftMs, tpotMs } = answer.expected.perReplica;
    near(at(FLEET_ROWS.responseS), (ttftMs + 299 * tpotMs) / 1000);
  });

  it("leaves a dash where an end of the band has no answer", () => {
    const { low: _, ...rest } = answer;
    expect(fleetRows({ ...rest, low: undefined }, request)[FLEET_ROWS.replicasLow - 1]?.[1]).toBe("–");
  });

  it("speaks both languages", () => {
    for (const [{ en, fr }] of rows) expect(en === fr, en).toBe(false);
    for (const { en, fr } of Object.values(LIMIT_TEXTS)) expect(en === fr, en).toBe(false);
  });
});
