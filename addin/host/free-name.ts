/** The wanted sheet name, or with a number behind it as Excel does for copies; case is ignored, 31 characters at most. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let i = 1; ; i++) {
    const end = i === 1 ? "" : ` (${i})`;
    const name = wanted.slice(0, 31 - end.length) + end;
    if (!used.has(name.toLowerCase())) return name;
  }
}
