import { describe, expect, it } from "vitest";
import { ask, runCommand } from "../../../core/answers/ask.js";
import { sayFailure } from "../../../core/answers/say-failure.js";

const said = (line: string, lang: "en" | "fr"): string => {
  const reply = ask(line, lang);
  return reply.ok ? "answered" : reply.message;
};

describe("sayFailure", () => {
  it("names options as the reader types them", () => {
    expect(said("/agent appels:x", "fr")).toMatch(/^appels\u00a0: «\u00a0x\u00a0» n’est pas un nombre/);
    expect(said("/agent calls:x", "en")).toMatch(/^calls: “x” is not a number/);
    expect(said('/fit modele:"Llama 3.1 8B" materiel:H100 cache:zzz', "fr")).toMatch(/^cache\u00a0: /);
    expect(said('/fit model:"Llama 3.1 8B" hardware:H100 kv:zzz', "en")).toMatch(/^kv: /);
  });

  it("does not speak of cells", () => {
    const missing = {
      code: "type",
      param: "hardware",
      given: null,
      allowed: { kind: "name", example: "H100" },
    } as const;
    expect(sayFailure(missing, "en")).toBe("hardware: missing. Expected: a name, for example “H100”.");
    expect(sayFailure(missing, "fr")).toMatch(/^matériel\u00a0: valeur manquante\. Attendu/);
    const zero = runCommand("latency", { tpot: 0 }, "en");
    expect(zero.ok ? "" : zero.message).toMatch(/^tpot: 0 is out of range/);
  });

  it("leaves the parameters of formulas as they are typed into cells", () => {
    expect(said("=TOKENS_PER_SEC(70;2;-5)", "fr")).toMatch(/^bandwidth_gbs/);
    expect(said('=LLM_TPS("zzzz";"h100")', "fr")).toMatch(/^model\u00a0:/);
  });

  it("shows what a name looks like when none is near", () => {
    expect(said("/explain qqqqqqqqqq", "en")).toBe(
      "term: “qqqqqqqqqq” is not known. Expected: a name, for example “TTFT”.",
    );
    expect(said("/help qqqqqqqqqq", "fr")).toMatch(/par exemple «\u00a0\/latency\u00a0»\.$/);
  });

  it("keeps reasons", () => {
    const reason = { en: "too late", fr: "trop tard" };
    expect(sayFailure({ code: "infeasible", param: "gpus", reason }, "fr")).toBe("cartes\u00a0: trop tard.");
  });
});
