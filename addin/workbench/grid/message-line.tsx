import { type Injector, IUniverInstanceService, UniverInstanceType, type Workbook } from "@univerjs/core";
import { SheetsSelectionsService } from "@univerjs/sheets";
import { FormulaCalculationSessionService } from "@univerjs/sheets-formula";
import { BuiltInUIPart, IUIPartsService } from "@univerjs/ui";
import { useEffect, useState } from "react";
import { merge } from "rxjs";
import type { Lang } from "../../../core/index.js";
import { texts } from "../page/texts.js";
import { type CellNote, describeCell } from "./describe-cell.js";

/** Puts a line under the formula bar that says why the selected cell fails, or what its function computes. */
export function addMessageLine(injector: Injector, lang: Lang): void {
  injector
    .get(IUIPartsService)
    .registerComponent(BuiltInUIPart.HEADER, () => () => <MessageLine injector={injector} lang={lang} />);
}

function MessageLine({ injector, lang }: { readonly injector: Injector; readonly lang: Lang }) {
  const [note, setNote] = useState<CellNote>();
  useEffect(() => {
    const selections = injector.get(SheetsSelectionsService);
    const calculations = injector.get(FormulaCalculationSessionService);
    let later: ReturnType<typeof setTimeout> | undefined;
    const update = () => setNote(describeSelected(injector, lang));
    update();
    const subscription = merge(selections.selectionChanged$, calculations.resultApplied$).subscribe(() => {
      // The results reach the cells right after the signal.
      clearTimeout(later);
      later = setTimeout(update);
    });
    return () => {
      subscription.unsubscribe();
      clearTimeout(later);
    };
  }, [injector, lang]);
  return (
    <output
      className="message-line"
      data-kind={note?.kind}
      aria-label={texts.message[lang]}
      title={note?.text}
    >
      {note?.text}
    </output>
  );
}

function describeSelected(injector: Injector, lang: Lang): CellNote | undefined {
  const sheet = injector
    .get(IUniverInstanceService)
    .getCurrentUnitOfType<Workbook>(UniverInstanceType.UNIVER_SHEET)
    ?.getActiveSheet();
  const primary = injector.get(SheetsSelectionsService).getCurrentLastSelection()?.primary;
  if (!sheet || !primary) return undefined;
  return describeCell(
    injector,
    { sheetId: sheet.getSheetId(), row: primary.actualRow, column: primary.actualColumn },
    lang,
  );
}
