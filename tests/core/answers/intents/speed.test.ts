import { describe, expect, it } from "vitest";
import { bothLanguages } from "../../../helpers/asked.js";

describe("speed", () => {
  it("says the TPOT of each crowd where the TPOT is asked for", () => {
    const [answer] = bothLanguages(
      "what happens to TPOT if I go from 8 to 64 users on llama 3.1 8b h100",
      "que devient le TPOT si je passe de 8 à 64 utilisateurs avec llama 3.1 8b sur h100 ?",
    );
    const [few, many] = answer.headline;
    expect(few?.label).toBe("TPOT (8 users)");
    expect(many?.label).toBe("TPOT (64 users)");
    expect(Number(many?.value)).toBeGreaterThan(Number(few?.value));
  });
});
