import { describe, expect, it } from "vitest";
import { definitions } from "../../core/registry.js";
import { type Unit, units } from "../../core/units.js";

const all = Object.entries(units) as [string, Unit][];

describe("units", () => {
  it.each(all)("%s has a symbol in both languages, or in neither", (_, { symbol, one }) => {
    expect(symbol.en === "").toBe(symbol.fr === "");
    for (const text of [symbol, ...(one ? [one] : [])]) {
      expect(text.en).toBe(text.en.trim());
      expect(text.fr).toBe(text.fr.trim());
    }
    if (one) expect([one.en, one.fr]).not.toContain("");
  });

  it("counts bytes in octets in French, and never says bytes there", () => {
    for (const [id, { symbol }] of all) {
      expect(symbol.fr, id).not.toMatch(/byte|\bG(?:i)?B\b|second|day|word|chip/);
      expect(symbol.en, id).not.toMatch(/octet|\bG(?:i)?o\b|jour|mots?\b|puce/);
    }
  });

  it("shows between 0 and 4 decimals", () => {
    for (const [id, { digits }] of all) {
      expect(Number.isInteger(digits), id).toBe(true);
      expect(digits, id).toBeGreaterThanOrEqual(0);
      expect(digits, id).toBeLessThanOrEqual(4);
    }
  });

  it("gives an ending of a name to one unit only", () => {
    const endings = all.flatMap(([, { suffixes = [] }]) => suffixes);
    expect(new Set(endings).size).toBe(endings.length);
    // The contract holds each parameter to its unit's ending; this is the other way round.
    const wrong = definitions.flatMap(({ params }) =>
      params
        .filter((param) => !("unit" in param && param.unit === "reqPerS" && param.name.endsWith("_per_s")))
        .filter(({ name, ...param }) => {
          const owner = all.find(([, { suffixes = [] }]) => suffixes.some((end) => name.endsWith(end)));
          return owner !== undefined && !("unit" in param && param.unit === owner[0]);
        }),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("lists no unit that no function uses", () => {
    const used = new Set(
      definitions.flatMap(({ params, returns }) => [
        returns.unit as string,
        ...params.flatMap((param) => ("unit" in param ? [param.unit as string] : [])),
      ]),
    );
    expect(all.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});
