import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALLREDUCE_US, allreduceUs } from "../../../../core/functions/parallel/allreduce-us.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("ALLREDUCE_US", () => {
  it("gives 3.89 ms for 1 GB over eight chips of 450 GB/s: 2 × 7/8 / 450", () => {
    near(call(ALLREDUCE_US, 1e9, 8, 450), (1.75 / 450) * 1e6);
  });

  it("agrees with Python decimal: 16 MiB over four chips with 5 µs", () => {
    near(call(ALLREDUCE_US, 2 ** 24, 4, 450, 5), 60.92405333333333);
  });

  it("moves twice the message between very many chips, and just the message between two", () => {
    near(call(ALLREDUCE_US, 1e9, 1_000_000, 450), (2 / 450) * 1e6, 2e-6);
    near(call(ALLREDUCE_US, 1e9, 2, 450), 1e6 / 450);
  });

  it("takes no time on one chip, latency included", () => {
    expect(call(ALLREDUCE_US, 16384, 1, 450, 10)).toBe(0);
  });

  it("never falls with more chips", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (chips) => {
        const ring = { messageBytes: 16384, linkGbs: 450, latencyUs: 10 };
        expect(allreduceUs({ ...ring, chips: chips + 1 })).toBeGreaterThanOrEqual(
          allreduceUs({ ...ring, chips }),
        );
      }),
    );
  });

  it("refuses no chips and a link that carries nothing", () => {
    expect(refuse(ALLREDUCE_US, 16384, 0, 450)).toMatchObject({ code: "domain", param: "chips" });
    expect(refuse(ALLREDUCE_US, 16384, 8, 0)).toMatchObject({ code: "domain", param: "link_gbs" });
  });
});
