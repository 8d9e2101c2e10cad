import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const dockerfile = readFileSync("bot/deploy/Dockerfile", "utf8");
const compose = readFileSync("bot/deploy/compose.yaml", "utf8");

describe("the image of the bot", () => {
  it("copies files and folders that exist", () => {
    const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].map(([, line = ""]) =>
      line.split(" "),
    );
    const sources = copies.flatMap((words) => words.slice(0, -1));
    expect(sources).toContain("package-lock.json");
    for (const source of sources) expect(existsSync(source), source).toBe(true);
  });

  it("bundles entries that exist and starts one of them", () => {
    const entries = [...dockerfile.matchAll(/bundle\('([^']+)'\)/g)].map(([, entry = ""]) => entry);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(existsSync(entry), entry).toBe(true);
    const [, started = ""] = /"dist\/run\/([^"]+)\.mjs"/.exec(dockerfile) ?? [];
    expect(entries.map((entry) => entry.replaceAll("/", "-").replace(/\.ts$/, ""))).toContain(started);
  });

  it("keeps every package that the bot loads", async () => {
    const [, removed = ""] = /rm -rf (.+)/.exec(dockerfile) ?? [];
    const gone = removed.split(" ").map((folder) => folder.replace("node_modules/", ""));
    expect(gone.length).toBeGreaterThan(1);
    const { bundle } = (await import(pathToFileURL("scripts/bundle.mjs").href)) as {
      bundle: (file: string) => Promise<string>;
    };
    for (const entry of ["bot/main.ts", "bot/charts/worker.ts"]) {
      const text = readFileSync(await bundle(entry), "utf8");
      const loaded = [...text.matchAll(/(?:from|import\() ?"([^"./][^"]*)"/g)].map(([, name = ""]) => name);
      expect(loaded).toContain(entry === "bot/main.ts" ? "zod" : "vega");
      expect(loaded.filter((name) => gone.some((one) => `${name}/`.startsWith(`${one}/`)))).toEqual([]);
    }
  });

  it("is built from the files that the compose example names", () => {
    const context = "bot/deploy/../..";
    expect(compose).toContain("context: ../..");
    const [, file = ""] = /dockerfile: (\S+)/.exec(compose) ?? [];
    expect(existsSync(`${context}/${file}`)).toBe(true);
    expect(compose).toContain("./nginx.conf:");
    expect(existsSync("bot/deploy/nginx.conf")).toBe(true);
  });
});
