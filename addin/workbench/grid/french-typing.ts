import {
  CellValueType,
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY,
  type DocumentDataModel,
  type ICellData,
  type Injector,
  IUniverInstanceService,
  type Nullable,
} from "@univerjs/core";
import { LexerTreeBuilder } from "@univerjs/engine-formula";
import { AFTER_CELL_EDIT, BEFORE_CELL_EDIT, SheetInterceptorService } from "@univerjs/sheets";
import { IEditorBridgeService } from "@univerjs/sheets-ui";
import { lex } from "../../../core/formula/lex.js";
import { translateFormula } from "../../../core/formula/translate.js";
import { parseNumber } from "../../../core/index.js";

// The grid stores formulas in English and numbers in its own form. A French page shows and takes both as French Excel
// does: `=SOMME(A1;0,5)` and `0,5`.

/** Before the handler of number formats, which then reads what is typed in English. */
const FIRST = 100;

/** Lets people type in the French style; what is stored stays in the grid's own style. */
export function typeInFrench(injector: Injector): void {
  const cells = injector.get(SheetInterceptorService).writeCellInterceptor;
  const editor = () =>
    injector
      .get(IUniverInstanceService)
      .getUnit<DocumentDataModel>(DOCS_NORMAL_EDITOR_UNIT_ID_KEY)
      ?.getBody()
      ?.dataStream.replace(/\r\n$/, "");

  // What the editor opens with. Handlers here may end the chain, so ours stands around all of them.
  const fetchThroughInterceptors = cells.fetchThroughInterceptors.bind(cells);
  cells.fetchThroughInterceptors = ((name, filter) => {
    const run = fetchThroughInterceptors(name, filter) as (cell: unknown, context: never) => unknown;
    if ((name as unknown) !== BEFORE_CELL_EDIT) return run;
    return (cell: unknown, context: never) => toFrench(run(cell, context) as Nullable<ICellData>);
  }) as typeof fetchThroughInterceptors;

  cells.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (value, _context, next) => {
      // The grid has already "corrected" the text as if it were English, 0,05 into 0,5: the editor has the original.
      const typed = editor();
      if (!value || typed === undefined) return next(value);
      if (value.f) return next({ ...value, f: closed(injector, translateFormula(typed, "fr", "en")) });
      return next(isFrenchNumber(typed) ? { ...value, v: toPlainNumber(typed), p: null } : value);
    },
  });
  understandWhileTyping(injector, editor);
}

function toFrench(cell: Nullable<ICellData>): Nullable<ICellData> {
  if (cell?.f) return { ...cell, f: translateFormula(cell.f, "en", "fr") };
  if (cell?.t !== CellValueType.NUMBER || cell.v === null || cell.v === undefined) return cell;
  return { ...cell, v: String(cell.v).replace(".", ",") };
}

function isFrenchNumber(typed: string): boolean {
  return typed.includes(",") && parseNumber(typed, "fr").ok;
}

/** `1 234,5 %` -> `1234.5%`, which the grid reads as a number with its format. */
function toPlainNumber(typed: string): string {
  return typed.replace(/[^\d,%eE+-]/g, "").replace(",", ".");
}

/** Adds the closing parentheses that the typist left out, as the grid does. */
function closed(injector: Injector, formula: string): string {
  return formula + ")".repeat(injector.get(LexerTreeBuilder).checkIfAddBracket(formula));
}

/**
 * While a French formula is being typed, the grid reads it for colours and references as if it were English.
 * The translation used for that keeps every character in its place, because the grid reasons in positions.
 */
function understandWhileTyping(injector: Injector, editor: () => string | undefined): void {
  const lexer = injector.get(LexerTreeBuilder);
  const sequenceNodesBuilder = lexer.sequenceNodesBuilder.bind(lexer);
  const isTyped = (text: string) => {
    // Outside editing, the grid asks about formulas that are stored, and so English.
    const typed = injector.get(IEditorBridgeService).isVisible().visible ? editor() : undefined;
    return (
      typed?.startsWith("=") && text.length > 0 && (typed.startsWith(text) || typed.slice(1).startsWith(text))
    );
  };
  lexer.sequenceNodesBuilder = (text) => sequenceNodesBuilder(isTyped(text) ? inPlace(text) : text);
}

/** French separators and decimal commas turned into English ones, each in its place. */
export function inPlace(text: string): string {
  let translated = "";
  for (const token of lex(text, "fr", text.startsWith("=") ? 1 : 0)) {
    translated += text.slice(translated.length, token.start);
    if (token.kind === "argument" || token.kind === "column") translated += ",";
    else if (token.kind === "number") translated += token.text.replace(",", ".");
    else translated += token.text;
  }
  return translated;
}
