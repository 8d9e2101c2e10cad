import type {
  BooleanParam,
  ChoiceParam,
  Definition,
  NamesParam,
  NumberParam,
  Param,
  RangeParam,
  TextParam,
} from "./define.js";
import { type Allowed, type Failure, fail } from "./failure.js";
import type { Lang } from "./text/lang.js";
import { AMBIGUOUS, parseNumber } from "./text/parse-number.js";

/** The most cells that a list may hold: Excel sends at most 5 MB in one call, and no list needs more. */
export const MAX_CELLS = 100_000;

/** Excel passes null for an argument left out, the grid undefined or an empty text. */
export function isBlank(raw: unknown): boolean {
  return raw === null || raw === undefined || raw === "";
}

/** Turns one raw argument into what `compute` expects, or fails naming the parameter. `undefined`: not given. */
export function coerce(
  param: Param,
  raw: unknown,
  style: Lang,
  definition: Pick<Definition, "params" | "examples">,
) {
  const single = param.kind === "range" || param.kind === "names" ? raw : unwrap(raw);
  if (isBlank(single)) {
    if (isOptional(param)) return undefined;
    return fail("type", { param: param.name, given: null, allowed: allowedBy(param, definition) });
  }
  switch (param.kind) {
    case "number":
    case "integer":
      return toNumber(param, single, style, definition);
    case "boolean":
      return toBoolean(param, single, definition);
    case "choice":
      return toChoice(param, single, definition);
    case "range":
      return toList(param, single, style, definition);
    case "names":
      return toNames(param, single, definition);
    case "any":
      return raw;
    default:
      return toText(param, single, definition);
  }
}

/** Whether a call may leave the parameter out. */
export function isOptional(param: Param): boolean {
  return (
    ("optional" in param && param.optional === true) || ("default" in param && param.default !== undefined)
  );
}

/** The accepted range of a parameter with its unit and an example, as failures carry it. */
export function allowedBy(
  param: Param,
  { params, examples }: Pick<Definition, "params" | "examples">,
): Allowed {
  const position = params.indexOf(param);
  const example = examples
    .map(({ args }) => args[position])
    .find((arg) => !isBlank(arg) && !Array.isArray(arg));
  const shown = typeof example === "object" || example === undefined ? {} : { example };
  switch (param.kind) {
    case "number":
    case "integer":
      return { kind: param.kind, ...bounds(param), unit: param.unit, ...shown };
    case "range":
      return { kind: "range", ...bounds(param), unit: param.unit };
    case "boolean":
      return { kind: "boolean" };
    case "choice":
      return { kind: "name", values: param.values };
    case "names":
    case "hardware":
    case "model":
    case "quant":
      return { kind: "name", ...shown };
    default:
      return { kind: "text", ...shown };
  }
}

function bounds({ above, min, below, max }: NumberParam | RangeParam): Allowed {
  return {
    ...(above === undefined ? {} : { above }),
    ...(min === undefined ? {} : { min }),
    ...(below === undefined ? {} : { below }),
    ...(max === undefined ? {} : { max }),
  };
}

// A reference to one cell arrives as a 1 x 1 matrix in some hosts.
function unwrap(raw: unknown): unknown {
  let value = raw;
  while (Array.isArray(value) && value.length === 1) value = value[0];
  return value;
}

type Context = Pick<Definition, "params" | "examples">;

function toNumber(param: NumberParam, raw: unknown, style: Lang, definition: Context): number {
  const value = readNumber(param, raw, style, definition);
  checkBounds(param, value, definition);
  if (param.kind === "integer" && !Number.isInteger(value)) refuse("domain", param, value, definition);
  return value;
}

function readNumber(param: Param, raw: unknown, style: Lang, definition: Context): number {
  if (typeof raw === "number" && Number.isFinite(raw)) return raw;
  if (typeof raw === "string") {
    const parsed = parseNumber(raw, style);
    if (parsed.ok) return parsed.value;
    if (parsed.ambiguous) return refuse("type", param, raw, definition, { reason: AMBIGUOUS });
  }
  return refuse("type", param, raw, definition);
}

function checkBounds(param: NumberParam | RangeParam, value: number, definition: Context): void {
  const { above, min, below, max } = param;
  if (
    (above !== undefined && !(value > above)) ||
    (min !== undefined && value < min) ||
    (below !== undefined && !(value < below)) ||
    (max !== undefined && value > max)
  )
    refuse("domain", param, value, definition);
}

