import { describe, expect, it } from "vitest";
import { byGroup } from "../../../core/estimator/constants-shape.js";

const table = { "nv-hbm": 1, "amd-hbm-early": 2, "amd-hbm": 3, "*": 9 };

describe("byGroup", () => {
  it("takes the first column that the table has, and the star for none", () => {
    expect(byGroup(table, ["amd-hbm-early", "amd-hbm"])).toBe(2);
    expect(byGroup(table, ["nv-hbm-early", "nv-hbm"])).toBe(1);
    expect(byGroup(table, ["cpu-early", "cpu"])).toBe(9);
  });

  it("takes a nought for a value", () => {
    expect(byGroup({ ...table, cpu: 0 }, ["cpu", "cpu"])).toBe(0);
  });
});
