import { describe, expect, it } from "vitest";
import { failure, value } from "../../../helpers/call.js";

describe("LLM_COMPARE", () => {
  it("gives the figures of the single functions, a row for each device, whatever its shape", () => {
    const rows = value("LLM_COMPARE", "llama 3.1 8b", [["rtx 4090"], ["m4 max"]]) as unknown[][];
    expect(rows).toHaveLength(2);
    const [band = []] = value("LLM_TPS_BAND", "llama 3.1 8b", "rtx 4090") as number[][];
    expect(rows[0]?.slice(1, 6)).toEqual([true, ...band]);
  });

  it("keeps the row of a device that is too small, with blanks", () => {
    const [row = []] = value("LLM_COMPARE", "llama 3.1 70b", ["rtx 3060"]) as unknown[][];
    expect(row.slice(1)).toEqual([false, "", "", "", "", "", ""]);
  });

  it("compares the whole catalogue in one call", () => {
    const names = value("HARDWARE_LIST") as string[][];
    expect(names.length).toBeGreaterThan(150);
    expect(value("LLM_COMPARE", "llama 3.1 8b", names)).toHaveLength(names.length);
  });

  it("fails on a name that nobody knows", () => {
    expect(failure("LLM_COMPARE", "llama 3.1 8b", ["h100", "warp drive"])).toMatchObject({
      code: "unknown",
      param: "hardware",
    });
  });
});
