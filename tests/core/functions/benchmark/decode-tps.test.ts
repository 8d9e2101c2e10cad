import { describe, expect, it } from "vitest";
import { DECODE_TPS, decodeTps } from "../../../../core/functions/benchmark/decode-tps.js";
import { responseTimeS } from "../../../../core/functions/response/response-time-s.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("DECODE_TPS", () => {
  it("divides the gaps by the decode time", () => {
    // By hand: 100 gaps in 4 s, and 101 tokens counted with n.
    near(call(DECODE_TPS, 101, 4.5, 0.5), 25);
    near(call(DECODE_TPS, 101, 4.5, 0.5, "n"), 25.25);
  });

  it("undoes RESPONSE_TIME_S and agrees with TPS_FROM_TPOT", () => {
    for (const outputTokens of [2, 37, 1_000_000]) {
      const totalS = responseTimeS({ ttftMs: 350, tpotMs: 12.5, outputTokens });
      near(decodeTps({ outputTokens, totalS, ttftS: 0.35, method: "n-1" }), 80, 1e-9);
    }
  });

  it("gives n / (n - 1) more with n", () => {
    const ratio = (call(DECODE_TPS, 11, 3, 1, "n") as number) / (call(DECODE_TPS, 11, 3, 1) as number);
    near(ratio, 1.1);
  });

  it("takes a single token with n only", () => {
    near(call(DECODE_TPS, 1, 1, 0.5, "N"), 2);
    const refusal = refuse(DECODE_TPS, 1, 1, 0.2);
    expect(refusal).toMatchObject({ code: "domain", param: "output_tokens" });
    expect(refusal.en).toContain("at least 2");
  });

  it("refuses a total that does not exceed the TTFT, and another method", () => {
    expect(refuse(DECODE_TPS, 500, 0.2, 0.2)).toMatchObject({ code: "domain", param: "total_s" });
    // The usual slip: a TTFT in ms.
    expect(refuse(DECODE_TPS, 500, 10.18, 200).en).toContain("must exceed the TTFT (200 s)");
    expect(refuse(DECODE_TPS, 500, 10, 0.2, "fast").en).toContain("n-1, n");
  });
});
