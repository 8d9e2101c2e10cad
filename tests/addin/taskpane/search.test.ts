import { describe, expect, it } from "vitest";
import { searchFunctions } from "../../../addin/taskpane/functions/search.js";
import { definitions } from "../../../core/index.js";

const names = (query: string, lang: "en" | "fr" = "en") =>
  searchFunctions(definitions, query, lang).map(({ name }) => name);

describe("searchFunctions", () => {
  it("gives all functions, in order, for an empty query", () => {
    expect(names("  ")).toEqual(definitions.map(({ name }) => name));
  });

  it("finds a name by its beginning or with spaces for underscores, in any case", () => {
    expect(names("tokens_per")[0]).toBe("TOKENS_PER_SEC");
    expect(names("tokens per sec")[0]).toBe("TOKENS_PER_SEC");
  });

  it("ignores accents and finds words of the other language", () => {
    expect(names("debit memoire", "fr")).toContain("TOKENS_PER_SEC");
    expect(names("débit mémoire", "fr")).toEqual(names("DEBIT MEMOIRE", "fr"));
    expect(names("réponse")).toContain("RESPONSE_TIME_S");
  });

  it("wants every word to be found", () => {
    expect(names("tokens zebra")).toEqual([]);
  });
});
