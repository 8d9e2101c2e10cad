import { describe, expect, it } from "vitest";
import { formatCall } from "../../../core/text/call.js";

const definition = { name: "F" };

describe("formatCall", () => {
  it("writes the separators of the language", () => {
    expect(formatCall(definition, [70, 0.5, true], "en")).toBe("=F(70, 0.5, TRUE)");
    expect(formatCall(definition, [70, 0.5, true], "fr")).toBe("=F(70;0,5;VRAI)");
  });

  it("writes the 15 digits that a spreadsheet keeps of a number", () => {
    expect(formatCall(definition, [0.9 * 0.8, 16 / 15, 1e308], "en")).toBe(
      "=F(0.72, 1.06666666666667, 1E+308)",
    );
    expect(formatCall(definition, [[[0.1 + 0.2, "a"]]], "fr")).toBe('=F({0,3."a"})');
    expect(formatCall(definition, [Number.MAX_VALUE], "en")).toBe("=F(1.7976931348623157E+308)");
  });

  it("leaves a place for what is omitted in the middle and nothing at the end", () => {
    expect(formatCall(definition, [1, null, 3, null], "en")).toBe("=F(1, , 3)");
  });

  it("writes lists as array constants and doubles quotation marks", () => {
    expect(formatCall(definition, [[[1.5, 2]], 'a"b'], "en")).toBe('=F({1.5,2}, "a""b")');
    expect(
      formatCall(
        definition,
        [
          [
            [1.5, 2],
            [3, 4],
          ],
        ],
        "fr",
      ),
    ).toBe("=F({1,5.2;3.4})");
  });
});
