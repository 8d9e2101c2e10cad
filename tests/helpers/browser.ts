import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll } from "vitest";

let running: Promise<Browser> | undefined;

/** The headless Chromium of this test file: started at the first call, closed after the last test. */
export function browser(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return running;
}

afterAll(async () => {
  await (await running)?.close();
  running = undefined;
});

export interface WatchedPage {
  readonly page: Page;
  /** What the page logged as an error or threw. */
  readonly errors: readonly string[];
  /** Requests that would have left this machine; each was refused. */
  readonly outside: readonly string[];
}

/** A page in a context of its own, which can reach nothing but this machine. */
export async function openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await (await browser()).newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  const outside: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !["localhost", "127.0.0.1"].includes(url.hostname),
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  return { page, errors, outside };
}
