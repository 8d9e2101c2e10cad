import { describe, expect, it } from "vitest";
import { estimateFigure, figure, formatBound } from "../../../core/answers/figures.js";

const LABEL = { en: "per user", fr: "par utilisateur" };

describe("figure", () => {
  it("writes the value with its unit in the reader's language", () => {
    expect(figure(LABEL, 23.928571, "tokPerS", "en").text).toBe("23.93 tok/s");
    expect(figure(LABEL, 23.928571, "tokPerS", "fr")).toMatchObject({
      label: "par utilisateur",
      text: "23,93 tok/s",
    });
  });
});

describe("formatBound", () => {
  it("gives band and ceiling the decimals of the value", () => {
    const estimate = { expected: 19.0446, low: 16.4164, high: 21.5204, ceiling: 23.3376 };
    const shown = estimateFigure(LABEL, { ...estimate, warnings: [] } as never, "tokPerS", "en", {
      digits: 1,
    });
    expect(shown.text).toBe("19 tok/s");
    expect(formatBound(shown, 16.4164, "en")).toBe("16.4");
    expect(formatBound(shown, 23.3376, "fr")).toBe("23,3");
  });

  it("takes the unit's decimals where the figure names none", () => {
    expect(formatBound({ label: "", value: 1, text: "", unit: "tokPerS" }, 16.4164, "en")).toBe("16.42");
  });
});
