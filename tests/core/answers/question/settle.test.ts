import { describe, expect, it } from "vitest";
import type { Quantity } from "../../../../core/answers/question/quantity.js";
import type { Role } from "../../../../core/answers/question/roles.js";
import { settleSlot } from "../../../../core/answers/question/settle.js";
import type { SlotName } from "../../../../core/answers/slots.js";

const role = (quantity: Partial<Quantity>, slot?: SlotName): Role => ({
  quantity: { value: 1000, unit: "tok", start: 0, end: 0, own: "", word: false, ...quantity },
  slot,
  value: quantity.value ?? 1000,
  wanted: false,
});
const settle = (one: Role, intent: string, folded = "", taken: readonly SlotName[] = []) =>
  settleSlot(one, intent, new Set(taken), folded);

describe("settleSlot", () => {
  it.each([
    ["kv_cache", "context"],
    ["ttft", "prompt_tokens"],
    ["latency", "output_tokens"],
    ["reasoning", "thinking_tokens"],
  ] as const)("takes unnamed tokens in %s as %s", (intent, slot) => {
    expect(settle(role({}), intent)).toBe(slot);
  });

  it("takes the second unnamed tokens of a request as its output", () => {
    expect(settle(role({}), "cost_request", "", ["prompt_tokens"])).toBe("output_tokens");
  });

  it("takes millions of tokens in a monthly question as a month's", () => {
    expect(settle(role({ value: 5e7 }, "prompt_tokens"), "cost_request", "per month")).toBe(
      "tokens_in_per_month",
    );
  });

  it("takes a long prompt as context where memory is asked for", () => {
    expect(settle(role({}, "prompt_tokens"), "max_context")).toBe("context");
    expect(settle(role({}, "prompt_tokens"), "fleet")).toBe("prompt_tokens");
  });

  it("takes a large unnamed rate of a rented device as its total", () => {
    expect(settle(role({ unit: "tps", value: 1800 }), "cost_selfhost")).toBe("tps_total");
    expect(settle(role({ unit: "tps", value: 40 }), "cost_selfhost")).toBe("tps");
  });
});
