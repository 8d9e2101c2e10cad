import { describe, expect, it } from "vitest";
import { deploy } from "../../../core/deployment/deployment.js";
import { reportRows } from "../../../core/deployment/report.js";

const load = { contextTokens: 1000, outputTokens: 300, concurrency: 4 };
const rows = (hardware: string, model = "llama 3.1 8b", more = load) =>
  reportRows(deploy({ model, hardware }), more);
const figure = (of: ReturnType<typeof rows>, label: string) => of.find(([{ en }]) => en === label)?.[1];

describe("reportRows", () => {
  it("names model, devices, format and engine first", () => {
    expect(
      rows("h100")
        .slice(0, 4)
        .map(([, value]) => value),
    ).toEqual(["Llama 3.1 8B", "1 × H100 SXM5 80GB", "bf16", "vLLM"]);
  });

  it("gives figures that belong together", () => {
    const report = rows("h100");
    const response = 1000 * Number(figure(report, "response, s"));
    expect(response).toBeGreaterThan(Number(figure(report, "TTFT, ms")));
    expect(figure(report, "weights, GB")).toBeCloseTo(16.06, 6);
    expect(Number(figure(report, "low"))).toBeLessThan(Number(figure(report, "high")));
    expect(figure(report, "fits")).toEqual({ en: "yes", fr: "oui" });
  });

  it("calls a full device tight", () => {
    // 256 sequences of 1,750 tokens are 58.7 GB beside 16 GB of weights on 85 GB at 92 %.
    const full = rows("h100", "llama 3.1 8b", { contextTokens: 1750, outputTokens: 1, concurrency: 256 });
    expect(Number(figure(full, "memory share"))).toBeGreaterThan(0.9);
    expect(Number(figure(full, "memory share"))).toBeLessThan(1);
    expect(figure(full, "fits")).toEqual({ en: "tight", fr: "juste" });
  });

  it("leaves the speeds out when it does not fit, and when nobody knows the bandwidth", () => {
    const none = rows("rtx 4090", "llama 3.1 70b");
    expect(figure(none, "fits")).toEqual({ en: "no", fr: "non" });
    expect(figure(none, "ceiling")).toBeUndefined();
    expect(figure(rows("24 GB"), "fits")).toEqual({ en: "yes", fr: "oui" });
    expect(figure(rows("24 GB"), "ceiling")).toBeUndefined();
  });

  it("has every label in both languages", () => {
    for (const [{ en, fr }] of rows("h100")) {
      expect(en).not.toBe("");
      expect(fr).not.toMatch(/\bGB\b|weights|throughput/);
    }
  });
});
