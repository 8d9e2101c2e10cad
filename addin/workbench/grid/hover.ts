import type { Injector } from "@univerjs/core";
import { CellAlertManagerService } from "@univerjs/sheets-ui";
import type { Lang } from "../../../core/index.js";
import { describeCell } from "./describe-cell.js";

/** The box that opens over a failing cell says why it fails, instead of naming the kind of error. */
export function explainOnHover(injector: Injector, lang: Lang): void {
  const alerts = injector.get(CellAlertManagerService);
  const showAlert = alerts.showAlert.bind(alerts);
  alerts.showAlert = (alert) => {
    const { subUnitId, row, col } = alert.location;
    const note = describeCell(injector, { sheetId: subUnitId, row, column: col }, lang);
    showAlert(note?.kind === "error" ? { ...alert, message: note.text, width: 320, height: 110 } : alert);
  };
}
