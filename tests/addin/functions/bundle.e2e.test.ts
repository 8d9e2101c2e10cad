import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { definitions, evaluate, findFunction, formatFailure, type Lang } from "../../../core/index.js";
import { addinBuild } from "../../helpers/addin-build.js";
import { NOT_TYPEABLE } from "../../helpers/host-limits.js";
import { FUNCTIONS_PAGE, openOfficePage } from "../../helpers/office-page.js";
import { serveFolder } from "../../helpers/static-server.js";
import { matches, vectors } from "../../helpers/vectors.js";

// The shipped script in a real browser with Microsoft's own runtime: what Excel does, short of Excel.

interface Call {
  readonly name: string;
  readonly args: readonly unknown[];
}

type Result =
  | { readonly value: unknown }
  | { readonly code: string; readonly message: string; readonly own: boolean };

let page: Page;
let folder: string;
let errors: readonly string[];

beforeAll(async () => {
  folder = addinBuild();
  const address = await serveFolder(folder);
  const opened = await openOfficePage();
  ({ page, errors } = opened);
  await page.route("**/functions.html", (route) =>
    route.fulfill({ body: FUNCTIONS_PAGE, contentType: "text/html; charset=utf-8" }),
  );
  await page.goto(`${address}/functions.html`);
});

/** Calls functions as Excel does: null for what is left out, an invocation object behind the last argument. */
function callAll(calls: readonly Call[]): Promise<readonly Result[]> {
  return page.evaluate((list) => {
    // biome-ignore lint/suspicious/noExplicitAny: the runtime's table of functions has no public type
    const { mappings } = (CustomFunctions as any)._association;
    return list.map(({ name, args }) => {
      try {
        return { value: mappings[name](...args, { address: "Sheet1!A1", functionName: name }) };
      } catch (error) {
        const { code, message } = error as CustomFunctions.Error;
        return { code: String(code), message: message ?? "", own: error instanceof CustomFunctions.Error };
      }
    });
  }, calls as Call[]);
}

const speak = (lang: Lang, style: Lang = lang) =>
  page.evaluate(
    ([l, s]) =>
      (window as unknown as { Jeton: { setLanguage(l: string, s: string): void } }).Jeton.setLanguage(l, s),
    [lang, style] as const,
  );

/** A list becomes a row, as an array constant does; whatever is left out arrives as null. */
function excelArgs(name: string, args: readonly unknown[]): readonly unknown[] {
  const params = findFunction(name)?.params ?? [];
  return params.map(({ kind }, i) => {
    const arg = args[i] ?? null;
    if (kind === "any") return args.slice(i).map((cell) => [[cell]]);
    if (kind === "range" || kind === "names") {
      if (arg === null) return null;
      return Array.isArray(arg) ? (Array.isArray(arg[0]) ? arg : [arg]) : [[arg]];
    }
    return arg;
  });
}

/** The error that a cell shows for a failure code. */
const CELL_ERROR: Readonly<Record<string, readonly string[]>> = {
  type: ["#VALUE!"],
  domain: ["#VALUE!", "#NUM!"],
  unknown: ["#N/A"],
  infeasible: ["#N/A"],
};

