import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guide } from "../../../core/answers/guide.js";

describe("guide", () => {
  it("is a page in the reader's language", () => {
    for (const name of ["estimator", "fleet", "memory"] as const) {
      expect(existsSync(guide(name, "en"))).toBe(true);
      expect(existsSync(guide(name, "fr"))).toBe(true);
      expect(guide(name, "fr")).not.toBe(guide(name, "en"));
    }
  });
});
