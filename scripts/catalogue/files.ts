import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type CatalogueData, type TableName, tableSchemas } from "../../core/catalogue/schema.js";

export const TABLES = Object.keys(tableSchemas) as readonly TableName[];

/** The data folder of the checkout that the command is run in. */
export function dataFolder(): string {
  return join(process.cwd(), "core", "catalogue", "data");
}

/** A data file as it is, and the list of its rows inside it. */
export function readTable(
  folder: string,
  table: TableName,
): { readonly file: unknown; readonly rows: unknown[] } {
  const file: unknown = JSON.parse(readFileSync(join(folder, `${table}.json`), "utf8"));
  const rows = Array.isArray(file) ? file : (file as { rows?: unknown[] }).rows;
  if (!Array.isArray(rows)) throw new Error(`${table}.json holds no rows`);
  return { file, rows };
}

export function writeTable(folder: string, table: TableName, file: unknown): void {
  writeFileSync(join(folder, `${table}.json`), `${JSON.stringify(file, null, 1)}\n`);
}

/** All rows, checked against their schemas; the problems are sentences. */
export function readCatalogue(folder: string): {
  readonly data: CatalogueData;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const data: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = readTable(folder, table);
    data[table] = rows;
    for (const row of rows) problems.push(...schemaProblems(table, row));
  }
  return { data: data as unknown as CatalogueData, problems };
}

export function schemaProblems(table: TableName, row: unknown): readonly string[] {
  const parsed = tableSchemas[table].safeParse(row);
  if (parsed.success) return [];
  const id = (row as { id?: unknown } | null)?.id ?? "?";
  return [`${table} ${id}: ${z.prettifyError(parsed.error).replaceAll("\n", " ")}`];
}
