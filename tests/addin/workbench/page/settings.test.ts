import { describe, expect, it } from "vitest";
import { readSettings, withSetting } from "../../../../addin/workbench/page/settings.js";

const browser = { language: "fr-CA", dark: true };

describe("readSettings", () => {
  it("follows the browser without an address that says otherwise", () => {
    expect(readSettings("", browser)).toEqual({ lang: "fr", theme: "dark" });
    expect(readSettings("", { language: "de", dark: false })).toEqual({ lang: "en", theme: "light" });
  });

  it("follows the address first", () => {
    expect(readSettings("?lang=en&theme=light", browser)).toEqual({ lang: "en", theme: "light" });
  });

  it("ignores values that it does not know", () => {
    expect(readSettings("?theme=blue", browser).theme).toBe("dark");
  });
});

describe("withSetting", () => {
  it("changes one setting and keeps the others", () => {
    expect(withSetting("?lang=fr&theme=dark", "lang", "en")).toBe("?lang=en&theme=dark");
    expect(withSetting("", "theme", "dark")).toBe("?theme=dark");
  });
});
