import * as zip from "fflate";
import { describe, expect, it } from "vitest";
import { zipEntries, zipOf } from "../../../../core/workbook/write/zip-entries.js";

const FILES = { "a.xml": "<a/>".repeat(500), "sub/b.xml": "", "c.txt": "abc" };
const pack = (files: Readonly<Record<string, string>>) =>
  zip.zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, zip.strToU8(text)])));
const texts = (archive: Uint8Array) =>
  Object.fromEntries(
    Object.entries(zip.unzipSync(archive)).map(([name, data]) => [name, zip.strFromU8(data)]),
  );

describe("zipEntries and zipOf", () => {
  it("name the files in their order and put them together again as they were", () => {
    const entries = zipEntries(pack(FILES));
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(FILES));
    expect(texts(zipOf(entries))).toEqual(FILES);
  });

  it("take a file of another archive in the place of one", () => {
    const [other] = zipEntries(pack({ "a.xml": "<new/>" }));
    const mixed = zipOf(
      zipEntries(pack(FILES)).map((entry) => (entry.name === "a.xml" && other ? other : entry)),
    );
    expect(texts(mixed)).toEqual({ ...FILES, "a.xml": "<new/>" });
  });

  it("refuse what is no archive", () => {
    expect(() => zipEntries(new Uint8Array(100))).toThrow("not a zip archive");
  });
});
