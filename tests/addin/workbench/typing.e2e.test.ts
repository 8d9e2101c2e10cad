import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { near } from "../../helpers/near.js";
import {
  cellValue,
  enter,
  formulaOf,
  message,
  openWorkbench,
  select,
  suggestion,
  typeInto,
  valuesOf,
  waitForValue,
} from "../../helpers/workbench-page.js";

const isNumber = (value: unknown) => typeof value === "number";
const isError = (value: unknown) => typeof value === "string" && value.startsWith("#");

describe("typing in the English page", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openWorkbench("lang=en"));
  });

  it("computes a formula typed with the keyboard", async () => {
    await enter(page, "K1", "=TOKENS_PER_SEC(70, 2, 3350)");
    near(await waitForValue(page, "K1", isNumber), 3350 / 140);
    await enter(page, "K2", "=round(tokens_per_sec(70,2,3350)*K1^0,1)");
    expect(await waitForValue(page, "K2", isNumber)).toBe(23.9);
  });

  it("spills a table, and says what is in the way of one", async () => {
    await enter(page, "K4", "=RESPONSE_CURVE(200,20,{1,500})");
    await waitForValue(page, "K5", isNumber);
    const [first, second] = await valuesOf(page, "K4:M5");
    expect(first).toEqual([1, 0.2, 5]);
    near(second?.[2], 500 / 10.18);
    await enter(page, "L8", "1");
    await enter(page, "K7", "=RESPONSE_CURVE(200,20,{1,500})");
    expect(await waitForValue(page, "K7", isError)).toBe("#SPILL!");
    await expect.poll(() => message(page).textContent()).toContain("empty those below it or to its right");
  });

  it("takes an omitted middle argument for missing and not for 0", async () => {
    await enter(page, "K10", "=TOKENS_PER_SEC(70,,3350)");
    expect(await waitForValue(page, "K10", isError)).toBe("#VALUE!");
    await expect
      .poll(() => message(page).textContent())
      .toMatch(/^TOKENS_PER_SEC · bytes_per_param: missing/);
    await enter(page, "K11", "=TPS_REALISTIC(70,2,3350,,0.9)");
    near(await waitForValue(page, "K11", isNumber), (3350 / 140) * 0.5);
  });

  it("shows the message of a failing cell, also in the cells that build on it", async () => {
    await enter(page, "K13", "=TOKENS_PER_SEC(0,2,3350)");
    await enter(page, "K14", "=K13*2");
    expect(await waitForValue(page, "K14", isError)).toBe("#VALUE!");
    await expect
      .poll(() => message(page).textContent())
      .toMatch(/^K13 → TOKENS_PER_SEC · params_b: empty or 0/);
    expect(await message(page).getAttribute("data-kind")).toBe("error");
    await enter(page, "K15", "=TOKENSPERSEC(70)");
    await expect.poll(() => message(page).textContent()).toContain("Did you mean: TOKENS_PER_SEC");
    await select(page, "A1");
    await expect.poll(() => message(page).textContent()).toBe("");
  });

  it.each([
    ["=1+", "#VALUE!", "the formula ends where a value is expected"],
    ["=(1+2", "#VALUE!", "the “(” opened at character 2 is never closed"],
    ["=TOKENS_PER_SEC(70;2;3350)", "#NAME?", "separated by “,”"],
    ["=70B*2", "#NAME?", "“70B” – not a number"],
    ["=foo", "#NAME?", "“foo”"],
  ])("says what is wrong with %s", async (formula, error, sentence) => {
    await enter(page, "K16", formula);
    expect(await waitForValue(page, "K16", (value) => value === error)).toBe(error);
    await expect.poll(() => message(page).textContent()).toContain(sentence);
  });

  it("forgets the message when the formula is mended", async () => {
    await enter(page, "K17", "=TOKENS_PER_SEC(0,2,3350)");
    await waitForValue(page, "K17", isError);
    await enter(page, "K17", "=TOKENS_PER_SEC(7,2,3350)");
    await waitForValue(page, "K17", isNumber);
    await expect.poll(() => message(page).getAttribute("data-kind")).toBe("formula");
    await enter(page, "K17", "=1/0");
    expect(await waitForValue(page, "K17", isError)).toBe("#DIV/0!");
    await expect.poll(() => message(page).textContent()).toMatch(/^Division by zero/);
  });

  it("suggests our functions and explains the parameter being typed", async () => {
    await select(page, "K19");
    await page.keyboard.type("=TOKENS_PER_S");
    await suggestion(page, "TOKENS_PER_SEC").waitFor();
    await page.getByText("Single-stream decode ceiling").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.type("70,");
    await page.locator(".assistant mark", { hasText: /^bytes_per_param$/ }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".assistant").count()).toBe(0);
  });

  it("puts the suggestions away with Escape and goes on editing", async () => {
    await select(page, "K20");
    await page.keyboard.type("=SU");
    await suggestion(page, "SUM").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".assistant").count()).toBe(0);
    await page.keyboard.type("M(1,2)");
    await page.keyboard.press("Enter");
    expect(await waitForValue(page, "K20", isNumber)).toBe(3);
  });

  it("goes through the suggestions with the arrow keys", async () => {
    await select(page, "K21");
    await page.keyboard.type("=SU");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.keyboard.type("1,2)");
    await page.keyboard.press("Enter");
    await waitForValue(page, "K21", isNumber);
    expect(await formulaOf(page, "K21")).toBe("=SUM(1,2)");
  });

  it("commits with Enter what means something as it stands", async () => {
    await select(page, "K22");
    await page.keyboard.type("=LET(su,2,su");
    await page.keyboard.press("Enter");
    expect(await waitForValue(page, "K22", isNumber)).toBe(2);
  });

  it("takes suggestions in the formula bar, from the first click on", async () => {
    await select(page, "K23");
    await page.locator('[data-u-comp="formula-bar"] canvas').click({ position: { x: 60, y: 10 } });
    await page.locator('[id$="DOCS_FORMULA_BAR"]:focus').waitFor({ state: "attached" });
    await page.keyboard.type("=TOKENS_PER_S");
    await page.keyboard.press("Tab");
    await page.keyboard.type("70,2,3350)");
    await page.keyboard.press("Enter");
    near(await waitForValue(page, "K23", isNumber), 3350 / 140);
    expect(await formulaOf(page, "K23")).toBe("=TOKENS_PER_SEC(70,2,3350)");
  });
});

