import { describe, expect, it } from "vitest";
import { poissonShare, poissonUpTo } from "../../../core/lib/poisson.js";
import { near } from "../../helpers/near.js";

// Summed with 60 decimal digits: k, mean, exactly k, at most k.
const EXACT = [
  [0, 3, 4.9787068367863944e-2, 4.9787068367863944e-2],
  [2, 4, 1.4652511110987343e-1, 2.3810330555354434e-1],
  [29, 31, 6.9154645913938689e-2, 4.046521790343891e-1],
  [30, 31, 7.1459800777736643e-2, 4.7611197981212577e-1],
  [512, 500, 1.5281302844499552e-2, 7.1366929223749798e-1],
  [1000, 900, 5.9269532854189e-5, 9.9950936726714246e-1],
  [1000, 1000, 1.2614611348721499e-2, 5.0840936716850604e-1],
  [4000, 3990.5, 6.2368294265745267e-3, 5.6390339413507118e-1],
  [20000, 19500, 4.8972038335773573e-6, 9.9982162715194556e-1],
] as const;

describe("poissonShare", () => {
  it.each(EXACT)("of %d events at a mean of %d", (k, mean, share) =>
    near(poissonShare(k, mean), share, 1e-11),
  );

  it("is certain at a mean of 0, and vanishes far from the mean", () => {
    expect([poissonShare(0, 0), poissonShare(1, 0), poissonShare(5000, 1)]).toEqual([1, 0, 0]);
  });
});

describe("poissonUpTo", () => {
  it.each(EXACT)("%d events at a mean of %d", (k, mean, _share, upTo) =>
    near(poissonUpTo(k, mean), upTo, 1e-11),
  );

  it("is certain far above the mean and vanishes far below it", () => {
    expect(poissonUpTo(0, 0)).toBe(1);
    near(poissonUpTo(512, 10.5), 1);
    near(poissonUpTo(512, 48), 1);
    expect(poissonUpTo(512, 50_000)).toBe(0);
  });
});
