import { describe, expect, it } from "vitest";
import { catalogueFacts } from "../../../core/deployment/facts-by-name.js";

describe("catalogueFacts", () => {
  it("gives the facts of a model, or of a typical one of a size", () => {
    expect(catalogueFacts.model("llama 3.1 8b")).toMatchObject({
      layers: 32,
      kvHeads: 8,
      kvGrowing: 131_072,
    });
    expect(catalogueFacts.model("8B")).toMatchObject({ total: 8, guessed: true });
  });

  it("gives the facts of a device with the memory in its name", () => {
    expect(catalogueFacts.hardware("M3 Ultra 256")).toMatchObject({
      group: "apple",
      mem: 256,
      unified: true,
    });
  });

  it("spells a format as the estimator does", () => {
    expect(catalogueFacts.quant("q4_k_m")).toMatchObject({ quant: "Q4_K_M" });
    expect(catalogueFacts.quant("zzz")).toBeUndefined();
  });

  it("returns a name nobody knows as a failure, and throws nothing", () => {
    expect(catalogueFacts.model("zzz")).toMatchObject({ code: "unknown", param: "model", given: "zzz" });
    expect(catalogueFacts.hardware("H1000")).toMatchObject({ code: "unknown", param: "hardware" });
  });
});
