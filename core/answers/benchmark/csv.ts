import { fold } from "../../catalogue/normalise.js";
import { parseNumber } from "../../text/parse-number.js";
import { defined } from "./json.js";
import type { Reader, Results, Sample } from "./results.js";

// A table of one's own: a row a request, with prompt tokens, output tokens, TTFT and total, in any order, between
// commas, semicolons or tabs. The unit of a time is in its heading, else it is guessed from the size and said.

const MOST_ROWS = 20_000;

const COLUMNS: readonly (readonly [keyof Sample, RegExp])[] = [
  ["ttftMs", /ttft|first|premier/],
  ["totalMs", /total|latency|latence|e2e|duration|duree|elapsed|response|reponse(?!.*token)/],
  ["promptTokens", /prompt|input|entree|in_?tokens|n_?in\b|isl/],
  ["outputTokens", /output|sortie|generated|completion|out_?tokens|n_?out\b|reponse|osl|tokens/],
];

export const readCsv: Reader = (text) => {
  const lines = text
    .replace(/^```\w*\s*|\s*```$/g, "")
    .split(/\r?\n/, MOST_ROWS + 100)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const [head = "", ...rows] = lines;
  const delimiter = [";", "\t", ","].find((sign) => head.includes(sign));
  if (delimiter === undefined || rows.length === 0) return undefined;
  const cells = (line: string) => line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ""));
  const headings = cells(head).map((heading) => fold(heading).replace(/\s+/g, "_"));
  const used = new Map<keyof Sample, number>();
  for (const [key, pattern] of COLUMNS) {
    const taken = [...used.values()];
    const index = headings.findIndex((heading, i) => !taken.includes(i) && pattern.test(heading));
    if (index >= 0) used.set(key, index);
  }
  if (!used.has("ttftMs") && !(used.has("totalMs") && used.has("outputTokens"))) return undefined;
  // A decimal comma can only stand where the columns are kept apart by something else.
  const style = delimiter === "," ? "en" : rows.some((row) => /\d,\d/.test(row)) ? "fr" : "en";
  const read = rows.slice(0, MOST_ROWS).map((row) => {
    const line = cells(row);
    const value = (key: keyof Sample) => {
      const index = used.get(key);
      const number = index === undefined ? undefined : parseNumber(line[index] ?? "", style);
      return number?.ok ? number.value : undefined;
    };
    return {
      ttft: value("ttftMs"),
      total: value("totalMs"),
      prompt: value("promptTokens"),
      output: value("outputTokens"),
    };
  });
  const unit = (key: "ttftMs" | "totalMs", values: readonly number[]) => {
    const heading = headings[used.get(key) ?? -1] ?? "";
    if (/ms\b|_ms|millis/.test(heading)) return { scale: 1, guessed: undefined };
    if (/(?:_|\(|\[|\b)s(?:ec\w*)?(?:\)|\]|\b|$)|second/.test(heading))
      return { scale: 1000, guessed: undefined };
    // Nobody measures a TTFT above a minute, or below a fifth of a millisecond.
    const seconds = values.every((value) => value < (key === "ttftMs" ? 60 : 600));
    return { scale: seconds ? 1000 : 1, guessed: seconds ? ("seconds" as const) : ("milliseconds" as const) };
  };
  const ttft = unit(
    "ttftMs",
    read.flatMap((row) => row.ttft ?? []),
  );
  const total = unit(
    "totalMs",
    read.flatMap((row) => row.total ?? []),
  );
  const samples = read
    .map((row) =>
      defined<Sample>({
        promptTokens: row.prompt,
        outputTokens: row.output,
        ttftMs: row.ttft === undefined ? undefined : row.ttft * ttft.scale,
        totalMs: row.total === undefined ? undefined : row.total * total.scale,
      }),
    )
    .filter((sample) => sample.ttftMs !== undefined || sample.totalMs !== undefined);
  if (samples.length === 0) return undefined;
  const guesses = [
    ...(used.has("ttftMs") && ttft.guessed ? [ttft.guessed] : []),
    ...(used.has("totalMs") && total.guessed ? [total.guessed] : []),
  ];
  return defined<Results>({
    tool: "CSV",
    runs: [{ label: `${samples.length}`, count: samples.length, samples }],
    guesses: guesses.length > 0 ? [...new Set(guesses)] : undefined,
  });
};
