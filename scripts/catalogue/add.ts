import type { CatalogueData, TableName } from "../../core/catalogue/schema.js";
import { checkCatalogue } from "./checks.js";
import { readCatalogue, readTable, schemaProblems, TABLES, writeTable } from "./files.js";

export interface AddResult {
  readonly added: readonly string[];
  readonly updated: readonly string[];
  readonly refused: readonly string[];
}

const MOST_PRICE_CHANGE = 3;

/**
 * Adds rows, or replaces those with the same id, in the data files. Nothing is written unless every row passes.
 * `confirm` lets a price move by more than three times.
 */
export function addRows(folder: string, input: unknown, confirm = false): AddResult {
  const rows = (Array.isArray(input) ? input : [input]).map(withTable);
  const refused = rows.flatMap(({ table, row }) =>
    table === undefined
      ? ['a row whose table cannot be told: add a field "table"']
      : schemaProblems(table, row),
  );
  if (refused.length > 0) return { added: [], updated: [], refused };
  const { data } = readCatalogue(folder);
  const before = new Set(checkCatalogue(data).map(({ table, id, problem }) => `${table} ${id}: ${problem}`));
  const next: Record<string, unknown[]> = Object.fromEntries(
    TABLES.map((table) => [table, [...data[table]]]),
  );
  const added: string[] = [];
  const updated: string[] = [];
  for (const { table, row } of rows) {
    const list = table === undefined ? undefined : next[table];
    if (!list) continue;
    const at = list.findIndex((old) => (old as Row).id === row.id);
    if (at < 0) {
      list.push(row);
      added.push(row.id);
    } else {
      if (!confirm) refused.push(...priceJump(list[at] as Row, row));
      list[at] = row;
      updated.push(row.id);
    }
  }
  for (const { table, id, problem } of checkCatalogue(next as unknown as CatalogueData)) {
    const sentence = `${table} ${id}: ${problem}`;
    if (!before.has(sentence)) refused.push(sentence);
  }
  if (refused.length > 0) return { added: [], updated: [], refused };
  for (const table of new Set(rows.flatMap((entry) => entry.table ?? []))) {
    const { file } = readTable(folder, table);
    writeTable(folder, table, Array.isArray(file) ? next[table] : { ...(file as object), rows: next[table] });
  }
  return { added, updated, refused };
}

interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The table of a row: stated, or told by a field that only that table has. */
function withTable(input: unknown): { readonly table: TableName | undefined; readonly row: Row } {
  const { table, ...row } = input as Row & { readonly table?: TableName };
  const marks: readonly (readonly [string, TableName])[] = [
    ["usd_per_mtok", "api-prices"],
    ["region_class", "gpu-prices"],
    ["architecture", "models"],
    ["effective_bits_per_weight", "quantization"],
    ["model", "claims"],
    ["kind", "hardware"],
  ];
  const told = TABLES.find((name) => name === table) ?? marks.find(([field]) => field in row)?.[1];
  return { table: told, row: row as unknown as Row };
}

function priceJump(old: Row, row: Row): readonly string[] {
  const pairs = [
    [old.median, row.median],
    [priceOf(old, "input"), priceOf(row, "input")],
    [priceOf(old, "output"), priceOf(row, "output")],
  ];
  return pairs.flatMap(([from, to]) => {
    if (typeof from !== "number" || typeof to !== "number") return [];
    const ratio = Math.max(from / to, to / from);
    return ratio > MOST_PRICE_CHANGE
      ? [
          `${row.id}: the price goes from ${from} to ${to}, more than ${MOST_PRICE_CHANGE} times; --confirm if it is true`,
        ]
      : [];
  });
}

function priceOf({ usd_per_mtok: prices }: Row, key: string): unknown {
  return (prices as Record<string, unknown> | undefined)?.[key];
}