const TRUE = /^(?:true|vrai|yes|oui)$/i;
const FALSE = /^(?:false|faux|no|non)$/i;

function toBoolean(param: BooleanParam, raw: unknown, definition: Context): boolean {
  if (typeof raw === "boolean") return raw;
  if (raw === 1 || (typeof raw === "string" && TRUE.test(raw.trim()))) return true;
  if (raw === 0 || (typeof raw === "string" && FALSE.test(raw.trim()))) return false;
  return refuse("type", param, raw, definition);
}

function toChoice(param: ChoiceParam, raw: unknown, definition: Context): string {
  if (typeof raw !== "string") return refuse("type", param, raw, definition);
  const wanted = raw.trim().toLowerCase();
  return (
    param.values.find((value) => value.toLowerCase() === wanted) ?? refuse("unknown", param, raw, definition)
  );
}

/** No name or word is longer; a megabyte of text in a cell is a wrong reference. */
const LONGEST_TEXT = 1000;

function toText(param: TextParam | Param, raw: unknown, definition: Context): string {
  if (typeof raw === "string" && raw.trim() !== "") return shortEnough(raw.trim(), param, definition);
  // "4090" typed into a cell is a number.
  if (
    typeof raw === "number" &&
    Number.isFinite(raw) &&
    (param.kind === "hardware" || param.kind === "model")
  )
    return String(raw);
  return refuse("type", param, raw, definition);
}

function shortEnough(text: string, param: Param, definition: Context): string {
  if (text.length <= LONGEST_TEXT) return text;
  return refuse("domain", param, text, definition, {
    reason: {
      en: "{count} characters are too many; at most {max}",
      fr: "{count} caractères, c’est trop ; {max} au plus",
      values: { count: text.length, max: LONGEST_TEXT },
    },
  });
}

function toList(param: RangeParam, raw: unknown, style: Lang, definition: Context): readonly number[] {
  const list: number[] = [];
  for (const cell of cells(param, raw, definition)) {
    if (isBlank(cell)) {
      if (param.paired) refuse("type", param, null, definition);
      continue;
    }
    const value = readNumber(param, cell, style, definition);
    checkBounds(param, value, definition);
    if (param.integer && !Number.isInteger(value)) refuse("domain", param, value, definition);
    list.push(value);
  }
  if (list.length === 0)
    fail("domain", {
      param: param.name,
      allowed: allowedBy(param, definition),
      reason: { en: "the list is empty", fr: "la liste est vide" },
    });
  return list;
}

function toNames(param: NamesParam, raw: unknown, definition: Context): readonly string[] {
  const names = cells(param, raw, definition)
    .map((cell) => (typeof cell === "number" && Number.isFinite(cell) ? String(cell) : cell))
    .map((cell) => (typeof cell === "string" ? cell.trim() : cell))
    .filter((cell) => !isBlank(cell))
    .map((cell) =>
      typeof cell === "string"
        ? shortEnough(cell, param, definition)
        : refuse("type", param, cell, definition),
    );
  return names.length > 0 ? names : refuse("type", param, null, definition);
}

/** The cells of a list in reading order; a single value is a list of one. */
function cells(param: Param, raw: unknown, definition: Context): readonly unknown[] {
  const flat = Array.isArray(raw) ? raw.flat() : [raw];
  if (flat.length > MAX_CELLS)
    fail("domain", {
      param: param.name,
      allowed: allowedBy(param, definition),
      reason: {
        en: "{count} cells are too many; at most {max}",
        fr: "{count} cellules, c’est trop ; {max} au plus",
        values: { count: flat.length, max: MAX_CELLS },
      },
    });
  return flat;
}

function refuse(
  code: Failure["code"],
  param: Param,
  raw: unknown,
  definition: Context,
  more: Pick<Failure, "reason"> = {},
): never {
  const given =
    typeof raw === "number" || typeof raw === "string" || typeof raw === "boolean" || raw === null
      ? { given: raw }
      : { given: Array.isArray(raw) ? "{…}" : typeof raw };
  return fail(code, { param: param.name, ...given, allowed: allowedBy(param, definition), ...more });
}
