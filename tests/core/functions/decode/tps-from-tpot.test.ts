import { describe, expect, it } from "vitest";
import { tpotFromTps } from "../../../../core/functions/decode/tpot-from-tps.js";
import { tpsFromTpot } from "../../../../core/functions/decode/tps-from-tpot.js";
import { near } from "../../../helpers/near.js";

describe("tpsFromTpot", () => {
  it("gives 50 tok/s for 20 ms (seed 000)", () => {
    expect(tpsFromTpot({ tpotMs: 20 })).toBe(50);
  });

  it("is undone by its inverse", () => {
    for (const tpotMs of [1e-6, 0.3, 41.79, 1e9]) near(tpotFromTps({ tps: tpsFromTpot({ tpotMs }) }), tpotMs);
  });
});
