/** Rows of a CSV file with a header line, as records; quoted fields may hold commas, quotes and line breaks. */
export function parseCsv(text: string): Record<string, string>[] {
  const lines = parseLines(text);
  const header = lines.shift() ?? [];
  return lines
    .filter((line) => line.length === header.length)
    .map((line) => Object.fromEntries(header.map((key, i) => [key, line[i] ?? ""])));
}

function parseLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let field = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? "";
    if (quoted) {
      if (c !== '"') field += c;
      else if (text[i + 1] === '"') {
        field += '"';
        i++;
      } else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === "," || c === "\n") {
      line.push(field);
      field = "";
      if (c === "\n") {
        lines.push(line);
        line = [];
      }
    } else if (c !== "\r") field += c;
  }
  if (field !== "" || line.length > 0) lines.push([...line, field]);
  return lines;
}
