import { describe, expect, it } from "vitest";
import { formatCall } from "../../../core/text/call.js";

const definition = { name: "F" };

describe("formatCall", () => {
  it("writes the separators of the language", () => {
    expect(formatCall(definition, [70, 0.5, true], "en")).toBe("=F(70, 0.5, TRUE)");
    expect(formatCall(definition, [70, 0.5, true], "fr")).toBe("=F(70;0,5;VRAI)");
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
