import { describe, expect, it } from "vitest";
import type { CellStyle } from "../../../../core/workbook/model.js";
import type { XlsxModule } from "../../../../core/workbook/write/ports.js";
import { formatsOf } from "../../../../core/workbook/write/styles.js";

/** A writer that records what is asked of its formats. */
function recorder() {
  const made: string[][] = [];
  class Format {
    constructor() {
      const calls: string[] = [];
      made.push(calls);
      // biome-ignore lint/correctness/noConstructorReturn: stands for every setter at once.
      return new Proxy(this, {
        get: (_, setter) =>
          setter === "calls"
            ? calls
            : (...args: unknown[]) => calls.push([String(setter), ...args.map(String)].join(" ")),
      });
    }
  }
  const xlsx = {
    Format,
    Color: { rgb: (hex: number) => `#${hex.toString(16).padStart(6, "0")}` },
    FormatBorder: { Thin: "thin" },
    FormatAlign: { Right: "right", Top: "top" },
  };
  return { made, formats: formatsOf(xlsx as unknown as XlsxModule) };
}
const calls = (style: CellStyle | undefined, format?: string) => {
  const { formats, made } = recorder();
  formats(style, format);
  return made[0] ?? [];
};

describe("formatsOf", () => {
  it("makes each pair of style and number format once", () => {
    const { formats, made } = recorder();
    expect(formats("key", "0.0")).toBe(formats("key", "0.0"));
    formats("key", "0.00");
    formats("note", "0.0");
    formats(undefined, "0.0");
    expect(made).toHaveLength(4);
  });

  it("lets inputs be edited, and nothing else", () => {
    expect(calls("input")).toContain("setUnlocked");
    const others: readonly CellStyle[] = [
      "title",
      "heading",
      "label",
      "output",
      "key",
      "note",
      "unit",
      "wrap",
    ];
    for (const style of others) expect(calls(style), style).not.toContain("setUnlocked");
  });

  it("puts figures to the right and their units beside them", () => {
    for (const style of ["input", "output", "key"] as const) expect(calls(style)).toContain("setAlign right");
    expect(calls("unit")).toContain("setIndent 1");
  });

  it("sets a number format unless it is the general one", () => {
    expect(calls(undefined, "#,##0.0")).toEqual(["setNumFormat #,##0.0"]);
    expect(calls(undefined, "General")).toEqual([]);
  });
});
