import {
  type ICellData,
  type Injector,
  IUniverInstanceService,
  type Nullable,
  UniverInstanceType,
  type Workbook,
  type Worksheet,
} from "@univerjs/core";
import {
  deserializeRangeWithSheet,
  FormulaDataModel,
  LexerTreeBuilder,
  sequenceNodeType,
} from "@univerjs/engine-formula";
import type { CellFailure } from "../engine/results.js";

export interface CellPlace {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

export interface FoundFailure extends CellFailure {
  /** The address of the cell that failed, when it is another one. */
  readonly from?: string;
}

/** How far an error is followed through the formulas that pass it on. */
const DEEPEST = 20;

/**
 * Why a cell shows an error: the failure of its own formula, or of the first failing cell that it refers to. Undefined
 * where the cell holds no error, or none of ours.
 */
export function findFailure(injector: Injector, place: CellPlace): FoundFailure | undefined {
  const workbook = injector
    .get(IUniverInstanceService)
    .getCurrentUnitOfType<Workbook>(UniverInstanceType.UNIVER_SHEET);
  if (!workbook) return undefined;
  return follow(injector, workbook, place, new Set(), DEEPEST);
}

function follow(
  injector: Injector,
  workbook: Workbook,
  place: CellPlace,
  seen: Set<string>,
  depth: number,
): FoundFailure | undefined {
  const key = `${place.sheetId} ${place.row} ${place.column}`;
  const sheet = workbook.getSheetBySheetId(place.sheetId);
  if (!sheet || seen.has(key) || depth === 0) return undefined;
  seen.add(key);
  if (!isError(cellAt(injector, workbook, sheet, place)?.v)) return undefined;
  const formula = formulaAt(injector, workbook, place);
  const own = ownFailure(cellAt(injector, workbook, sheet, place), formula);
  if (own) return own;
  for (const source of references(injector, workbook, place, formula)) {
    const found = follow(injector, workbook, source, seen, depth - 1);
    if (found) return found.from ? found : { ...found, from: address(workbook, place.sheetId, source) };
  }
  return undefined;
}

/** A cell's content: its own, or what a formula nearby spills into it. */
export function cellAt(
  injector: Injector,
  workbook: Workbook,
  sheet: Worksheet,
  { sheetId, row, column }: CellPlace,
) {
  const spilled = injector.get(FormulaDataModel).getArrayFormulaCellData()[workbook.getUnitId()]?.[sheetId]?.[
    row
  ]?.[column];
  return (spilled ?? sheet.getCellRaw(row, column)) as Nullable<ICellData>;
}

function formulaAt(injector: Injector, workbook: Workbook, { sheetId, row, column }: CellPlace): string {
  return (
    injector.get(FormulaDataModel).getFormulaStringByCell(row, column, sheetId, workbook.getUnitId()) ?? ""
  );
}

// The grid keeps what was stored beside a value when the next one brings nothing of its own, so a formula that no
// longer calls the function has an old failure there.
function ownFailure(cell: Nullable<ICellData>, formula: string): CellFailure | undefined {
  const failure = (cell?.custom as { readonly jeton?: CellFailure } | undefined)?.jeton;
  if (!failure) return undefined;
  return formula === "" || formula.toUpperCase().includes(`${failure.name}(`) ? failure : undefined;
}

function references(
  injector: Injector,
  workbook: Workbook,
  place: CellPlace,
  formula: string,
): readonly CellPlace[] {
  const nodes = injector.get(LexerTreeBuilder).sequenceNodesBuilder(formula) ?? [];
  const places: CellPlace[] = [];
  for (const node of nodes) {
    if (typeof node === "string" || node.nodeType !== sequenceNodeType.REFERENCE) continue;
    const { range, sheetName } = deserializeRangeWithSheet(node.token);
    const sheetId = sheetName ? workbook.getSheetBySheetName(sheetName)?.getSheetId() : place.sheetId;
    if (!sheetId) continue;
    const cells = (range.endRow - range.startRow + 1) * (range.endColumn - range.startColumn + 1);
    if (!(cells <= 1000)) continue;
    for (let row = range.startRow; row <= range.endRow; row++)
      for (let column = range.startColumn; column <= range.endColumn; column++)
        places.push({ sheetId, row, column });
  }
  return places;
}

function address(workbook: Workbook, here: string, { sheetId, row, column }: CellPlace): string {
  let letters = "";
  for (let i = column; i >= 0; i = Math.floor(i / 26) - 1)
    letters = String.fromCharCode(65 + (i % 26)) + letters;
  const sheet = sheetId === here ? "" : `${workbook.getSheetBySheetId(sheetId)?.getName() ?? ""}!`;
  return `${sheet}${letters}${row + 1}`;
}

/** Whether a value is one of the spreadsheet's error values. */
export function isError(value: unknown): value is string {
  return (
    typeof value === "string" &&
    /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!|ERROR!|CYCLE!|CONNECT!)$/.test(value)
  );
}
