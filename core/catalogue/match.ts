import type { Reason } from "../failure.js";
import type { Text } from "../text/lang.js";
import { quote } from "../text/quote.js";
import type { NameIndex } from "./name-index.js";
import { distinctTokens } from "./normalise.js";

/** A name that was understood. */
export interface Match<Row> {
  readonly ok: true;
  readonly row: Row;
  /** Memory of one device, when the name picks one of several capacities. */
  readonly memoryGb?: number;
  /** How a loose name was read; to be shown with the answer. */
  readonly assumption?: Text;
  /** Names of the other readings. */
  readonly alternatives: readonly string[];
}

/** A name that was not understood, with the nearest names and, where there is one, the reason. */
export interface Miss {
  readonly ok: false;
  readonly suggestions: readonly string[];
  readonly reason?: Reason;
}

export type Lookup<Row> = Match<Row> | Miss;

/**
 * A match, with a note when the name could also mean another row ("A100" is read as A100 SXM4 80GB) or is that of a
 * relative (Vicuna 13B has the dimensions of Llama 2 13B).
 */
export function matched<Row extends { readonly name: string }>(
  row: Row,
  given: string,
  detail: {
    readonly index?: NameIndex<Row>;
    readonly memoryGb?: number;
    readonly loose?: boolean;
    readonly alternatives?: readonly string[];
  } = {},
): Match<Row> {
  const { index, memoryGb, loose, alternatives = [] } = detail;
  const say = loose ?? (index !== undefined && isLoose(index, row, given));
  return {
    ok: true,
    row,
    alternatives,
    ...(memoryGb === undefined ? {} : { memoryGb }),
    ...(say ? { assumption: readAs(given, row.name) } : {}),
  };
}

export function readAs(given: string, name: string): Text {
  return {
    en: `${quote(given, "en")} read as ${name}`,
    fr: `${quote(given, "fr")} lu comme ${name.replace(/(\d) ?GB\b/g, "$1\u202fGo")}`,
  };
}

// Left out without meaning anything else.
const SILENT = new Set(["rtx", "gtx", "rx", "arc", "mac"]);

function isLoose<Row extends { readonly name: string }>(
  index: NameIndex<Row>,
  row: Row,
  given: string,
): boolean {
  const said = distinctTokens(given);
  const name = distinctTokens(row.name);
  if (name.every((token) => said.includes(token) || SILENT.has(token))) return false;
  const relative = !said.every((token) => name.some((word) => word.startsWith(token)));
  return (
    relative || index.keys.some((key) => key.row !== row && said.every((token) => key.tokens.includes(token)))
  );
}
