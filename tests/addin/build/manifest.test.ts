import { readFileSync } from "node:fs";
import { OfficeAddinManifest } from "office-addin-manifest";
import { describe, expect, it } from "vitest";
import { installableManifest, readBaseUrl } from "../../../addin/build/manifest.js";
import { manifestProblems } from "../../helpers/manifest-problems.js";

const source = readFileSync("manifest.xml", "utf8");
const base = "https://jeton.example/addin";
const production = installableManifest(source, base);

/** Width of one of our icons, which must be square; undefined where there is no such file. */
function sizeOf(file: string): number | undefined {
  try {
    const png = readFileSync(`addin/assets/${file}`);
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    return png.toString("latin1", 1, 4) === "PNG" && width === height ? width : undefined;
  } catch {
    return undefined;
  }
}

const problems = (edit: (xml: string) => string) => {
  const edited = edit(production);
  expect(edited).not.toBe(production);
  return manifestProblems(edited, sizeOf);
};

describe("installableManifest", () => {
  it("leaves no localhost in a production manifest, and no problem that a schema cannot see", () => {
    expect(production).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(production.split(base).length).toBeGreaterThan(30);
    expect(manifestProblems(production, sizeOf)).toEqual([]);
  });

  it("gives a development build another Id and a marked name", () => {
    const development = installableManifest(source, undefined);
    const id = (xml: string) => xml.match(/<Id>(.*)<\/Id>/)?.[1];
    expect(id(development)).not.toBe(id(production));
    expect(development).toContain('<DisplayName DefaultValue="Jeton (dev)"');
    expect(production).not.toContain("(dev)");
    expect(development).toContain("https://localhost:3000/functions.js");
  });

  it("finds each fault that would keep the add-in from loading", () => {
    expect(problems((xml) => xml.replace('Image id="Icon.16"', 'Image id="Icon.16b"'))).toContain(
      "resource Icon.16 is not defined",
    );
    expect(problems((xml) => xml.replace('"https://', '"http://'))[0]).toMatch(/is not https$/);
    expect(problems((xml) => xml.replace(base, "https://localhost:3000"))[0]).toMatch(/on localhost$/);
    expect(problems((xml) => xml.replace("icon-16.png", "icon-20.png"))[0]).toMatch(
      /not an image of 16 pixels$/,
    );
    expect(
      problems((xml) => xml.replace('<Runtime resid="Pane.Url"', '<Runtime resid="Reference.Url"')),
    ).toContain("page, commands and runtime are not the same resource");
    expect(problems((xml) => xml.replace("</Page>", '</Page><Namespace resid="Group.Label"/>'))).toContain(
      "a namespace would be part of every formula",
    );
    expect(
      problems((xml) => xml.replace('<bt:Override Locale="fr-CH"', '<bt:Override Locale="de-CH"'))[0],
    ).toMatch(/^overrides for /);
  });
});

describe("readBaseUrl", () => {
  it("takes an https address, with or without a final slash", () => {
    expect(readBaseUrl("https://jeton.example/addin/")).toBe(base);
    expect(readBaseUrl(undefined)).toBeUndefined();
    expect(readBaseUrl(" ")).toBeUndefined();
  });

  it.each(["http://jeton.example", "jeton.example", "https://jeton.example/?a=1", "ftp://x"])(
    "refuses %s with an example",
    (given) => {
      expect(() => readBaseUrl(given)).toThrow("https://jeton.example/addin");
    },
  );
});

describe("manifest.xml", () => {
  it("is read by Microsoft's tool as a workbook add-in in English with an icon for both resolutions", async () => {
    const info = await OfficeAddinManifest.readManifestFile("manifest.xml");
    expect(info).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      defaultLocale: "en-US",
      displayName: "Jeton",
      hosts: ["Workbook"],
      officeAppType: "TaskPaneApp",
      permissions: "ReadWriteDocument",
      version: "0.1.0",
    });
    expect(info.iconUrl).toMatch(/icon-32\.png$/);
    expect(info.highResolutionIconUrl).toMatch(/icon-64\.png$/);
  });
});
