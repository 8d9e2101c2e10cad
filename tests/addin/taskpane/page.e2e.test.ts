import { readFileSync } from "node:fs";
import ExcelJS from "exceljs";
import { beforeAll, describe, expect, it } from "vitest";
import { addinBuild } from "../../helpers/addin-build.js";
import { openPage, type WatchedPage } from "../../helpers/browser.js";
import { openOfficePage } from "../../helpers/office-page.js";
import { serveFolder } from "../../helpers/static-server.js";

// The page that Excel opens, as it is shipped, with its policy and its scripts.

let address: string;
let folder: string;

beforeAll(async () => {
  folder = addinBuild();
  address = await serveFolder(folder);
});

/** Just enough of Office for the page to start: a French Excel with a blank cell. */
const OFFICE = `
  const commands = {};
  const loaded = { load() {}, rowIndex: 0, columnIndex: 0, formulas: [[""]], values: [[""]], worksheet: { load() {}, name: "Feuil1" } };
  const context = { sync: async () => {}, workbook: { getActiveCell: () => loaded },
    application: { cultureInfo: { numberFormat: { load() {}, numberDecimalSeparator: "," } } } };
  window.Excel = { run: (batch) => batch(context) };
  window.CustomFunctions = { associate: (map) => { window.associated = Object.keys(map); }, Error: class extends Error {}, ErrorCode: {} };
  window.Office = {
    HostType: { Excel: "Excel" }, EventType: { DocumentSelectionChanged: "change" },
    onReady: (then) => Promise.resolve({ host: "officeHost" in window ? window.officeHost : "Excel" }).then(then),
    actions: { associate: (name, run) => { commands[name] = run; } },
    addin: { showAsTaskpane: async () => {} },
    context: { displayLanguage: "fr-FR", officeTheme: { isDarkTheme: false }, requirements: { isSetSupported: () => !window.oldExcel },
      document: { addHandlerAsync() {}, removeHandlerAsync() {} } },
  };
  window.commands = commands;`;

async function openWithOffice(before = ""): Promise<WatchedPage> {
  const opened = await openPage({ viewport: { width: 320, height: 700 } });
  await opened.page
    .context()
    .route("https://appsforoffice.microsoft.com/**", (route) =>
      route.fulfill({ body: before + OFFICE, contentType: "text/javascript" }),
    );
  await opened.page.goto(`${address}/taskpane.html`);
  return opened;
}

describe("the shipped page", () => {
  it("registers the functions before it loads the pane, in the language and decimal style of Excel", async () => {
    const { page, errors, outside } = await openWithOffice();
    expect(await page.evaluate(() => (window as unknown as { associated: string[] }).associated)).toContain(
      "TOKENS_PER_SEC",
    );
    await page.getByRole("tab", { name: "Fonctions" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
    await page
      .getByRole("button", { name: /^TOKENS_PER_SEC/ })
      .first()
      .click();
    await page.getByText("=TOKENS_PER_SEC(70;2;3350)").waitFor();
    expect(errors).toEqual([]);
    expect(outside).toEqual([]);
  });

  it("opens the check tab for the ribbon's button and tells Excel that the command is over", async () => {
    const { page } = await openWithOffice();
    await page.getByRole("tab", { name: "Vérifier" }).waitFor();
    const completed = await page.evaluate(async () => {
      let done = 0;
      const { commands } = window as unknown as {
        commands: Record<string, (event: object) => Promise<void>>;
      };
      await commands.explainCell?.({ completed: () => done++ });
      return [Object.keys(commands), done];
    });
    expect(completed).toEqual([["newPlanningSheet", "explainCell"], 1]);
    await page.getByText("Feuil1!A1 ne contient pas de formule").waitFor();
  });

  it("says so in a version without custom functions, and still shows the pane", async () => {
    const { page } = await openWithOffice("window.oldExcel = true;");
    await page.getByText("CustomFunctionsRuntime 1.3").waitFor();
    await page.getByRole("tab", { name: "Fonctions" }).waitFor();
  });

  it("says what it is when it is opened outside of Excel", async () => {
    const { page, errors } = await openWithOffice("window.officeHost = null;");
    await page.getByText("c’est Excel qui l’ouvre").waitFor();
    expect(errors).toEqual([]);
  });

  it("starts under Microsoft's own office.js without a complaint of ours", async () => {
    const { page, errors } = await openOfficePage();
    await page.goto(`${address}/taskpane.html`);
    const associated = await page.evaluate(() => {
      // biome-ignore lint/suspicious/noExplicitAny: the table of functions has no public type
      return Object.keys((CustomFunctions as any)._association.mappings).length;
    });
    expect(associated).toBeGreaterThan(0);
    expect(
      errors.filter((error) => /functions\.js|taskpane\.js|commands\.js|Content Security/.test(error)),
    ).toEqual([]);
  });

  it("opens the planning workbook in Excel, written by WebAssembly under the page's own policy", async () => {
    const { page, errors } = await openWithOffice();
    await page.evaluate(() => {
      const excel = (window as unknown as { Excel: { createWorkbook?: unknown } }).Excel;
      excel.createWorkbook = async (file: string) => Object.assign(window, { opened: file });
    });
    await page.getByRole("tab", { name: "Plan" }).click();
    await page.getByRole("button", { name: "Ouvrir comme nouveau classeur" }).click();
    await page.getByText("Nouveau classeur ouvert.").waitFor({ timeout: 60_000 });
    const file = await page.evaluate(() => (window as unknown as { opened: string }).opened);
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(Uint8Array.from(Buffer.from(file, "base64")).buffer);
    expect(read.worksheets[0]?.getCell("B5").value).toBe("Llama 3.1 70B");
    expect(read.worksheets.map(({ name }) => name)).toContain("Charge");
    expect(errors).toEqual([]);
  }, 120_000);

  it("takes office.js from Microsoft, everything else from its own address, and nothing inline", () => {
    const html = readFileSync(`${folder}/taskpane.html`, "utf8");
    const sources = [...html.matchAll(/<script[^>]*?src="?([^" >]+)/g)].map((match) => match[1]);
    expect(sources).toEqual([
      "https://appsforoffice.microsoft.com/lib/1/hosted/office.js",
      "functions.js",
      "commands.js",
      "taskpane.js",
    ]);
    expect(html).toMatch(
      /Content-Security-Policy[^>]*script-src 'self' 'wasm-unsafe-eval' https:\/\/appsforoffice\.microsoft\.com;/,
    );
    expect(html).not.toMatch(/<script>|onload=/);
  });
});
