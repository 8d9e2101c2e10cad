import { build } from "esbuild";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll } from "vitest";
import { openPage, type WatchedPage } from "./browser.js";

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Jeton</title><meta name="viewport" content="width=device-width">
<style>html,body,main,#pane{margin:0;height:100%}</style></head><body><main><h1 style="position:absolute;clip-path:inset(50%)">Jeton</h1><div id="pane"></div></main><script type="module" src="/pane.js"></script></body></html>`;
const ORIGIN = "http://localhost:1";

let bundle: Promise<string> | undefined;
afterAll(() => {
  bundle = undefined;
});

/** The pane beside a spreadsheet that only remembers, in a browser; nothing is served, every request is answered here. */
export async function openPane(query: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  bundle ??= build({
    entryPoints: ["tests/fakes/pane-page.tsx"],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? "");
  const script = await bundle;
  const watched = await openPage({ viewport: { width: 320, height: 720 }, ...options });
  const { page } = watched;
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith("/pane.js")
      ? route.fulfill({ body: script, contentType: "text/javascript; charset=utf-8" })
      : route.fulfill({ body: HTML, contentType: "text/html; charset=utf-8" }),
  );
  await page.goto(`${ORIGIN}/?${query}`);
  await page.waitForSelector("body[data-ready]");
  return watched;
}
