/** Narrowing of foreign JSON: whatever is not there or not of its kind is undefined, never an exception. */
export type Json = Readonly<Record<string, unknown>>;

export function objectIn(value: unknown): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

/** The objects of a list; a single object is a list of one. */
export function objectsIn(value: unknown): readonly Json[] {
  return (Array.isArray(value) ? value : [value])
    .map((item) => objectIn(item))
    .filter((item) => item !== undefined);
}

export function numberIn(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const read = Number(value);
  return Number.isFinite(read) ? read : undefined;
}

export function textIn(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 200) : undefined;
}

export function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.flatMap((item) => numberIn(item) ?? []) : [];
}

/** JSON, or JSON lines, or nothing. */
export function parseJson(text: string): unknown {
  const body = text.trim().replace(/^```\w*\s*|\s*```$/g, "");
  if (!/^[[{]/.test(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    const lines = body.split(/\r?\n/).filter((line) => line.trim() !== "");
    try {
      return lines.length > 1 ? lines.map((line) => JSON.parse(line)) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Keys with undefined values left out, as exact optional properties want. */
export function defined<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
}
