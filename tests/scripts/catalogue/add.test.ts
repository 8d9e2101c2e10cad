import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addRows } from "../../../scripts/catalogue/add.js";

const shipped = fileURLToPath(new URL("../../../core/catalogue/data", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  cpSync(shipped, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (table: string) => JSON.parse(readFileSync(join(folder, `${table}.json`), "utf8"));

const card = {
  id: "rtx-6090",
  name: "GeForce RTX 6090",
  aliases: ["RTX 6090"],
  vendor: "NVIDIA",
  kind: "consumer-gpu",
  memory_gb: 48,
  memory_bandwidth_gbps: 2300,
  sources: [{ ref: "maker's sheet", states: "48 GB, 2300 GB/s" }],
  unverified_fields: [],
};

describe("addRows", () => {
  it("adds a device and keeps the others", () => {
    expect(addRows(folder, card)).toEqual({ added: ["rtx-6090"], updated: [], refused: [] });
    expect(read("hardware").at(-1)).toEqual(card);
    expect(read("hardware")).toHaveLength(
      JSON.parse(readFileSync(join(shipped, "hardware.json"), "utf8")).length + 1,
    );
  });

  it("replaces a row with the same id", () => {
    const [row] = read("models");
    expect(addRows(folder, { ...row, notes: "changed" }).updated).toEqual([row.id]);
    expect(read("models")[0].notes).toBe("changed");
  });

  it("writes nothing when one of several rows is refused", () => {
    const result = addRows(folder, [card, { ...card, id: "other", name: "H100" }]);
    expect(result.refused.join()).toContain("already means");
    expect(read("hardware").some(({ id }: { id: string }) => id === card.id)).toBe(false);
  });

  it.each([
    ["no source", { sources: [] }, "sources"],
    ["a sparse rate", { peak_dense_tflops: { fp16_bf16: 1600 } }, "sparsity"],
    ["a clash", { aliases: ["4090"] }, "already means rtx-4090"],
  ])("refuses %s", (_, change, reason) => {
    expect(addRows(folder, { ...card, ...change }).refused.join()).toContain(reason);
  });

  it("lets a price move by more than three times only when confirmed", () => {
    const prices = read("api-prices").rows.find(({ id }: { id: string }) => id === "openai/gpt-5");
    const dearer = { ...prices, usd_per_mtok: { ...prices.usd_per_mtok, input: 9, output: 90 } };
    expect(addRows(folder, dearer).refused.join()).toContain("--confirm");
    expect(addRows(folder, dearer, true).updated).toEqual(["openai/gpt-5"]);
    expect(read("api-prices").sources).toBeDefined();
  });

  it("says when it cannot tell the table", () => {
    expect(addRows(folder, { id: "x" }).refused.join()).toContain("table");
  });
});
