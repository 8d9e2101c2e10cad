import { describe, expect, it } from "vitest";
import {
  apiPriceIndex,
  hardwareIndex,
  kvQuantIndex,
  modelIndex,
  quantIndex,
  quantReadings,
} from "../../../core/catalogue/indexes.js";
import { byName } from "../../../core/catalogue/name-index.js";
import { normalise } from "../../../core/catalogue/normalise.js";
import { apiPriceRows, hardwareRows, modelRows, quantRows } from "../../../core/catalogue/rows.js";

describe("the indexes", () => {
  it("hold every row under its id", () => {
    expect(hardwareIndex().byId.size).toBe(hardwareRows().length);
    expect(modelIndex().byId.size).toBe(modelRows().length);
    expect(apiPriceIndex().byId.size).toBe(apiPriceRows().length);
    expect(quantIndex().byId.size + kvQuantIndex().byId.size).toBe(quantRows().length);
  });

  it("find every device and model by its own name", () => {
    for (const row of hardwareRows()) expect(byName(hardwareIndex(), row.name)?.id, row.name).toBe(row.id);
    for (const row of modelRows()) expect(byName(modelIndex(), row.name)?.id, row.name).toBe(row.id);
  });

  it("keep the formats of weights and of the cache apart", () => {
    expect(byName(quantIndex(), "fp8")?.kvCache).toBe(false);
    expect(kvQuantIndex().keys.every(({ row }) => row.kvCache)).toBe(true);
  });

  it("let an API model answer to its provider", () => {
    const row = apiPriceRows().find(({ id }) => id === "groq/llama-3.3-70b-versatile");
    expect(byName(apiPriceIndex(), `${row?.provider} ${row?.model}`)?.id).toBe(row?.id);
  });
});

describe("quantReadings", () => {
  it("puts the usual reading first", () => {
    expect(quantReadings().get("4bit")?.[0]?.id).toBe("gguf-q4-k-m");
    expect(
      quantReadings()
        .get("f16")
        ?.map(({ id }) => id),
    ).toEqual(["fp16", "bf16"]);
  });

  it("has several rows for a wording, one of them usual, or it would be a plain alias", () => {
    for (const [wording, rows] of quantReadings()) {
      expect(rows.length, wording).toBeGreaterThan(1);
      const usual = rows.filter(({ readings = [] }) =>
        readings.some(([alias, mark]) => mark === 1 && normalise(alias) === wording),
      );
      expect(
        usual.map(({ id }) => id),
        wording,
      ).toEqual([rows[0]?.id]);
    }
  });
});
