import { describe, expect, it } from "vitest";
import { value, valueIn } from "../../../helpers/call.js";

describe("LLM_REPORT", () => {
  it("labels in the reader's language, with the same figures", () => {
    const en = value("LLM_REPORT", "llama 3.1 70b", "h100", "fp8", 2) as [string, unknown][];
    const fr = valueIn("fr", "LLM_REPORT", "llama 3.1 70b", "h100", "fp8", 2) as [string, unknown][];
    expect(fr.filter(([, cell]) => typeof cell === "number").map(([, cell]) => cell)).toEqual(
      en.filter(([, cell]) => typeof cell === "number").map(([, cell]) => cell),
    );
    expect(en.map(([label]) => label)).toContain("decode, tok/s per user");
    expect(fr.map(([label]) => label)).toContain("décodage, tok/s par utilisateur");
  });

  it("keeps the memory lines when the model does not fit", () => {
    const rows = value("LLM_REPORT", "llama 3.1 70b", "rtx 4090", "bf16") as [string, unknown][];
    expect(rows.find(([label]) => label === "fits")?.[1]).toBe("no");
    expect(rows.some(([label]) => label.startsWith("decode"))).toBe(false);
  });
});
