import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  cellValue,
  enter,
  message,
  openWorkbench,
  select,
  waitForValue,
} from "../../helpers/workbench-page.js";

const ready = (page: Page) => page.waitForFunction(() => "jeton" in globalThis);

describe("switching the page to another language or theme", () => {
  it("keeps the sheet and the chat, without loading anything anew", async () => {
    const { page, errors } = await openWorkbench("lang=en");
    let loads = 0;
    page.on("load", () => loads++);
    await enter(page, "K1", "=SUM(0.5,1)");
    await enter(page, "K2", "=TOKENS_PER_SEC(0,2,3350)");
    await page.getByRole("combobox", { name: "A question" }).fill("=TOKENS_PER_SEC(70, 2, 3350)");
    await page.keyboard.press("Enter");
    await page.locator(".chat-figures").waitFor();

    await page.getByRole("link", { name: "Français" }).click();
    await page.getByRole("button", { name: "Masquer le panneau" }).waitFor();
    await ready(page);
    expect(await waitForValue(page, "K1", (value) => value === 1.5)).toBe(1.5);
    expect(await cellValue(page, "A1")).toBe("Capacity of one card");
    // What spills is computed again.
    await waitForValue(page, "H12", (value) => typeof value === "number");
    expect(await page.locator(".chat-question").textContent()).toBe("=TOKENS_PER_SEC(70, 2, 3350)");
    await select(page, "K2");
    await expect.poll(() => message(page).textContent()).toContain("vide ou 0");
    await enter(page, "K3", "=SOMME(0,5;1)");
    expect(await waitForValue(page, "K3", (value) => value === 1.5)).toBe(1.5);
    expect(new URL(page.url()).searchParams.get("lang")).toBe("fr");

    await page.getByRole("link", { name: "Thème sombre" }).click();
    await page.getByRole("link", { name: "Thème clair" }).waitFor();
    await ready(page);
    expect(await waitForValue(page, "K3", (value) => value === 1.5)).toBe(1.5);
    expect(loads).toBe(0);
    expect(errors).toEqual([]);
  });

  it("keeps the tab of the pane and what was typed there", async () => {
    const { page, errors } = await openWorkbench("lang=en");
    await page.locator("#tab-pane").click();
    await page.getByRole("tab", { name: "Plan" }).click();
    await page.locator("input[name=requestsPerS]").fill("7");
    await page.getByRole("link", { name: "Français" }).click();
    await ready(page);
    await page.getByText("Requêtes par seconde").waitFor();
    expect(await page.locator("input[name=requestsPerS]").inputValue()).toBe("7");
    expect(errors).toEqual([]);
  });

  it("shows the sample in the other language as long as nobody has touched it", async () => {
    const { page } = await openWorkbench("lang=en");
    await page.getByRole("link", { name: "Français" }).click();
    await page.getByRole("button", { name: "Masquer le panneau" }).waitFor();
    await ready(page);
    await waitForValue(page, "A1", (value) => value === "Capacité d’une carte");
  });
});
