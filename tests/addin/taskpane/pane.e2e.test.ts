import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LLAMA_31_8B } from "../../core/catalogue/config/configs.js";
import type { FakeHost } from "../../fakes/fake-host.js";
import { openPane } from "../../helpers/pane-page.js";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds wrong with the page as it is now, as rule and place. */
async function problems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // Fluent puts invisible stops at the edges of a tab list; they hand the focus on at once.
    const { violations } = await axe.run(
      { exclude: ["[data-tabster-dummy]"] },
      { resultTypes: ["violations"] },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}

const written = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { host: FakeHost }).host.written.map(({ at, rows }) => ({ at, rows })),
  );

const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const pick = (page: Page, name: string) =>
  page
    .getByRole("button", { name: new RegExp(`^${name}\\b`) })
    .first()
    .click();

describe("the pane", () => {
  it.each([
    ["English, light", "lang=en", "light", ["Functions", "Ask", "Check", "Catalogue"]],
    ["French, dark", "lang=fr", "dark", ["Fonctions", "Question", "Vérifier", "Catalogue"]],
  ] as const)(
    "has no accessibility fault, no error and no sideways scrolling in any tab (%s)",
    async (_case, query, colorScheme, tabs) => {
      const { page, errors, outside } = await openPane(query, { colorScheme });
      for (const name of tabs) {
        await tab(page, name);
        if (name === tabs[2])
          await page.evaluate(() =>
            (window as unknown as { host: FakeHost }).host.select({
              sheet: "Plan",
              row: 4,
              column: 0,
              formula: "=TOKENS_PER_SEC(A1, B1, 3350)",
              value: 23.9,
            }),
          );
        if (name === tabs[3]) await page.locator("summary").first().click();
        expect(await problems(page), name).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, name).toBeLessThanOrEqual(320);
      }
      await tab(page, tabs[0]);
      await pick(page, "TOKENS_PER_SEC");
      expect(await problems(page)).toEqual([]);
      expect(errors).toEqual([]);
      expect(outside).toEqual([]);
    },
    // Five audits of a long list each.
    180_000,
  );

  it("is worked with the keyboard alone: search, form, result, insertion", async () => {
    const { page } = await openPane("lang=en");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("single-stream decode ceiling");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("TOKENS_PER_SEC");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("35");
    await expect.poll(() => page.getByRole("status").first().textContent()).toBe("47.86 tok/s");
    await page.getByRole("button", { name: "Insert" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Written to B4.").waitFor();
    expect(await written(page)).toEqual([
      { at: { sheet: "Plan", row: 3, column: 1 }, rows: [["=TOKENS_PER_SEC(35, 2, 3350)"]] },
    ]);
  });

  it("moves between tabs with the arrow keys", async () => {
    const { page } = await openPane("lang=en");
    await page.getByRole("tab", { name: "Functions" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("tab", { name: "Ask" }).getAttribute("aria-selected")).toBe("true");
    expect(await page.getByRole("tabpanel", { name: "Ask" }).isVisible()).toBe(true);
  });
});

describe("the form of a function", () => {
  it("reads and shows French numbers, and stores the formula in English", async () => {
    const { page } = await openPane("lang=fr");
    await pick(page, "TOKENS_PER_SEC");
    await page.getByLabel("Octets par paramètre").fill("0,5");
    await page.getByText("95,71 tok/s", { exact: true }).waitFor();
    await page.getByText("=TOKENS_PER_SEC(70;0,5;3350)").waitFor();
    await page.getByRole("button", { name: "Insérer" }).click();
    await page.getByText("Écrit en B4.").waitFor();
    expect((await written(page))[0]?.rows).toEqual([["=TOKENS_PER_SEC(70, 0.5, 3350)"]]);
  });

  it("says what is wrong, marks the field and offers no insertion", async () => {
    const { page } = await openPane("lang=fr");
    await pick(page, "TOKENS_PER_SEC");
    const field = page.getByLabel("Bande passante mémoire");
    for (const [typed, sentence] of [
      ["3.350", "retirez le séparateur de milliers"],
      ["", "valeur manquante"],
      ["vite", "n’est pas un nombre"],
      ["-1", "hors limites"],
    ] as const) {
      await field.fill(typed);
      await page.getByText(sentence).waitFor();
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      expect(await page.getByRole("button", { name: "Insérer" }).isDisabled()).toBe(true);
    }
  });

  it("asks before it replaces what a cell holds", async () => {
    const { page } = await openPane("lang=en");
    await page.evaluate(() =>
      (window as unknown as { host: FakeHost }).host.select({
        sheet: "Plan",
        row: 1,
        column: 1,
        formula: "",
        value: 42,
      }),
    );
    await pick(page, "MODEL_SIZE_GB");
    await page.getByRole("button", { name: "Insert" }).click();
    await page.getByText("B2 already holds 42.").waitFor();
    expect(await written(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Insert" }).click();
    await page.getByRole("button", { name: "Replace" }).click();
    await page.getByText("Written to B2.").waitFor();
    expect(await written(page)).toHaveLength(1);
  });

  it("takes a list from the selected cells", async () => {
    const { page } = await openPane("lang=en");
    await pick(page, "RESPONSE_CURVE");
    await page.getByRole("button", { name: "Selection" }).click();
    await page.getByText("=RESPONSE_CURVE(200, 20, {1,50,500})").waitFor();
    expect(await page.getByRole("table").locator("tbody tr").count()).toBe(3);
  });

  it("shows the host's own words when it refuses", async () => {
    const { page, errors } = await openPane("lang=en&refusal=The sheet is protected.");
    await pick(page, "MODEL_SIZE_GB");
    await page.getByRole("button", { name: "Insert" }).click();
    await page.getByText("Excel did not accept that: The sheet is protected.").waitFor();
    await tab(page, "Check");
    await page.getByRole("button", { name: "Look for such formulas" }).click();
    await page.getByText("The sheet is protected.").last().waitFor();
    expect(errors).toEqual([]);
  });
});

describe("the other tabs", () => {
  it("answer a formula and put it into the cell", async () => {
    const { page } = await openPane("lang=fr");
    await tab(page, "Question");
    await page.getByRole("combobox").fill("=TOKENS_PER_SEC(70;2;3350)");
    await page.keyboard.press("Enter");
    await page.getByText("23,93 tok/s").first().waitFor();
    await page.getByRole("button", { name: "Insérer dans la cellule" }).click();
    await expect.poll(async () => (await written(page))[0]?.rows).toEqual([["=TOKENS_PER_SEC(70,2,3350)"]]);
  });

  it("explain the selected cell as the selection moves", async () => {
    const { page } = await openPane("lang=en");
    await tab(page, "Check");
    await page.getByText("Plan!B4 holds no formula.").waitFor();
    await page.evaluate(() =>
      (window as unknown as { host: FakeHost }).host.select({
        sheet: "Plan",
        row: 4,
        column: 0,
        formula: "=TOKENS_PER_SEC(A1, B1, 3350)",
        value: 23.928571428571427,
      }),
    );
    await page.getByText("3,350 × 1 / (70 × 2) = 23.93 tok/s").waitFor();
  });

  it("find formulas that lost their function, and enter them again", async () => {
    const { page } = await openPane("lang=en");
    await tab(page, "Check");
    await page.getByRole("button", { name: "Look for such formulas" }).click();
    await page.getByText("To repair: 2").waitFor();
    await page.getByRole("button", { name: "Enter them again" }).click();
    await page.getByText("2 formulas entered again.").waitFor();
    expect((await written(page)).map(({ rows }) => rows[0]?.[0])).toEqual([
      "=TOKENS_PER_SEC(A1, B1, 3350)",
      '=MODEL_SIZE_GB(A1, B1)&"_xldudf_MODEL_SIZE_GB("',
    ]);
  });

  it("list hardware and models with their sources, by any spelling", async () => {
    const { page } = await openPane("lang=en");
    await tab(page, "Catalogue");
    await page.getByRole("searchbox").last().fill("h100 sxm");
    await page.locator("summary").first().click();
    await page.getByText("3,350 GB/s").last().waitFor();
    await page.getByText("Source", { exact: true }).waitFor();
    await page.getByLabel("What to list").selectOption("models");
    await page.getByRole("searchbox").last().fill("llama 70b");
    expect(await page.locator("summary").count()).toBeGreaterThan(0);
  });

  it.each([
    ["en", "Paste its config.json", "131,072 bytes", "hidden_size: missing or 0"],
    ["fr", "Collez son config.json", "131\u202f072 octets", "hidden_size\u00a0: absent ou nul"],
  ])("describe a model of one's own by its config.json, in %s", async (lang, label, cache, missing) => {
    const { page, errors } = await openPane(`lang=${lang}`);
    await tab(page, "Catalogue");
    await page.locator("select").last().selectOption("own");
    await page.getByLabel(label).fill(JSON.stringify(LLAMA_31_8B));
    await page.getByText(cache).waitFor();
    await page.getByText("GQA").waitFor();
    await page.locator("input[name=hardware]").fill("rtx 4090");
    await page.getByText("GeForce RTX 4090").waitFor();
    expect(await problems(page)).toEqual([]);
    const box = await page.locator("input[name=context]").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.getByLabel(label).fill(JSON.stringify({ ...LLAMA_31_8B, hidden_size: undefined }));
    await page.getByText(missing).waitFor();
    expect(errors).toEqual([]);
  });
});
