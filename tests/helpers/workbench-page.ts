import { spawn } from "node:child_process";
// For the methods that the grid's parts add to its facade.
import type {} from "@univerjs/preset-sheets-core";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll } from "vitest";
import type { CellInput, CellValue, SheetHost } from "../../addin/host/sheet-host.js";
import type { Grid } from "../../addin/workbench/grid/start-grid.js";
import { openPage, type WatchedPage } from "./browser.js";

declare global {
  /** What the page without Excel offers to its tests. */
  var jeton: Grid & { readonly host: SheetHost };
}

let starting: Promise<string> | undefined;

/** `npm start` on a free port, once for a test file; resolves to the address that it prints. */
export function startWorkbench(): Promise<string> {
  starting ??= new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ["scripts/start.mjs"], { env: { ...process.env, PORT: "0" } });
    let output = "";
    const read = (text: Buffer) => {
      output += text.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", () => reject(new Error(`the server ended: ${output}`)));
    afterAll(() => {
      server.kill("SIGINT");
    });
  });
  return starting;
}

/** The page in the browser, when its grid is ready and the sample sheet has been calculated. */
export async function openWorkbench(
  query = "lang=en",
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const address = await startWorkbench();
  const watched = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
  await watched.page.goto(`${address}/?${query}`);
  await watched.page.waitForFunction(() => "jeton" in globalThis);
  await waitForValue(watched.page, "B17", (value) => typeof value === "number");
  return watched;
}

/** The value of a cell of the sheet on top: a number, a text, an error by its English name, "" for a blank one. */
export async function cellValue(page: Page, cell: string): Promise<CellValue> {
  return (await valuesOf(page, cell))[0]?.[0] ?? "";
}

export function valuesOf(page: Page, range: string): Promise<readonly (readonly CellValue[])[]> {
  return page.evaluate(async (reference) => {
    const { host } = globalThis.jeton;
    return host.read(reference, (await host.activeCell()).sheet);
  }, range);
}

/** Waits until a cell's value satisfies the condition, and returns it. */
export async function waitForValue(
  page: Page,
  cell: string,
  condition: (value: CellValue) => boolean,
): Promise<CellValue> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await cellValue(page, cell);
    if (condition(value)) return value;
    if (Date.now() > deadline) throw new Error(`${cell} is still ${JSON.stringify(value)}`);
    await page.waitForTimeout(50);
  }
}

export function formulaOf(page: Page, cell: string): Promise<string> {
  return page.evaluate(
    (reference) =>
      globalThis.jeton.api.getActiveWorkbook()?.getActiveSheet().getRange(reference).getFormula() ?? "",
    cell,
  );
}

export async function select(page: Page, cell: string): Promise<void> {
  // The grid listens to the keyboard only after a click; where it falls does not matter.
  if (!(await page.evaluate(() => document.activeElement?.closest("#grid") !== null)))
    await page.mouse.click(600, 600);
  await page.evaluate((reference) => {
    const sheet = globalThis.jeton.api.getActiveWorkbook()?.getActiveSheet();
    sheet?.setActiveRange(sheet.getRange(reference));
  }, cell);
}

/** Selects a cell and types into it with the keyboard, as far as the editor has taken it in. */
export async function typeInto(page: Page, cell: string, text: string): Promise<void> {
  await select(page, cell);
  await page.keyboard.type(text, { delay: 10 });
  await page.waitForFunction((typed) => {
    const editor = globalThis.jeton.api.getUniverDoc("__INTERNAL_EDITOR__DOCS_NORMAL");
    return editor?.getSnapshot().body?.dataStream === `${typed}\r\n`;
  }, text);
}

/** Types and commits with Enter, then selects the cell again. */
export async function enter(page: Page, cell: string, text: string): Promise<void> {
  await typeInto(page, cell, text);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => globalThis.jeton.api.getActiveWorkbook()?.isCellEditing() === false);
  await select(page, cell);
}

/** Writes many cells at once from `A1` of a new sheet on and waits for the calculation. */
export async function calculate(page: Page, rows: readonly (readonly (CellInput | null)[])[]): Promise<void> {
  await page.evaluate(async (content) => {
    const { host, api } = globalThis.jeton;
    await host.insertSheets([{ name: "Test", cells: [], widths: [], frozenRows: 0 }]);
    const { sheet } = await host.activeCell();
    const done = api.getFormula().onCalculationResultApplied();
    await host.write({ sheet, row: 0, column: 0 }, content);
    await done;
  }, rows);
}

/** The message under the formula bar. */
export function message(page: Page) {
  return page.locator(".message-line");
}

/** A function that is suggested while a formula is typed. */
export function suggestion(page: Page, name: string) {
  return page.locator(".assistant [role=option]", { has: page.getByText(name, { exact: true }) });
}
