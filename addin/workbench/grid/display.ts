import { CellValueType, type ICellData, type Injector, InterceptorEffectEnum } from "@univerjs/core";
import { ERROR_TYPE_SET, type ErrorType } from "@univerjs/engine-formula";
import { INTERCEPTOR_POINT, InterceptCellContentPriority, SheetInterceptorService } from "@univerjs/sheets";
import { ERRORS, findError, TRUTH } from "../../../core/formula/words.js";
import { formatInput, type Lang } from "../../../core/index.js";

/** Digits of a number without a format: what fits into a column of the usual width, as in Excel's General. */
const GENERAL_DIGITS = 8;

/** Cells show numbers without a format in at most eight digits, and everything in the signs and words of the language. */
export function localiseDisplay(injector: Injector, lang: Lang): void {
  // The grid opens its box over cells whose text is in this set.
  for (const word of Object.values(ERRORS)) ERROR_TYPE_SET.add(word[lang] as ErrorType);
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    effect: InterceptorEffectEnum.Value,
    // After the number formats: what they wrote is text by then.
    priority: InterceptCellContentPriority.NUMFMT - 1,
    handler: (cell, location, next) => {
      const shown = cell ? display(cell, lang) : undefined;
      if (shown === undefined) return next(cell);
      return next({ ...(cell === location.rawData ? { ...location.rawData } : cell), v: shown });
    },
  });
}

function display(cell: ICellData, lang: Lang): string | undefined {
  const { v, t } = cell;
  if (typeof v === "number" && t === CellValueType.BOOLEAN) return TRUTH[v === 1 ? "true" : "false"][lang];
  if (typeof v === "number") {
    const text = formatInput(Number(v.toPrecision(GENERAL_DIGITS)), lang);
    return text === String(v) ? undefined : text;
  }
  if (lang === "en" || typeof v !== "string" || !v.startsWith("#")) return undefined;
  const error = findError(v);
  return error && ERRORS[error].fr;
}
