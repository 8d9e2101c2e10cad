import { readFileSync } from "node:fs";
import type { BrowserContextOptions } from "playwright-core";
import { openPage, type WatchedPage } from "./browser.js";

const OFFICE = "node_modules/@microsoft/office-js/dist";
const CDN = "https://appsforoffice.microsoft.com/lib/1/hosted/";

/** A page that finds Microsoft's scripts in the npm package instead of on the content network. */
export async function openOfficePage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await openPage(options);
  await watched.page.context().route(`${CDN}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice("/lib/1/hosted/".length);
    return route.fulfill({ body: readFileSync(`${OFFICE}/${file}`), contentType: "text/javascript" });
  });
  return watched;
}

/** The page of JavaScript-only hosts: Microsoft's runtime for custom functions and our functions, nothing else. */
export const FUNCTIONS_PAGE = `<!doctype html><meta charset="utf-8"><script src="${CDN}custom-functions-runtime.js"></script><script src="/functions.js"></script>`;
