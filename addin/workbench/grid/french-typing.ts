import {
  CellValueType,
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY,
  type DocumentDataModel,
  type Injector,
  IUniverInstanceService,
} from "@univerjs/core";
import { LexerTreeBuilder } from "@univerjs/engine-formula";
import { AFTER_CELL_EDIT, BEFORE_CELL_EDIT, SheetInterceptorService } from "@univerjs/sheets";
import { lex } from "../../../core/formula/lex.js";
import { translateFormula } from "../../../core/formula/translate.js";
import { parseNumber } from "../../../core/index.js";

// The grid stores formulas in English and numbers in its own form. A French page shows and takes both as French Excel
// does: `=SOMME(A1;0,5)` and `0,5`.

/** Above the handlers of number formats and of the formula bar, which then see what the grid understands. */
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

  cells.intercept(BEFORE_CELL_EDIT, {
    // The last one to speak: the handlers below put the formula into the cell.
    priority: FIRST,
    handler: (value, _context, next) => {
      const cell = next(value);
      if (cell?.f) return { ...cell, f: translateFormula(cell.f, "en", "fr") };
      if (typeof cell?.v === "number" && cell.t === CellValueType.NUMBER)
        return { ...cell, v: String(cell.v).replace(".", ",") };
      return cell;
    },
  });
  cells.intercept(AFTER_CELL_EDIT, {
    priority: FIRST,
    handler: (value, _context, next) => {
      // The grid has already "corrected" the text as if it were English, 0,05 into 0,5: the editor still has the original.
      const typed = editor();
      if (!value || typed === undefined) return next(value);
      if (value.f) return next({ ...value, f: closed(injector, translateFormula(typed, "fr", "en")) });
      const number = readNumber(typed);
      return next(number === undefined ? value : { ...value, v: number, t: CellValueType.NUMBER, p: null });
    },
  });
  understandWhileTyping(injector, editor);
}

/** `0,5` and `1 234,5`; what the grid reads in the same way by itself, such as 12 or 5 %, is left to it. */
function readNumber(typed: string): number | undefined {
  if (!typed.includes(",") || typed.includes("%")) return undefined;
  const parsed = parseNumber(typed, "fr");
  return parsed.ok ? parsed.value : undefined;
}

/** Adds the closing parentheses that the typist left out, as the grid does. */
function closed(injector: Injector, formula: string): string {
  return formula + ")".repeat(injector.get(LexerTreeBuilder).checkIfAddBracket(formula));
}

/**
 * While a French formula is being typed, the grid reads it for colours, hints and references as if it were English.
 * The translation used for that keeps every character in its place, because the grid reasons in positions.
 */
function understandWhileTyping(injector: Injector, editor: () => string | undefined): void {
  const lexer = injector.get(LexerTreeBuilder);
  const sequenceNodesBuilder = lexer.sequenceNodesBuilder.bind(lexer);
  const getFunctionAndParameter = lexer.getFunctionAndParameter.bind(lexer);
  const isTyped = (text: string) => {
    const typed = editor();
    return (
      typed?.startsWith("=") && text.length > 0 && (typed.startsWith(text) || typed.slice(1).startsWith(text))
    );
  };
  lexer.sequenceNodesBuilder = (text) => sequenceNodesBuilder(isTyped(text) ? inPlace(text) : text);
  lexer.getFunctionAndParameter = (text, index) =>
    // The grid puts one letter behind the text that it asks about.
    getFunctionAndParameter(isTyped(text.slice(0, -1)) ? inPlace(text) : text, index);
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
