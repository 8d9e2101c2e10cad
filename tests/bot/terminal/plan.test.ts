import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { planMain } from "../../../bot/terminal/plan.js";

describe("planMain", () => {
  let folder = "";
  let written = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "jeton-plan-"));
    written = "";
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, "write").mockImplementation((text) => {
        written += String(text);
        return true;
      });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  const run = (out: string, changes: Readonly<Record<string, string>> = {}) => {
    const flags = { model: "Llama 3.1 8B", hardware: "H100", rate: "10", ...changes, out };
    return planMain(
      Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
      "en",
    );
  };

  it("writes a workbook in either flavour", async () => {
    for (const flavour of ["portable", "live"]) {
      const out = join(folder, `${flavour}.xlsx`);
      expect(await run(out, { flavour })).toBe(0);
      expect(statSync(out).size).toBeGreaterThan(10_000);
      expect(written).toContain(out);
    }
  });

  it("reads French numbers", async () => {
    expect(await run(join(folder, "plan.xlsx"), { lang: "fr", rate: "2,5", percentile: "95" })).toBe(0);
  });

  it.each([
    [{ model: "Lama 9" }, "Lama 9"],
    [{ rate: "0" }, "requests_per_s"],
    [{ rate: "many" }, "many"],
    [{ growth: "-1" }, "growth_per_month"],
    [{ flavour: "paper" }, "portable"],
    [{ tier: "free" }, "free"],
  ])("refuses %j in a sentence and writes nothing", async (changes, says) => {
    expect(await run(join(folder, "plan.xlsx"), changes)).toBe(1);
    expect(written).toContain(says);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("says that a path cannot be written, and leaves nothing half done", async () => {
    const out = join(folder, "missing", "plan.xlsx");
    expect(await run(out)).toBe(1);
    expect(written).toContain(`Cannot write “${out}”`);
    expect(existsSync(join(folder, "missing"))).toBe(false);
    // A folder in the way of the file: the move fails, and the temporary file goes.
    expect(await run(folder)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    [{ hardware: "RTX 4090", rate: "1" }, 0, "no price known", "aucun prix connu"],
    [{ price: "0" }, 0, "0 USD a month", "0 USD par mois"],
    [
      { ttft: "1" },
      1,
      "written; the limits are not met: ttft",
      "écrit ; les limites ne sont pas tenues : ttft",
    ],
    [{ tpot: "0.001" }, 1, "over the limit of 0.001 ms", "au-delà de la limite de 0,001 ms"],
    [{ model: "DeepSeek V3", hardware: "RTX 4090" }, 1, "needs", "demande"],
    [{ rate: "1e9" }, 1, "replicas do not keep", "réplicas ne tiennent pas"],
  ] as const)(
    "writes the sheet for %j, returns %i and says what it comes to, in both languages",
    async (changes, code, en, fr) => {
      for (const [lang, says] of [
        ["en", en],
        ["fr", fr],
      ] as const) {
        written = "";
        expect(await run(join(folder, `${lang}.xlsx`), { ...changes, lang })).toBe(code);
        expect(readdirSync(folder)).toContain(`${lang}.xlsx`);
        expect(written).toContain(says);
      }
    },
  );

  it("refuses a language that it does not speak", async () => {
    expect(await run(join(folder, "plan.xlsx"), { lang: "de" })).toBe(1);
    expect(written).toContain("en");
    expect(readdirSync(folder)).toEqual([]);
  });

  it("takes a language as the rest of the terminal writes it", async () => {
    expect(await run(join(folder, "plan.xlsx"), { lang: "fr_CA" })).toBe(0);
    expect(written).toContain("ko");
  });

  it("explains itself", async () => {
    expect(await planMain([], "fr")).toBe(2);
    expect(written).toContain("Usage : jeton plan");
  });
});
