import { describe, expect, it } from "vitest";
import { langOf } from "../../../core/text/lang.js";

describe("langOf", () => {
  it.each(["fr", "FR", "fr-FR", "fr-CA", "fr_BE", "fr_FR.UTF-8"])("reads %s as French", (tag) => {
    expect(langOf(tag)).toBe("fr");
  });

  // Frisian and Friulian begin with the same letters.
  it.each(["en-US", "de", "frr", "fry-NL", "fur", "", null, undefined])("reads %o as English", (tag) => {
    expect(langOf(tag)).toBe("en");
  });
});