describe("the shipped script", () => {
  it("loads without an error", () => {
    expect(errors.filter((error) => !error.includes("o15apptofilemappingtable"))).toEqual([]);
  });

  it("registers what both metadata files list, and nothing else", async () => {
    const mapped = await page.evaluate(() => {
      // biome-ignore lint/suspicious/noExplicitAny: as above
      return Object.keys((CustomFunctions as any)._association.mappings);
    });
    for (const file of ["functions.json", "functions.fr.json"]) {
      const { functions } = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
      const ids = functions.map(({ id }: { readonly id: string }) => id);
      expect([...ids].sort()).toEqual([...mapped].sort());
    }
    expect([...mapped].sort()).toEqual(definitions.map(({ name }) => name).sort());
  });

  it("is small and carries no texts, zod or polyfill", () => {
    const script = readFileSync(`${folder}/functions.js`);
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(100_000);
    const text = script.toString();
    expect(text).not.toMatch(/core-js|__core-js_shared__|ZodError|_zod|safeParse/);
    for (const { summary } of definitions) expect(text).not.toContain(summary.fr);
  });

  it("is a classic script that calls nothing of Office", () => {
    const text = readFileSync(`${folder}/functions.js`, "utf8");
    expect(text).toMatch(/^var Jeton;/);
    expect(text).not.toMatch(/^\s*(?:import|export)\b|\bOffice\.|\bExcel\.|\bawait\b|\bPromise\b|\bfetch\(/m);
    // Safari learned to read a look-behind in 16.4; before, one is enough to keep the whole script from loading.
    expect(text).not.toMatch(/\(\?<[=!]/);
  });
});

describe("documented examples", () => {
  it.each(["en", "fr"] as const)("give what is documented (%s)", async (lang) => {
    await speak(lang);
    const examples = definitions.flatMap(({ name, examples: list }) =>
      list.map(({ args, result }) => ({ name, typed: args, args: excelArgs(name, args), expected: result })),
    );
    const results = await callAll(examples);
    expect(results.length).toBeGreaterThan(12);
    for (const [i, { name, typed, expected }] of examples.entries()) {
      const definition = findFunction(name);
      const core = definition && evaluate(definition, typed, lang);
      if (!core?.ok) return expect.fail(`${name} refuses its own example`);
      // Two engines may differ in the last digit of exp and log.
      const same = { expect: core.value, tolerance: { rel: 1e-12 } };
      const result = results[i] ?? expect.fail("no answer");
      expect(matches("value" in result ? result.value : result, same), name).toBe(true);
      // Texts are documented in English; an estimate is documented by its formula, and moves with the calibration.
      if (expected !== undefined && lang === "en") expect(matches(expected, same, 1e-6), name).toBe(true);
    }
  });
});

describe("vectors", () => {
  const known = vectors.filter(({ id, function: name }) => !NOT_TYPEABLE.has(id) && findFunction(name));
  let results: readonly Result[];

  beforeAll(async () => {
    await speak("en");
    results = await callAll(
      known.map(({ function: name, args }) => ({
        name,
        args: excelArgs(
          name,
          (findFunction(name)?.params ?? []).map((param) => args[param.name]),
        ),
      })),
    );
  });

  it.each(known.map((vector, i) => [vector.id, vector.function, i] as const))("%s %s", (_id, _name, i) => {
    const vector = known[i];
    const result = results[i];
    if (vector === undefined || result === undefined) return expect.fail("no such vector");
    const { expect: wanted } = vector;
    if (typeof wanted === "object" && "error" in wanted) {
      expect(result).toMatchObject({ own: true, message: expect.stringMatching(/\w{3}/) });
      expect(CELL_ERROR[wanted.error]).toContain("code" in result ? result.code : result.value);
    } else expect(matches("value" in result ? result.value : result, vector)).toBe(true);
  });
});

describe("failures", () => {
  it.each(["en", "fr"] as const)("carry the core's sentence in the language set (%s)", async (lang) => {
    await speak(lang);
    const calls = [
      [70, 2, null],
      [0, 2, 3350],
      ["", 2, 3350],
      ["seventy", 2, 3350],
      ["3,350", 2, "3.350"],
    ].map((args) => ({ name: "TOKENS_PER_SEC", args }));
    const results = await callAll(calls);
    for (const [i, { name, args }] of calls.entries()) {
      const definition = findFunction(name);
      const core = definition && evaluate(definition, args, lang);
      if (core === undefined || core.ok) return expect.fail("a failure was expected");
      expect(results[i]).toEqual({ code: "#VALUE!", message: formatFailure(core.failure, lang), own: true });
    }
  });

  it("shows #NUM! for a result that overflows", async () => {
    const [result] = await callAll([{ name: "MODEL_SIZE_GB", args: [1e308, 1e308] }]);
    expect(result).toMatchObject({ code: "#NUM!", own: true });
  });

  it("reads numbers kept as text in the decimal style of the host, whatever the language", async () => {
    await speak("en", "fr");
    const [comma] = await callAll([{ name: "TOKENS_PER_SEC", args: ["70", "2,0", "3 350", null] }]);
    expect(comma).toEqual({ value: expect.closeTo(23.928571428571427, 12) });
  });
});

describe("a busy sheet", () => {
  it("answers 40,000 cells, the same each time and never by promise", async () => {
    await speak("en");
    const seen = await page.evaluate(() => {
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const call = (CustomFunctions as any)._association.mappings.TOKENS_PER_SEC;
      const values = new Set<unknown>();
      for (let i = 0; i < 40_000; i++) values.add(call(70, 2, 3350, null, { address: `Sheet1!A${i}` }));
      return [...values].map((value) => [typeof value, value]);
    });
    expect(seen).toEqual([["number", 23.928571428571427]]);
  });
});
