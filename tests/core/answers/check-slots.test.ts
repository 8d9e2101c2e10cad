import { describe, expect, it } from "vitest";
import { checkSlots } from "../../../core/answers/check-slots.js";
import { CalcError } from "../../../core/failure.js";

describe("checkSlots", () => {
  it("passes usual numbers, words and nothing", () => {
    expect(() => checkSlots({ params_b: 70, gpus: [2, 1], quant: "fp8", context: 0 })).not.toThrow();
    expect(() => checkSlots({})).not.toThrow();
  });

  it.each([
    [{ tps: Number.NaN }, "tps"],
    [{ params_b: 1e26 }, "params_b"],
    [{ gpus: 0 }, "gpus"],
    [{ gpus: [2, -1] }, "gpus"],
    [{ ttft_ms: -200 }, "ttft_ms"],
    [{ context: Number.POSITIVE_INFINITY }, "context"],
    [{ context: 0.5 }, "context"],
    [{ gpus: 2000 }, "gpus"],
    [{ concurrency: 2.5 }, "users"],
  ])("refuses %j naming the slot", (slots, param) => {
    try {
      checkSlots(slots);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CalcError);
      expect((error as CalcError).failure).toMatchObject({ code: "domain", param });
    }
  });

  it("names the bounds of the commands, and none that only arithmetic sets", () => {
    const allowed = (slots: Parameters<typeof checkSlots>[0]) => {
      try {
        checkSlots(slots);
      } catch (error) {
        return (error as CalcError).failure.allowed;
      }
    };
    expect(allowed({ gpus: 0 })).toEqual({ kind: "integer", min: 1, max: 1024 });
    expect(allowed({ ttft_ms: -200 })).toEqual({ kind: "number", min: 0 });
  });
});
