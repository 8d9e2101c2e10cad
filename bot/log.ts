export type Level = "debug" | "info" | "warn" | "error";
const RANK: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3 };

export type Fields = Readonly<Record<string, unknown>>;
export interface Log {
  readonly debug: (event: string, fields?: Fields) => void;
  readonly info: (event: string, fields?: Fields) => void;
  readonly warn: (event: string, fields?: Fields) => void;
  readonly error: (event: string, fields?: Fields) => void;
}

/** JSON lines. Holds no question text and no secret: what is passed as secret never leaves, wherever it stands. */
export function makeLog(options: {
  readonly write: (line: string) => void;
  readonly now: () => number;
  readonly level?: Level;
  readonly secrets?: readonly string[];
}): Log {
  const { write, now, level = "info", secrets = [] } = options;
  const at =
    (own: Level) =>
    (event: string, fields: Fields = {}) => {
      if (RANK[own] < RANK[level]) return;
      const entry = { time: new Date(now()).toISOString(), level: own, event, ...fields };
      // Most lines hold plain values alone, and a replacer costs more than all the rest of them.
      const line = JSON.stringify(entry, Object.values(fields).every(isPlain) ? undefined : plain);
      write(`${redact(line, secrets)}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** BigInt would throw; an Error would print as {}. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  return value instanceof Error ? errorFields(value) : value;
}

/**
 * What may be said of an error. Not its message, url or request body: those of Discord's library hold the interaction's
 * token, and a parser's message quotes what the user wrote.
 */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code, status, method } = error as Error & Fields;
  const where = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/?\S*\/(?=[^/]+:\d+:\d+\)?$)/, "("));
  return { error: name, ...present({ code, status, method }), where };
}

function present(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );
}

function redact(line: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => (secret === "" ? text : text.replaceAll(secret, "[secret]")), line);
}
