import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { buildMetadata } from "../../../addin/functions/metadata.js";
import { definitions, units } from "../../../core/index.js";
import { isExcelName, RESERVED_NAMES } from "../../helpers/excel-names.js";

const schema = JSON.parse(readFileSync("tests/schemas/excel/custom-functions-metadata.schema.json", "utf8"));
const build = (lang: "en" | "fr") =>
  buildMetadata(definitions, lang, ({ name }) => `https://jeton.example/${lang}/${name}.html`);
const files = [
  ["en", build("en")],
  ["fr", build("fr")],
] as const;

describe.each(files)("the metadata (%s)", (lang, metadata) => {
  it("follows the schema", () => {
    const validate = new Ajv({ strict: false, unicodeRegExp: true }).compile(schema);
    validate(metadata);
    expect(validate.errors).toBeNull();
  });

  it("keeps descriptions within what every version of Excel shows", () => {
    for (const { description } of metadata.functions) {
      expect(description.length, description).toBeGreaterThan(0);
      expect(description.length, description).toBeLessThan(128);
    }
  });

  it("names the unit of every parameter that has one", () => {
    for (const { params, name } of definitions)
      for (const [i, param] of params.entries()) {
        const symbol = "unit" in param ? units[param.unit].symbol[lang] : "";
        const written = metadata.functions.find(({ id }) => id === name)?.parameters[i]?.description;
        expect(written, `${name} ${param.name}`).toContain(symbol);
      }
  });

  it("marks optional parameters, lists and repetition as the registry does", () => {
    const curve = metadata.functions.find(({ id }) => id === "RESPONSE_CURVE");
    expect(curve?.result.dimensionality).toBe("matrix");
    expect(curve?.parameters[2]).toMatchObject({ type: "any", dimensionality: "matrix" });
    const speed = metadata.functions.find(({ id }) => id === "TOKENS_PER_SEC");
    expect(speed?.parameters.map(({ optional }) => optional)).toEqual([
      undefined,
      undefined,
      undefined,
      true,
    ]);
  });

  it("never puts a required parameter behind an optional one, nor anything behind a repeating one", () => {
    for (const { name, parameters } of metadata.functions) {
      const firstOptional = parameters.findIndex(({ optional }) => optional);
      if (firstOptional >= 0)
        expect(
          parameters.slice(firstOptional).every(({ optional }) => optional),
          name,
        ).toBe(true);
      expect(
        parameters.slice(0, -1).every(({ repeating }) => repeating === undefined),
        name,
      ).toBe(true);
    }
  });

  it("has every enum that a parameter names, once", () => {
    const ids = metadata.enums.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { parameters } of metadata.functions)
      for (const { customEnumId } of parameters) if (customEnumId) expect(ids).toContain(customEnumId);
  });

  it("asks for no option that makes Excel wait, such as volatile or stream", () => {
    for (const metadataFunction of metadata.functions) expect(metadataFunction).not.toHaveProperty("options");
  });
});

describe("both metadata files", () => {
  it("differ in texts and help only", () => {
    const bare = ({ functions }: ReturnType<typeof build>) =>
      functions.map(({ id, name, result, parameters }) => ({
        id,
        name,
        result,
        parameters: parameters.map(({ description: _, ...rest }) => rest),
      }));
    expect(bare(build("fr"))).toEqual(bare(build("en")));
    expect(build("fr").functions[0]?.description).not.toBe(build("en").functions[0]?.description);
  });
});

describe("names that Excel takes for something else", () => {
  it.each(["A1", "KV1", "XFD1048576", "R1C1", "FP8", "INT4", "LLM70"])("sees a cell in %s", (name) => {
    expect(isExcelName(name)).toBe(false);
  });

  it("knows built-in and macro functions of both languages", () => {
    for (const name of ["LOG", "ECHO", "RUN", "SOMME", "NPM", "TAUX"])
      expect(RESERVED_NAMES.has(name)).toBe(true);
  });

  it("finds none among ours", () => {
    for (const { name } of definitions) {
      expect(name).toMatch(/^[A-Z][A-Z0-9_]{2,63}$/);
      expect(isExcelName(name), name).toBe(true);
      expect(RESERVED_NAMES.has(name), name).toBe(false);
    }
  });
});
