import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { installableManifest } from "../../../addin/build/manifest.js";

const SCHEMA = "tests/schemas/excel/OfficeAppManifestV1_1.xsd";
const source = readFileSync("manifest.xml", "utf8");
const production = installableManifest(source, "https://jeton.example");

/** Whether xmllint finds the manifest valid against Microsoft's schema. */
function isValid(xml: string): boolean {
  const { status, stderr } = spawnSync("xmllint", ["--noout", "--schema", SCHEMA, "-"], { input: xml });
  if (status !== 0 && status !== 3) throw new Error(String(stderr));
  return status === 0;
}

describe("the manifest against Microsoft's schema", () => {
  it("is valid as kept, for production and for development", () => {
    expect(isValid(source)).toBe(true);
    expect(isValid(production)).toBe(true);
    expect(isValid(installableManifest(source, undefined))).toBe(true);
  });

  it.each([
    [
      "an empty string for a resource",
      '<bt:String id="Pane.Title" DefaultValue="Jeton"',
      '<bt:String id="Pane.Title" DefaultValue=""',
    ],
    [
      "an override without its prefix",
      '<bt:Override Locale="fr-FR" Value="https',
      '<Override Locale="fr-FR" Value="https',
    ],
    ["a version that is no number", "<Version>0.1.0<", "<Version>0.1.0-beta<"],
    ["no Id", /<Id>.*<\/Id>/, ""],
  ])("refuses %s", (_fault, from, to) => {
    const edited = production.replace(from, to);
    expect(edited).not.toBe(production);
    expect(isValid(edited)).toBe(false);
  });
});
