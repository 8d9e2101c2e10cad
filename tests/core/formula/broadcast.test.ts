import { describe, expect, it } from "vitest";
import { broadcast } from "../../../core/formula/broadcast.js";
import { MAX_ARRAY_CELLS } from "../../../core/formula/limits.js";
import { differentSizes, type Operand, type Scalar } from "../../../core/formula/values.js";

const context = (work = 1000) => ({ style: "en" as const, work });
const join = (...cells: Scalar[]) => cells.join("");
const joined = (...operands: Operand[]) => broadcast(operands, join, context());

describe("broadcast", () => {
  it("applies a function of cells to cells", () => {
    expect(joined(1, 2)).toBe("12");
  });

  it("repeats a value, a row and a column as often as needed", () => {
    expect(joined([[1, 2]], "x")).toEqual([["1x", "2x"]]);
    expect(joined([[1, 2]], [["a"], ["b"]])).toEqual([
      ["1a", "2a"],
      ["1b", "2b"],
    ]);
    expect(joined([[9]], [[1, 2]])).toEqual([["91", "92"]]);
  });

  it("leaves #N/A where a cell has no partner, and does not ask the function", () => {
    expect(joined([[1, 2, 3]], [[1, 2]])).toEqual([["11", "22", differentSizes]]);
    expect(joined([[1], [2], [3]], [[1], [2]])).toEqual([["11"], ["22"], [differentSizes]]);
  });

  it("takes each cell from the formula's allowance, and refuses when it is used up", () => {
    const allowance = context(5);
    broadcast([[[1, 2, 3]], 1], join, allowance);
    expect(allowance.work).toBe(2);
    expect(broadcast([[[1, 2, 3]], 1], join, allowance)).toMatchObject({ error: "#NUM!" });
    expect(broadcast([1], join, context(0))).toMatchObject({ error: "#NUM!" });
  });

  it("refuses a product of sizes before it computes a cell of it", () => {
    let asked = 0;
    const side = MAX_ARRAY_CELLS / 10;
    const row = [Array(side).fill(1)];
    const column = Array(11).fill([1]);
    const refused = broadcast([row, column], () => ++asked, context(1e9));
    expect(refused).toMatchObject({ error: "#NUM!", failure: { reason: { values: { cells: 11 * side } } } });
    expect(asked).toBe(0);
  });
});
