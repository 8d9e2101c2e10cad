import { describe, expect, it } from "vitest";
import { agentCachedTokens } from "../../../../core/functions/agents/agent-cached-tokens.js";
import { agentInputTokens } from "../../../../core/functions/agents/agent-input-tokens.js";
import { agentLoopS } from "../../../../core/functions/agents/agent-loop-s.js";
import { AGENT_TABLE, agentTable } from "../../../../core/functions/agents/agent-table.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const loop = {
  calls: 50,
  baseTokens: 4000,
  growthTokens: 1300,
  outputTokens: 800,
  tps: 70,
  ttftMs: 500,
  toolS: 1.5,
};

describe("AGENT_TABLE", () => {
  it("lists each call with its tokens and the time so far", () => {
    // By hand: 100 and 110 tokens read; 50/100 + 0.1 + 1 = 1.6 s a call.
    expect(call(AGENT_TABLE, 2, 100, 10, 50, 100, 100, 1)).toEqual([
      [1, 100, 0, 100, 1.6],
      [2, 110, 100, 10, 3.2],
    ]);
  });

  it("adds up to the totals of the loop", () => {
    const rows = agentTable(loop);
    const column = (i: number) => rows.reduce((total, row) => total + (row[i] as number), 0);
    expect(column(1)).toBe(agentInputTokens(loop));
    expect(column(2)).toBe(agentCachedTokens(loop));
    expect(column(2) + column(3)).toBe(column(1));
    near(rows.at(-1)?.[4], agentLoopS(loop));
  });

  it("caches nothing in the first call", () => {
    expect(call(AGENT_TABLE, 1, 4000, 1300, 800, 80)).toEqual([[1, 4000, 0, 4000, 10]]);
  });

  it("is a rectangle of at most 10,000 rows", () => {
    expect(new Set(agentTable({ ...loop, calls: 10_000 }).map((row) => row.length))).toEqual(new Set([5]));
    expect(refuse(AGENT_TABLE, 10_001, 1, 1, 1, 1)).toMatchObject({ code: "domain", param: "calls" });
    expect(refuse(AGENT_TABLE, 0, 1, 1, 1, 1)).toMatchObject({ code: "domain", param: "calls" });
  });
});
