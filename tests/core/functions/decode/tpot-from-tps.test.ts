import { describe, expect, it } from "vitest";
import { tpotFromTps } from "../../../../core/functions/decode/tpot-from-tps.js";
import { near } from "../../../helpers/near.js";

describe("tpotFromTps", () => {
  it("gives 20 ms for 50 tok/s (seed 000)", () => {
    expect(tpotFromTps({ tps: 50 })).toBe(20);
  });

  it("gives 1.032 ms for 969 tok/s (seed 003, Cerebras 405B)", () => {
    near(tpotFromTps({ tps: 969 }), 1.031991744066047);
  });
});
