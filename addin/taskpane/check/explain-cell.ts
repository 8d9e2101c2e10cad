import { evaluateFormula } from "../../../core/formula/evaluate-formula.js";
import { lex, type Token } from "../../../core/formula/lex.js";
import {
  type Explanation,
  explain,
  type FunctionDefinition,
  findFunction,
  formatArg,
  type Lang,
} from "../../../core/index.js";
import type { CellValue, SheetCell, SheetHost } from "../../host/sheet-host.js";
import { repairFormula } from "./own-calls.js";

export type CellStory =
  | { readonly kind: "noFormula" }
  | { readonly kind: "notOurs" }
  /** An argument is an error already, so Excel never calls the function. */
  | { readonly kind: "errorInside"; readonly reference: string; readonly error: string }
  | {
      readonly kind: "call";
      readonly definition: FunctionDefinition;
      /** The call with the cells' contents put in, in English style. */
      readonly call: string;
      readonly outcome: Explanation;
    };

/** What the first call of ours in a cell's formula does, with what the cells that it points at hold now. */
export async function explainCell(cell: SheetCell, read: SheetHost["read"], lang: Lang): Promise<CellStory> {
  if (cell.formula === "") return { kind: "noFormula" };
  const formula = repairFormula(cell.formula);
  const own = ownCall(formula, lex(formula, "en", 1));
  if (own === undefined) return { kind: "notOurs" };
  let call = "";
  let at = own.start;
  for (const [i, token] of own.tokens.entries()) {
    if (!pointsAtCells(token, own.tokens[i + 1])) continue;
    const values = await read(token.text, cell.sheet);
    const error = values.flat().find((value) => typeof value === "string" && /^#[A-Z/0]+[!?]?/.test(value));
    if (error !== undefined) return { kind: "errorInside", reference: token.text, error: String(error) };
    call += formula.slice(at, token.start) + constantOf(values);
    at = token.end;
  }
  call += formula.slice(at, own.end);
  const outcome = evaluateFormula(`=${call}`, { lang: "en" });
  if (!outcome.ok) return { kind: "call", definition: own.definition, call: `=${call}`, outcome };
  const { definition, args } = outcome.call ?? { definition: own.definition, args: [] };
  return { kind: "call", definition, call: `=${call}`, outcome: explain(definition, args, lang) };
}

interface OwnCall {
  readonly definition: FunctionDefinition;
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
}

/** From the name of the first function of ours to the parenthesis that closes its call. */
function ownCall(formula: string, tokens: readonly Token[]): OwnCall | undefined {
  for (const [i, token] of tokens.entries()) {
    const definition =
      token.kind === "name" && tokens[i + 1]?.kind === "(" ? findFunction(token.text) : undefined;
    if (definition === undefined) continue;
    let depth = 0;
    for (let j = i + 1; j < tokens.length; j++) {
      const { kind, end } = tokens[j] as Token;
      depth += kind === "(" ? 1 : kind === ")" ? -1 : 0;
      if (depth === 0) return { definition, tokens: tokens.slice(i, j + 1), start: token.start, end };
    }
    return { definition, tokens: tokens.slice(i), start: token.start, end: formula.length };
  }
  return undefined;
}

/** A reference, or a name that is neither a function nor a truth value: a name of the workbook. */
function pointsAtCells(token: Token, next: Token | undefined): boolean {
  if (token.kind === "reference") return true;
  return token.kind === "name" && next?.kind !== "(" && !/^(?:TRUE|FALSE)$/i.test(token.text);
}

/** The contents of cells as they would be typed; a blank is an empty text, which leaves an argument out. */
function constantOf(values: readonly (readonly CellValue[])[]): string {
  const [first] = values;
  if (values.length === 1 && first?.length === 1) return formatArg(first[0] ?? "", "en");
  return formatArg(values, "en");
}
