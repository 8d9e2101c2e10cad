/** What was sent before, and where in it the arrow keys stand; `at` equals the length on the line being typed. */
export interface History {
  readonly lines: readonly string[];
  readonly at: number;
  /** The unfinished line that the arrow keys left. */
  readonly draft: string;
}

export const emptyHistory: History = { lines: [], at: 0, draft: "" };

/** Notes a line that was sent; the same line twice in a row is kept once. */
export function remember({ lines }: History, line: string): History {
  const kept = lines.at(-1) === line ? lines : [...lines, line].slice(-200);
  return { lines: kept, at: kept.length, draft: "" };
}

/** One step back (-1) or forth (1) from the line in the field; undefined at either end. */
export function step(
  history: History,
  by: -1 | 1,
  current: string,
): { readonly history: History; readonly line: string } | undefined {
  const { lines, at, draft } = history;
  const next = at + by;
  if (next < 0 || next > lines.length) return undefined;
  const kept = at === lines.length ? current : draft;
  return { history: { lines, at: next, draft: kept }, line: lines[next] ?? kept };
}
