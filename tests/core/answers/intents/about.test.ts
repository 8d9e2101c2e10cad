import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VERSION } from "../../../../core/answers/version.js";
import { bothLanguages } from "../../../helpers/asked.js";

describe("about", () => {
  it("shows the version of the package", () => {
    expect(VERSION).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
  });

  it("says what is kept: nothing", () => {
    const [answer, french] = bothLanguages("/about", "/about");
    expect(answer.notes[0]).toContain("nothing is stored");
    expect(french.notes[0]).toContain("rien n’est enregistré");
    expect(answer.table?.rows.at(-1)?.[1]).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});
