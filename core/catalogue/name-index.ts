import { bagOf, distinctTokens, normalise, tokensOf } from "./normalise.js";

/** One spelling of a row. */
export interface NameKey<Row> {
  readonly row: Row;
  readonly text: string;
  readonly plain: string;
  /** Every word, and those that tell the name apart. */
  readonly words: readonly string[];
  readonly tokens: readonly string[];
}

export interface NameIndex<Row> {
  readonly keys: readonly NameKey<Row>[];
  readonly byId: ReadonlyMap<string, Row>;
  readonly byPlain: ReadonlyMap<string, Row>;
  /** By words in any order; words that two rows share are left out. */
  readonly byBag: ReadonlyMap<string, Row>;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** All spellings of a table, ready to be looked up. */
export function buildIndex<Row extends Named>(rows: readonly Row[]): NameIndex<Row> {
  const bare = bareNames(rows);
  const keys = rows.flatMap((row) =>
    [...new Set([row.name, ...(bare.get(row.id) ?? []), ...row.aliases, row.id])].map((text) => ({
      row,
      text,
      plain: normalise(text),
      words: tokensOf(text),
      tokens: distinctTokens(text),
    })),
  );
  const byPlain = new Map<string, Row>();
  const byBag = new Map<string, Row>();
  const shared = new Set<string>();
  for (const { row, plain, words, tokens } of keys) {
    if (!byPlain.has(plain)) byPlain.set(plain, row);
    // "NVIDIA Spark" must not make a bare "spark" a device.
    if (tokens.length === 1 && words.length > 1 && !/\d/.test(tokens[0] ?? "")) continue;
    const bag = bagOf(tokens);
    const other = byBag.get(bag);
    if (other && other !== row) shared.add(bag);
    else byBag.set(bag, row);
  }
  for (const bag of shared) byBag.delete(bag);
  return { keys, byId: new Map(rows.map((row) => [row.id, row])), byPlain, byBag };
}

/** Names without their remark in parentheses ("Command R+ (104B)"), where no other row answers to that. */
function bareNames(rows: readonly Named[]): ReadonlyMap<string, readonly string[]> {
  const count = new Map<string, number>();
  const bare = (row: Named) => row.name.replace(/\s*\([^)]*\)/g, "");
  for (const row of rows) {
    for (const plain of new Set([bare(row), row.name, ...row.aliases].map(normalise))) {
      count.set(plain, (count.get(plain) ?? 0) + 1);
    }
  }
  return new Map(rows.map((row) => [row.id, count.get(normalise(bare(row))) === 1 ? [bare(row)] : []]));
}

/** The row that bears this name: as written, or with its words in another order. */
export function byName<Row>(index: NameIndex<Row>, name: string): Row | undefined {
  const plain = normalise(name);
  if (plain === "") return undefined;
  const tokens = distinctTokens(name);
  const bagged = index.byBag.get(bagOf(tokens));
  if (bagged) return bagged;
  const row = index.byPlain.get(plain);
  // "qwen 27b" runs together like "Qwen2 7B" and is not the same.
  const sizes = tokens.filter((token) => /^\d+(?:\.\d+)?g?b$/.test(token));
  const keeps = (key: NameKey<Row>) =>
    key.plain === plain && sizes.every((size) => key.tokens.includes(size));
  return row && (sizes.length === 0 || index.keys.some(keeps)) ? row : undefined;
}
