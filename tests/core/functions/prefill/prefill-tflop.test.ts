import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PREFILL_TFLOP, prefillTflop } from "../../../../core/functions/prefill/prefill-tflop.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

const llama70b = { activeParamsB: 70, layers: 80, attnDim: 8192, causal: true };

describe("PREFILL_TFLOP", () => {
  it("gives 140 TFLOP for 1,000 tokens of 70B: 2 × 70e9 × 1,000", () => {
    expect(call(PREFILL_TFLOP, 70, 1000)).toBe(140);
  });

  it("adds half of the full square of attention: 4 × 80 × 8,192 × 8,192² / 2 / 1e12", () => {
    near(call(PREFILL_TFLOP, 70, 8192, 80, 8192), 1146.88 + (4 * 80 * 8192 ** 3) / 2 / 1e12);
  });

  it("agrees with a count token by token, each seeing those before it", () => {
    // Counting the pair of a token with itself as half a pair, as the continuous form does.
    let flop = 0;
    for (let position = 101; position <= 400; position++) flop += 2 * 70e9 + 4 * 80 * 8192 * (position - 0.5);
    near(prefillTflop({ ...llama70b, promptTokens: 400, cachedTokens: 100 }), flop / 1e12);
  });

  it("splits at any point: the prefix, then the rest with the prefix in cache", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1_000_000 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (prompt, share) => {
          const cut = Math.max(1, Math.floor(prompt * share));
          const whole = prefillTflop({ ...llama70b, promptTokens: prompt, cachedTokens: 0 });
          const head = prefillTflop({ ...llama70b, promptTokens: cut, cachedTokens: 0 });
          const tail = prefillTflop({ ...llama70b, promptTokens: prompt, cachedTokens: cut });
          near(head + tail, whole);
        },
      ),
    );
  });

  it("keeps its digits for one new token behind a million cached ones", () => {
    // 2 × 80 × 8,192 × (2 × 1e6 + 1) = 2.62144131072e12 operations of attention beside 1.4e11.
    near(
      prefillTflop({ ...llama70b, promptTokens: 1_000_001, cachedTokens: 1_000_000 }),
      0.14 + (2 * 80 * 8192 * 2_000_001) / 1e12,
    );
  });

  it("doubles the attention without a causal mask", () => {
    const attention = (causal: boolean) =>
      prefillTflop({ ...llama70b, promptTokens: 5000, cachedTokens: 0, causal }) - 700;
    near(attention(false), 2 * attention(true), 1e-11);
  });

  it("refuses a prefix as long as the prompt and says why", () => {
    const failure = refuse(PREFILL_TFLOP, 70, 100, null, null, 100);
    expect(failure).toMatchObject({ code: "domain", param: "cached_tokens", given: 100 });
    expect(failure.en).toContain("at least one token is always computed");
    expect(call(PREFILL_TFLOP, 70, 100, null, null, 99)).toBe(0.14);
  });
});
