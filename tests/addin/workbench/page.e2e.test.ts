import axe from "axe-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { WatchedPage } from "../../helpers/browser.js";
import { cellValue, enter, openWorkbench, select, waitForValue } from "../../helpers/workbench-page.js";

const FIELD = { name: /=FORMUL/ };

describe("the page in French, dark", () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await openWorkbench("lang=fr&theme=dark");
  });

  it("speaks French in a dark theme", async () => {
    const html = watched.page.locator("html");
    expect(await html.getAttribute("lang")).toBe("fr");
    expect(await html.getAttribute("data-theme")).toBe("dark");
    expect(await watched.page.title()).toBe("Jeton, capacité d’inférence des LLM");
    expect(await cellValue(watched.page, "A16")).toBe("Taille du modèle");
  });

  it("inserts the formula of an answer into the active cell", async () => {
    const { page } = watched;
    await select(page, "K1");
    const input = page.getByRole("combobox", FIELD);
    await input.fill("=TOKENS_PER_SEC(70;0,5;3350)");
    await input.press("Enter");
    await page.getByRole("button", { name: "Insérer dans la cellule" }).click();
    await waitForValue(page, "K1", (value) => typeof value === "number");
    expect(await cellValue(page, "K1")).toBeCloseTo(3350 / 35, 9);
  });

  it("has an accessible frame around the grid", async () => {
    await watched.page.evaluate(axe.source);
    const violations = await watched.page.evaluate(async () => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const found = await checker.run({ include: ["#bar", "#side", ".message-line"] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    expect(violations).toEqual([]);
  });

  it("shows the task pane, which reads and writes this grid", async () => {
    const { page } = watched;
    await page.getByRole("tab", { name: "Outils" }).click();
    await page.getByText("MODEL_SIZE_GB").first().waitFor();
  });

  it("asked nothing of any other machine, logged no error and stored nothing", async () => {
    expect(watched.outside).toEqual([]);
    expect(watched.errors).toEqual([]);
    const kept = await watched.page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
    ]);
    expect(kept).toEqual([0, 0, ""]);
  });
});

describe("the page in English", () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await openWorkbench("lang=en");
  });

  it("answers a formula and a command like the bot, and explains what it refuses", async () => {
    const { page } = watched;
    const input = page.getByRole("combobox", FIELD);
    for (const [line, answer] of [
      ["=TOKENS_PER_SEC(70, 2, 3350)", "23.93 tok/s"],
      ["/latency ttft:200 tpot:20 tokens:500", "10.18 s"],
      ["=TOKENS_PER_SEC(0, 2, 3350)", "empty or 0"],
      ["=NOSUCH(1)", "“NOSUCH”"],
    ] as const) {
      await input.fill(line);
      await input.press("Enter");
      await page.locator(".chat-turn").last().getByText(answer).first().waitFor();
    }
  });

  it("goes through the history with the arrow keys and completes with Tab", async () => {
    const input = watched.page.getByRole("combobox", FIELD);
    for (const line of ["=1+1", "=2+2"]) {
      await input.fill(line);
      await input.press("Enter");
    }
    await input.press("ArrowUp");
    await input.press("ArrowUp");
    expect(await input.inputValue()).toBe("=1+1");
    await input.press("ArrowDown");
    await input.press("ArrowDown");
    expect(await input.inputValue()).toBe("");
    await input.pressSequentially("=TOKENS_PER_S");
    await watched.page.getByRole("option").first().waitFor();
    expect(await input.getAttribute("aria-expanded")).toBe("true");
    await input.press("Tab");
    expect(await input.inputValue()).toBe("=TOKENS_PER_SEC(");
  });

  it("shows what was typed as text, whatever it is", async () => {
    const { page } = watched;
    const input = page.getByRole("combobox", FIELD);
    await input.fill('<img src=x onerror="document.title=1"> <b>bold</b>');
    await input.press("Enter");
    await page.locator(".chat-question").getByText("<b>bold</b>").waitFor();
    expect(await page.locator(".chat-log img, .chat-question b").count()).toBe(0);
    expect(await page.title()).toBe("Jeton, LLM serving capacity");
  });

  it("survives a function that throws: its own cell fails and the calculation goes on", async () => {
    const { page } = watched;
    // Any call may fail in a way that nobody foresaw: here the check of one number does.
    await page.evaluate(() => {
      const check = Number.isFinite;
      Number.isFinite = (value) => {
        if (value === 70.0625) throw new TypeError("unforeseen");
        return check(value);
      };
    });
    await enter(page, "K1", "=TOKENS_PER_SEC(70.0625,2,3350)");
    expect(await waitForValue(page, "K1", (value) => value !== "")).toBe("#VALUE!");
    await enter(page, "K2", "=TOKENS_PER_SEC(70,2,3350)");
    expect(await waitForValue(page, "K2", (value) => typeof value === "number")).toBeCloseTo(23.93, 2);
    await enter(page, "K1", "=1+1");
    expect(await waitForValue(page, "K1", (value) => value === 2)).toBe(2);
  });
});
