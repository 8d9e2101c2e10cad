import { describe, expect, it } from "vitest";
import { JETON_EXPLAIN, jetonExplain } from "../../../../core/functions/help/jeton-explain.js";
import { evaluate } from "../../../../core/index.js";
import { call, refuse } from "../../../helpers/try-call.js";

/** The words for a reader of French, who types decimal commas. */
function inFrench(...args: readonly unknown[]) {
  const outcome = evaluate(JETON_EXPLAIN, args, "fr");
  return outcome.ok ? outcome.value : outcome.failure;
}

describe("JETON_EXPLAIN", () => {
  it("puts the numbers into the formula", () => {
    // 3,350 / (70 × 2) by hand is 23.93.
    expect(call(JETON_EXPLAIN, "tokens_per_sec", 70, 2, 3350)).toBe(
      "TOKENS_PER_SEC: bandwidth_gbs × efficiency / (params_b × bytes_per_param). With params_b = 70 B params, bytes_per_param = 2 bytes/param, bandwidth_gbs = 3,350 GB/s, efficiency = 1 (default): 3,350 × 1 / (70 × 2) = 23.93 tok/s.",
    );
  });

  it("speaks the reader’s language and reads numbers in its style", () => {
    expect(inFrench("RESPONSE_TIME_S", "200,5", 20, 500)).toBe(
      "RESPONSE_TIME_S\u00a0: (ttft_ms + (output_tokens - 1) × tpot_ms) / 1000. Avec ttft_ms = 200,5 ms ; tpot_ms = 20 ms ; output_tokens = 500 tokens\u00a0: (200,5 + (500 - 1) × 20) / 1000 = 10,18 s.",
    );
  });

  it("says why there is no result", () => {
    expect(call(JETON_EXPLAIN, "ERLANG_C", 8, 12.4)).toContain(
      "No result – offered_load: the load of 12.4 saturates all servers (8): at least 13 needed.",
    );
    expect(inFrench("MODEL_SIZE_GB", 70)).toContain(
      "Pas de résultat – bytes_per_param\u00a0: valeur manquante",
    );
  });

  it("shows the beginning of a result that spills", () => {
    expect(call(JETON_EXPLAIN, "TPS_REALISTIC", 70, 2, 3350)).toMatch(/ → 11\.96, 17\.95 tok\/s\.$/);
    expect(call(JETON_EXPLAIN, "RESPONSE_CURVE", 200, 20, [[1, 50, 500, 5000]])).toMatch(
      / → 1, 0\.2, 5 \| 50, 1\.18, 42\.373 \| 500, 10\.18, 49\.116 \| …$/,
    );
  });

  it("takes cells as hosts deliver them", () => {
    expect(call(JETON_EXPLAIN, [["MODEL_SIZE_GB"]], [[70]], [[2]])).toContain("= 140 GB");
    expect(call(JETON_EXPLAIN, "REQUEST_COST_USD", 2000, 800, 5, 30, null, null, 0.5)).toContain(
      "= 0.017 USD",
    );
  });

  it("marks as given what was given, and as defaults the others", () => {
    const text = call(JETON_EXPLAIN, "FLEET_REPLICAS", 50, 400, 2500, null, 2);
    expect(text).toContain("utilisation = 0.7 (default)");
    expect(text).toContain("peak_factor = 2 ×:");
  });

  it("is unknown for a function that does not exist, and names the nearest", () => {
    const refusal = refuse(JETON_EXPLAIN, "TOKENS_PER_SECOND", 1);
    expect(refusal).toMatchObject({ code: "unknown", param: "function_name", given: "TOKENS_PER_SECOND" });
    expect(refusal.en).toContain("Did you mean: TOKENS_PER_SEC");
    expect(refuse(JETON_EXPLAIN, "=1+1").code).toBe("unknown");
  });

  it("does not explain itself, and asks for a name", () => {
    expect(refuse(JETON_EXPLAIN, "JETON_EXPLAIN", "JETON_EXPLAIN")).toMatchObject({ code: "domain" });
    expect(refuse(JETON_EXPLAIN)).toMatchObject({ code: "type", param: "function_name" });
  });
});

describe("jetonExplain", () => {
  it("hands the name and the arguments on as they are", () => {
    const explain = (name: string, args: readonly unknown[]) => `${name} ${JSON.stringify(args)}`;
    expect(jetonExplain({ functionName: "X", arguments: [1, null, "a"] }, { explain })).toBe(
      'X [1,null,"a"]',
    );
  });
});
