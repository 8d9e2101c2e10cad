import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const files = ["core", "addin", "bot"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file)),
);
const importsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /(?:^|\n)(?:import|export)\s[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? "");
const runtimeImportsOf = (file: string): readonly string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(/(?:^|\n)(?:import|export)\s(?!type\s)[^;]*?from\s+"([^"]+)"/g),
  ].map((match) => match[1] ?? "");
const resolve = (file: string, target: string) =>
  normalize(join(dirname(file), target)).replace(/\.js$/, ".ts");
const topOf = (file: string, target: string) =>
  target.startsWith(".") ? resolve(file, target).split("/")[0] : "";

describe("the direction of dependencies", () => {
  it("keeps core free of hosts and packages", () => {
    for (const file of files.filter((name) => name.startsWith("core/")))
      for (const target of importsOf(file)) {
        if (target.startsWith(".")) expect(topOf(file, target), `${file} -> ${target}`).toBe("core");
        else expect(`${file} -> ${target}`).toMatch(/^core\/(?:schema|catalogue\/schema)\.ts -> zod$/);
      }
  });

  it("keeps add-in and bot apart", () => {
    for (const file of files)
      for (const target of importsOf(file)) {
        const top = topOf(file, target);
        if (file.startsWith("addin/")) expect(top, `${file} -> ${target}`).not.toBe("bot");
        if (file.startsWith("bot/")) expect(top, `${file} -> ${target}`).not.toBe("addin");
      }
  });

  it("never lets zod, charts or a page reach the cells", () => {
    const reached = new Set<string>();
    const walk = (file: string) => {
      if (reached.has(file) || !files.includes(file)) return;
      reached.add(file);
      for (const target of runtimeImportsOf(file))
        if (target.startsWith(".")) walk(resolve(file, target));
        else expect.fail(`the cell bundle would carry ${target} through ${file}`);
    };
    walk("core/index.ts");
    expect(reached.size).toBeGreaterThan(20);
    for (const file of reached) expect(file).not.toMatch(/schema|taskpane|workbench|answers|workbook/);
  });
});

describe("the house", () => {
  it("mirrors every function in one test", () => {
    const functions = files.filter((file) => file.startsWith("core/functions/"));
    const tests = new Set(readdirSync("tests", { recursive: true, encoding: "utf8" }));
    for (const file of functions) expect(tests.has(file.replace(/\.ts$/, ".test.ts")), file).toBe(true);
  });

  it("keeps source files small and named exports only", () => {
    // Fitted constants are data, written by a program.
    const isData = (name: string) => /\.gen\.ts$|\/data\/|estimator\/constants\.ts$/.test(name);
    for (const file of files.filter((name) => !isData(name))) {
      const text = readFileSync(file, "utf8");
      expect(text.split("\n").length, file).toBeLessThanOrEqual(300);
      expect(text, file).not.toMatch(/^export default/m);
      expect(text, file).not.toMatch(/^(?:export )?(?:const )?enum /m);
    }
  });

  it("looks behind in no regular expression that a browser reads: Safari before 16.4 would refuse the whole script", () => {
    for (const file of files.filter((name) => /^(?:core|addin)\//.test(name)))
      expect(readFileSync(file, "utf8"), file).not.toMatch(/\(\?<[=!]/);
  });

  it("has no class but the one exception", () => {
    const classes = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm)].map(
        (match) => match[1],
      ),
    );
    // The grid's engine takes functions as subclasses of its own base class, and nothing else.
    expect(classes.filter((name) => name !== "JetonFunction")).toEqual(["CalcError"]);
  });

  it("does not keep what is generated", () => {
    const kept = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
    expect(kept.filter((file) => /\.gen\.ts$|^dist\//.test(file))).toEqual([]);
  });

  it("names no machine and no registry", () => {
    const kept = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
    const text = /\.(?:ts|tsx|mjs|md|json|xml|html|css|yaml|yml|conf)$|Dockerfile|\.ci\/run$/;
    for (const file of kept.filter((name) => text.test(name) && name !== "tests/architecture.test.ts")) {
      const content = readFileSync(file, "utf8");
      expect(content.match(/(?<![\w.])\/(?:work|root|farm)\/\w*/)?.[0], file).toBeUndefined();
      expect(content.includes('"resolved": "http'), file).toBe(false);
    }
  });
});
