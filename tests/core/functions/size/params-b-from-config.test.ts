import { describe, expect, it } from "vitest";
import { PARAMS_B_FROM_CONFIG } from "../../../../core/functions/size/params-b-from-config.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("PARAMS_B_FROM_CONFIG", () => {
  it("gives 8.03 billion for Llama 3 8B (its weight files hold 8,030,261,248)", () => {
    near(call(PARAMS_B_FROM_CONFIG, 32, 4096, 14336, 32, 8, 128, 128256, false), 8.030261248, 5e-5);
  });

  it("gives 7.24 billion for Mistral 7B (its weight files hold 7,241,732,096)", () => {
    near(call(PARAMS_B_FROM_CONFIG, 32, 4096, 14336, 32, 8, 128, 32000, false), 7.241732096, 5e-5);
  });

  it("counts one matrix of vocabulary by width less when embeddings are tied", () => {
    const shape = [28, 3072, 8192, 24, 8, 128, 128256] as const;
    const untied = call(PARAMS_B_FROM_CONFIG, ...shape, false) as number;
    near(untied - (call(PARAMS_B_FROM_CONFIG, ...shape) as number), (128256 * 3072) / 1e9);
  });

  it("accepts as many KV heads as heads and refuses more", () => {
    expect(call(PARAMS_B_FROM_CONFIG, 32, 4096, 11008, 32, 32, 128, 32000, false)).toBeGreaterThan(6.7);
    const failure = refuse(PARAMS_B_FROM_CONFIG, 64, 4096, 16384, 8, 32, 256, 32128);
    expect(failure).toMatchObject({ code: "domain", param: "kv_heads", given: 32 });
    expect(failure.en).toContain("query heads (8)");
    expect(failure.fr).toContain("têtes de requête (8)");
  });

  it("takes a truth value for tied, and nothing else", () => {
    expect(call(PARAMS_B_FROM_CONFIG, 1, 1, 1, 1, 1, 1, 1, "VRAI")).toBe(8 / 1e9);
    expect(refuse(PARAMS_B_FROM_CONFIG, 1, 1, 1, 1, 1, 1, 1, "maybe").code).toBe("type");
  });
});
