import type { Cell } from "../../../define.js";
import type { Lang, Text } from "../../../text/lang.js";
import type { Sheet, SheetCell } from "../../model.js";

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

/** A sheet that holds one table, each column with a name of its own. */
export function tableSheet<Row>(table: Table<Row>, name: string, lang: Lang): Sheet {
  const { columns, rows } = table;
  const cells: SheetCell[] = [
    { row: 0, column: 0, value: table.title[lang], style: "title" },
    { row: 1, column: 0, value: table.note[lang], style: "note" },
    ...columns.flatMap((column, index): SheetCell[] => [
      { row: 2, column: index, value: column.label[lang], style: "heading" },
      { row: 3, column: index, value: columnName(table, column), style: "note" },
    ]),
    ...rows.flatMap((row, i) =>
      columns.map(
        ({ value, format }, column): SheetCell => ({
          row: TOP + i,
          column,
          value: value(row),
          ...(format === undefined ? {} : { format }),
        }),
      ),
    ),
  ];
  return {
    name,
    cells,
    widths: columns.map((_, index) => (index === 0 ? 34 : 13)),
    frozenRows: TOP,
    frozenColumns: 1,
    landscape: true,
    names: columns.map((column, index) => ({
      name: columnName(table, column),
      block: { row: TOP, column: index, rows: Math.max(1, rows.length), columns: 1 },
    })),
  };
}

function columnName<Row>(table: Table<Row>, column: TableColumn<Row>): string {
  return `${table.name}_${column.name}`;
}
