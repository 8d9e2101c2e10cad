import { describe, expect, it } from "vitest";
import { type ReplicaTimes, replicaState } from "../../../../core/estimator/fleet/replica.js";
import { near } from "../../../helpers/near.js";

// A replica whose steps take 20 ms whatever runs: 100 tokens after the first are 2 s, with 100 ms before them 2.1 s.
const flat: ReplicaTimes = { ttftMs: 120, prefillMs: 100, tpotMs: () => 20, slots: 16 };
const load = { requestsPerS: 2, outputTokens: 100, percentile: 0.95 };
const state = (times: Partial<ReplicaTimes> = {}, changes: Partial<typeof load> = {}) => {
  const found = replicaState({ ...flat, ...times }, { ...load, ...changes });
  return typeof found === "string" ? expect.fail(found) : found;
};

describe("replicaState", () => {
  it("runs as many as arrive in the time of one, by Little's law", () => {
    const { running, serviceS, prefillUtilisation } = state();
    // 0.12 + 99 x 0.02 = 2.1 s; 2 a second; 2 x 0.1 s of prefill.
    near(serviceS, 2.1);
    near(running, 4.2);
    near(prefillUtilisation, 0.2);
  });

  it("waits for the prefills of others as the tail of M/D/1 says", () => {
    // 100 / (2 x 0.8) x ln(0.2 / 0.05) = 86.64 ms; with 16 slots for 4.2 nobody in twenty waits for one.
    near(state().prefillWaitMs, 62.5 * Math.log(4), 1e-9);
    expect(state().slotWaitMs).toBe(0);
    near(state().ttftMs, 120 + 62.5 * Math.log(4), 1e-9);
  });

  it("waits for a slot as Erlang C says", () => {
    // 5 servers at a load of 4.2: C = 0.6255 (M/M/c tables: 0.554 at 4.0, 0.64 at 4.25); 2.1 s / 0.8 each.
    const { slotWaitMs } = state({ slots: 5 });
    const waiting = 0.05 * Math.exp(slotWaitMs / (2100 / 0.8));
    expect(waiting).toBeGreaterThan(0.554);
    expect(waiting).toBeLessThan(0.7);
  });

  it("waits for nothing that is not there, and longer at a higher percentile", () => {
    expect(state({ prefillMs: 0 }).prefillWaitMs).toBe(0);
    expect(state({}, { percentile: 0.99 }).ttftMs).toBeGreaterThan(state().ttftMs);
    expect(state({}, { percentile: 0.5 }).prefillWaitMs).toBe(0);
  });

  it("settles where slower steps keep more running", () => {
    // running = 2 (0.12 + 99 (0.01 + 0.001 running)): 0.198 of it feeds back, so 2.22 / 0.802.
    const { running, tpotMs } = state({ tpotMs: (b) => 10 + b });
    near(running, 2.22 / 0.802, 1e-9);
    near(tpotMs, 10 + 2.22 / 0.802, 1e-9);
  });

  it("says what is full", () => {
    expect(replicaState(flat, { ...load, requestsPerS: 10 })).toBe("prefill");
    expect(replicaState({ ...flat, slots: 4 }, load)).toBe("slots");
    // A part of a slot is none.
    expect(replicaState({ ...flat, slots: 4.9 }, load)).toBe("slots");
  });
});
