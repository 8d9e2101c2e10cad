import { describe, expect, it } from "vitest";
import { matched, readAs } from "../../../core/catalogue/match.js";
import { buildIndex } from "../../../core/catalogue/name-index.js";

const row = (id: string, name: string, ...aliases: string[]) => ({ id, name, aliases });
const sxm = row("a", "A100 SXM4 80GB");
const pcie = row("b", "A100 PCIe 80GB");
const rtx = row("c", "RTX 4090", "the big card");
const index = buildIndex([sxm, pcie, rtx]);
const note = (given: string, to: typeof sxm) => matched(to, given, { index }).assumption?.en;

describe("matched", () => {
  it("says how a name that fits several rows was read", () => {
    expect(note("A100", sxm)).toBe("“A100” read as A100 SXM4 80GB");
    expect(note("A100 80GB", sxm)).toBe("“A100 80GB” read as A100 SXM4 80GB");
  });

  it("says nothing of a full name, or of words that add nothing", () => {
    expect(note("80GB A100 SXM4", sxm)).toBeUndefined();
    expect(note("4090", rtx)).toBeUndefined();
  });

  it("names a relative, though only one row has the words", () => {
    expect(note("the big card", rtx)).toBe("“the big card” read as RTX 4090");
  });

  it("carries memory and other readings, and obeys a caller that knows", () => {
    expect(matched(sxm, "A100", { index, loose: false, memoryGb: 40, alternatives: ["x"] })).toEqual({
      ok: true,
      row: sxm,
      memoryGb: 40,
      alternatives: ["x"],
    });
    expect(matched(rtx, "anything")).toEqual({ ok: true, row: rtx, alternatives: [] });
  });
});

describe("readAs", () => {
  it("writes the size of a card in octets in French", () => {
    expect(readAs("A100", "A100 SXM4 80GB")).toEqual({
      en: "“A100” read as A100 SXM4 80GB",
      fr: "«\u00a0A100\u00a0» lu comme A100 SXM4 80\u202fGo",
    });
  });
});
