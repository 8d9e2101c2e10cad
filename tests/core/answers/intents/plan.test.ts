import { describe, expect, it } from "vitest";
import { asked } from "../../../helpers/asked.js";

describe("plan", () => {
  it("says in front when no number of replicas keeps the limits", () => {
    const line = (lang: "en" | "fr") =>
      asked('/plan model:"Llama 3.1 8B" hardware:L40S rate:1e9', lang).answer;
    expect(line("en").headline[0]?.text).toBe("no number keeps these limits");
    expect(line("fr").headline[0]?.text).toBe("aucun nombre ne tient ces limites");
    expect(line("en").working[0]).toMatch(/^rate: .*at this rate: lower the rate/);
  });
});
