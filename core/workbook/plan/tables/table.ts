import type { Cell } from "../../../define.js";
import type { Lang, Text } from "../../../text/lang.js";
import type { Sheet, SheetCell } from "../../model.js";
import { FIGURES } from "../step.js";

/** A column of facts: `models` + `layers` is the name `models_layers`. */
export interface TableColumn<Row> {
  readonly name: string;
  readonly label: Text;
  /** A missing fact is the text "". */
  readonly value: (row: Row) => Cell;
  readonly format?: string;
}

export interface Table<Row> {
  readonly name: string;
  readonly title: Text;
  readonly note: Text;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Rows before the first fact: title, note, headings, and the names that formulas use. */
const TOP = 4;
/** A column grows with its texts up to here. */
const MOST_CHARACTERS = 48;

/** A sheet that holds one table, each column with a name of its own. */
export function tableSheet<Row>(table: Table<Row>, name: string, lang: Lang): Sheet {
  const { columns, rows } = table;
  const shown = columns.map(({ value, format }) => {
    const values = rows.map(value);
    return { values, format: format ?? usualFormat(values) };
  });
  const cells: SheetCell[] = [
    { row: 0, column: 0, value: table.title[lang], style: "title" },
    { row: 1, column: 0, value: table.note[lang], style: "note" },
    ...columns.flatMap((column, index): SheetCell[] => [
      { row: 2, column: index, value: column.label[lang], style: "heading" },
      { row: 3, column: index, value: columnName(table, column), style: "note" },
    ]),
    ...shown.flatMap(({ values, format }, column) =>
      values.map(
        (value, i): SheetCell => ({
          row: TOP + i,
          column,
          value,
          ...(format === undefined ? {} : { format }),
        }),
      ),
    ),
  ];
  return {
    name,
    cells,
    widths: columns.map((column, index) =>
      Math.max(
        11,
        2 + Math.max(column.label[lang].length, columnName(table, column).length),
        2 + longestText(shown[index]?.values ?? []),
      ),
    ),
    frozenRows: TOP,
    frozenColumns: 1,
    landscape: true,
    names: columns.map((column, index) => ({
      name: columnName(table, column),
      block: { row: TOP, column: index, rows: Math.max(1, rows.length), columns: 1 },
    })),
  };
}

/** Counts as they are, everything else in a few digits. */
function usualFormat(values: readonly Cell[]): string | undefined {
  return values.some((value) => typeof value === "number" && !Number.isInteger(value)) ? FIGURES : undefined;
}

function longestText(values: readonly Cell[]): number {
  return Math.min(
    MOST_CHARACTERS,
    values.reduce<number>((most, value) => Math.max(most, typeof value === "string" ? value.length : 0), 0),
  );
}

function columnName<Row>(table: Table<Row>, column: TableColumn<Row>): string {
  return `${table.name}_${column.name}`;
}
