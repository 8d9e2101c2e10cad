import {
  type Cell,
  type Explanation,
  evaluate,
  explain,
  type FunctionDefinition,
  formatCall,
  formatInput,
  type Lang,
  type Param,
  parseNumber,
} from "../../../core/index.js";

// A form as texts, and what they mean: pure, so that the form itself only shows.

/** What the fields of a form hold, one text for each parameter; "" leaves an argument out. */
export type Fields = readonly string[];

type Arg = Cell | null | readonly (readonly Cell[])[];

export interface FormCall {
  readonly outcome: Explanation;
  /** The formula as typed into a cell. */
  readonly shown: string;
  /** The formula as a spreadsheet keeps it, in English style. */
  readonly stored: string;
}

/** The fields filled with the function's first example, so that a form never starts with an error. */
export function exampleFields({ params, examples }: FunctionDefinition, style: Lang): Fields {
  const args = examples[0]?.args ?? [];
  return params.map((param, i) => {
    if (param.kind === "any")
      return args
        .slice(i)
        .map((arg) => fieldOf(arg ?? null, style))
        .join(style === "fr" ? " ; " : ", ");
    return fieldOf(args[i] ?? null, style);
  });
}

/** What the form's texts give when they are read in `style`, explained in `lang`. */
export function callOf(definition: FunctionDefinition, fields: Fields, lang: Lang, style: Lang): FormCall {
  const args = definition.params.flatMap((param, i) => argsOf(param, fields[i] ?? "", style));
  const outcome = evaluate(definition, args, style);
  return {
    // Once it can be computed, every number has been read, so the language no longer decides how.
    outcome: outcome.ok ? explain(definition, args, lang) : outcome,
    shown: formatCall(definition, args, style),
    stored: formatCall(definition, args, "en"),
  };
}

/** What a field shows for a value, and for the cells of a list. */
export function fieldOf(arg: Arg | readonly (readonly (Cell | null)[])[], style: Lang): string {
  if (arg === null) return "";
  if (typeof arg === "object")
    return arg
      .flat()
      .filter((cell) => cell !== null && cell !== "")
      .map((cell) => fieldOf(cell, style))
      .join(style === "fr" ? " ; " : ", ");
  if (typeof arg === "number") return formatInput(arg, style);
  return typeof arg === "boolean" ? (arg ? "TRUE" : "FALSE") : arg;
}

function argsOf(param: Param, text: string, style: Lang): readonly Arg[] {
  const trimmed = text.trim();
  if (trimmed === "") return [null];
  switch (param.kind) {
    case "number":
    case "integer":
      return [number(trimmed, style)];
    case "boolean":
      return [trimmed === "TRUE"];
    case "range":
      return [[items(trimmed, style).map((item) => number(item, style))]];
    case "names":
      return [[items(trimmed, style)]];
    case "any":
      return items(trimmed, style).map((item) => number(item, style));
    default:
      return [trimmed];
  }
}

/** A number where there is one; else the text, so that the core can say what is wrong with it. */
function number(text: string, style: Lang): Cell {
  const parsed = parseNumber(text, style);
  return parsed.ok ? parsed.value : text;
}

/** `1; 50; 500` in both languages, `1, 50, 500` in English, with or without the braces of an array constant. */
function items(text: string, style: Lang): readonly string[] {
  return text
    .replace(/^\{|\}$/g, "")
    .split(style === "fr" ? /[;\n]/ : /[;,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
}
