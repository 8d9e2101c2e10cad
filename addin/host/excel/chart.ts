import type { SheetChart } from "../../../core/workbook/model.js";
import { rangeOf } from "./range.js";

const KINDS = { line: "Line", column: "ColumnClustered", scatter: "XYScatterLines" } as const;

/** A native chart over cells of the same sheet. */
export function addChart(target: Excel.Worksheet, spec: SheetChart): void {
  const { kind, title, xTitle, yTitle, series, place } = spec;
  const [first, ...others] = series;
  if (!first) return;
  const chart = target.charts.add(KINDS[kind], rangeOf(target, first.values), "Columns");
  chart.title.text = title;
  chart.axes.categoryAxis.title.text = xTitle;
  chart.axes.valueAxis.title.text = yTitle;
  chart.legend.visible = others.length > 0;
  const all = [chart.series.getItemAt(0), ...others.map(({ name }) => chart.series.add(name))];
  series.forEach(({ name, categories, values }, index) => {
    const one = all[index];
    if (!one) return;
    one.name = name;
    one.setValues(rangeOf(target, values));
    one.setXAxisValues(rangeOf(target, categories));
  });
  const last = { row: place.row + place.rows - 1, column: place.column + place.columns - 1 };
  chart.setPosition(target.getCell(place.row, place.column), target.getCell(last.row, last.column));
}