describe.each([
  ["en", "70,2,3350)"],
  ["fr", "70;2;3350)"],
])("a fast typist in the page in %s", (lang, rest) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openWorkbench(`lang=${lang}`));
  });

  describe.each([0, 20])("with %i ms between the keys", (delay) => {
    it.each(["Tab", "Enter", "click"])("loses nothing after a suggestion is taken with %s", async (how) => {
      await select(page, "K1");
      await page.keyboard.press("Delete");
      await page.keyboard.type("=1+TOKENS_PER_S", { delay });
      if (how === "click") await suggestion(page, "TOKENS_PER_SEC").click();
      else await page.keyboard.press(how);
      await page.keyboard.type(rest, { delay });
      await page.keyboard.press("Enter");
      near(await waitForValue(page, "K1", isNumber), 1 + 3350 / 140);
      expect(await formulaOf(page, "K1")).toBe("=1+TOKENS_PER_SEC(70,2,3350)");
    });
  });
});

describe("typing in the French page", () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openWorkbench("lang=fr"));
  });

  it("reads semicolons, decimal commas and French names, and stores English", async () => {
    await enter(page, "K1", "=TOKENS_PER_SEC(70;2;3350)");
    near(await waitForValue(page, "K1", isNumber), 3350 / 140);
    await enter(page, "K2", "=ARRONDI(TOKENS_PER_SEC(70;0,05;3350);1)");
    expect(await waitForValue(page, "K2", isNumber)).toBe(957.1);
    expect(await formulaOf(page, "K2")).toBe("=ROUND(TOKENS_PER_SEC(70,0.05,3350),1)");
    await enter(page, "K3", "=RESPONSE_CURVE(200;20;{1.500})");
    await waitForValue(page, "K4", isNumber);
    expect(await formulaOf(page, "K3")).toBe("=RESPONSE_CURVE(200,20,{1,500})");
  });

  it("reads decimal commas in plain cells", async () => {
    for (const [cell, typed, value] of [
      ["K6", "0,5", 0.5],
      ["K7", "1 234,5", 1234.5],
      ["K8", "12,5 %", 0.125],
      ["K9", "-0,05", -0.05],
    ] as const) {
      await enter(page, cell, typed);
      expect(await waitForValue(page, cell, isNumber), typed).toBe(value);
    }
    await enter(page, "K10", "oui, 2");
    expect(await waitForValue(page, "K10", (value) => value !== "")).toBe("oui, 2");
  });

  it("shows a stored formula in French when it is edited, and keeps it when nothing is changed", async () => {
    await enter(page, "K12", "=SOMME(0,5;1)");
    await waitForValue(page, "K12", isNumber);
    await page.keyboard.press("F2");
    await page.waitForFunction(
      () =>
        globalThis.jeton.api.getUniverDoc("__INTERNAL_EDITOR__DOCS_NORMAL")?.getSnapshot().body
          ?.dataStream === "=SOMME(0,5;1)\r\n",
    );
    await page.keyboard.press("Enter");
    await page.waitForTimeout(300);
    expect(await formulaOf(page, "K12")).toBe("=SUM(0.5,1)");
    expect(await cellValue(page, "K12")).toBe(1.5);
  });

  it("says in French why a cell fails", async () => {
    await enter(page, "K14", "=TOKENS_PER_SEC(0;2;3350)");
    await waitForValue(page, "K14", isError);
    await expect
      .poll(() => message(page).textContent())
      .toMatch(
        /^TOKENS_PER_SEC · params_b\u00a0: vide ou 0, hors limites\. Attendu\u00a0: un nombre supérieur à 0/,
      );
  });

  it("suggests French names and follows the parameters behind semicolons", async () => {
    await typeInto(page, "K16", "=SOM");
    await suggestion(page, "SOMMEPROD").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await typeInto(page, "K17", "=TOKENS_PER_SEC(70;0,5;");
    await page.locator(".assistant mark", { hasText: /^bandwidth_gbs$/ }).waitFor();
    expect(await page.locator(".assistant code").textContent()).toBe(
      "TOKENS_PER_SEC(params_b; bytes_per_param; bandwidth_gbs; efficiency)",
    );
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });
});
