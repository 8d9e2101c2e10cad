import {
  generateRandomId,
  ICommandService,
  type IMutationInfo,
  type Injector,
  IUndoRedoService,
  type IWorksheetData,
  mergeWorksheetSnapshotWithDefault,
  type Workbook,
} from "@univerjs/core";
import {
  IDefinedNamesService,
  type ISetDefinedNameMutationParam,
  RemoveDefinedNameMutation,
  SetDefinedNameMutation,
} from "@univerjs/engine-formula";
import {
  InsertSheetMutation,
  RemoveSheetMutation,
  SCOPE_WORKBOOK_VALUE_DEFINED_NAME,
  SetWorksheetActiveOperation,
} from "@univerjs/sheets";
import { absoluteRef, sheetRef } from "../../../core/workbook/address.js";
import { namesOf, type Sheet } from "../../../core/workbook/model.js";
import { toWorksheetData } from "./sheet-data.js";

/**
 * Adds sheets with their names behind the others, shows the first, and makes all of it one step for undo. The grid's own
 * command for one sheet would show each in turn and leave a step for every name and sheet.
 */
export function insertSheets(injector: Injector, workbook: Workbook, sheets: readonly Sheet[]): void {
  const commands = injector.get(ICommandService);
  const unitId = workbook.getUnitId();
  const show = (subUnitId: string): IMutationInfo => ({
    id: SetWorksheetActiveOperation.id,
    params: { unitId, subUnitId },
  });
  const run = ({ id, params }: IMutationInfo) => commands.syncExecuteCommand(id, params);
  const before = workbook.getActiveSheet().getSheetId();
  const names = nameParams(unitId, sheets);
  const made = sheets.map((sheet) => worksheet(sheet));
  const count = workbook.getSheets().length;
  const insertions = made.map((sheet, i) => ({
    id: InsertSheetMutation.id,
    params: { unitId, index: count + i, sheet },
  }));
  const shown = made.slice(0, 1).map(({ id }) => show(id));
  // Past the mutation, which has every formula searched for each new name: only the sheets that come next use them.
  for (const name of names) injector.get(IDefinedNamesService).registerDefinedName(unitId, name);
  for (const step of [...insertions, ...shown]) run(step);
  injector.get(IUndoRedoService).pushUndoRedo({
    unitID: unitId,
    undoMutations: [
      show(before),
      ...made.map(({ id }) => ({ id: RemoveSheetMutation.id, params: { unitId, subUnitId: id } })),
      ...names.map((params) => ({ id: RemoveDefinedNameMutation.id, params })),
    ],
    redoMutations: [
      ...names.map((params) => ({ id: SetDefinedNameMutation.id, params })),
      ...insertions,
      ...shown,
    ],
  });
}

function worksheet(sheet: Sheet): IWorksheetData {
  return mergeWorksheetSnapshotWithDefault({ ...toWorksheetData(sheet), id: generateRandomId() });
}

function nameParams(unitId: string, sheets: readonly Sheet[]): readonly ISetDefinedNameMutationParam[] {
  return [...namesOf({ title: "", sheets })].map(([name, { sheet, block }]) => ({
    unitId,
    id: generateRandomId(10),
    name,
    formulaOrRefString: `${sheetRef(sheet)}!${absoluteRef(block)}`,
    localSheetId: SCOPE_WORKBOOK_VALUE_DEFINED_NAME,
  }));
}
