// What the writer needs of its two packages. They are handed in, because core depends on none.

/** The part of wasm-xlsxwriter that is used; objects are made by its constructors and change in place. */
export interface XlsxModule {
  readonly Workbook: new () => XlsxWorkbook;
  readonly Format: new () => XlsxFormat;
  readonly Formula: new (text: string) => XlsxFormula;
  readonly Color: { rgb(hex: number): XlsxColor };
  readonly Chart: (new (kind: number) => XlsxChart) & { newLine(): XlsxChart; newColumn(): XlsxChart };
  readonly ChartType: { readonly ScatterStraightWithMarkers: number };
  readonly ChartSeries: new () => XlsxSeries;
  readonly ChartRange: {
    newFromRange(sheet: string, row: number, column: number, lastRow: number, lastColumn: number): XlsxRange;
  };
  readonly DocProperties: new () => XlsxProperties;
  readonly FormatBorder: { readonly Thin: number };
  readonly FormatAlign: { readonly Right: number; readonly Top: number };
}

interface Freed {
  free(): void;
}
interface XlsxColor extends Freed {}
interface XlsxRange extends Freed {}
export interface XlsxFormula extends Freed {
  setResult(result: string): XlsxFormula;
}
export interface XlsxFormat extends Freed {
  setBold(): XlsxFormat;
  setItalic(): XlsxFormat;
  setTextWrap(): XlsxFormat;
  setUnlocked(): XlsxFormat;
  setFontSize(size: number): XlsxFormat;
  setFontColor(color: XlsxColor): XlsxFormat;
  setBackgroundColor(color: XlsxColor): XlsxFormat;
  setBorder(border: number): XlsxFormat;
  setBorderColor(color: XlsxColor): XlsxFormat;
  setNumFormat(format: string): XlsxFormat;
  setAlign(align: number): XlsxFormat;
  setIndent(level: number): XlsxFormat;
}
export interface XlsxSheet extends Freed {
  setName(name: string): XlsxSheet;
  writeNumberWithFormat(row: number, column: number, value: number, format: XlsxFormat): XlsxSheet;
  writeStringWithFormat(row: number, column: number, value: string, format: XlsxFormat): XlsxSheet;
  writeBooleanWithFormat(row: number, column: number, value: boolean, format: XlsxFormat): XlsxSheet;
  writeFormulaWithFormat(row: number, column: number, value: XlsxFormula, format: XlsxFormat): XlsxSheet;
  writeDynamicArrayFormulaWithFormat(
    row: number,
    column: number,
    lastRow: number,
    lastColumn: number,
    value: XlsxFormula,
    format: XlsxFormat,
  ): XlsxSheet;
  writeBlank(row: number, column: number, format: XlsxFormat): XlsxSheet;
  setRowHeight(row: number, points: number): XlsxSheet;
  setColumnWidth(column: number, width: number): XlsxSheet;
  setFreezePanes(row: number, column: number): XlsxSheet;
  setScreenGridlines(enable: boolean): XlsxSheet;
  setLandscape(): XlsxSheet;
  setPaperSize(size: number): XlsxSheet;
  setPrintFitToPages(width: number, height: number): XlsxSheet;
  setMargins(
    left: number,
    right: number,
    top: number,
    bottom: number,
    header: number,
    footer: number,
  ): XlsxSheet;
  setRepeatRows(first: number, last: number): XlsxSheet;
  setRepeatColumns(first: number, last: number): XlsxSheet;
  setHeader(text: string): XlsxSheet;
  setFooter(text: string): XlsxSheet;
  insertChart(row: number, column: number, chart: XlsxChart): XlsxSheet;
}
interface XlsxAxis extends Freed {
  setName(name: string): XlsxAxis;
}
export interface XlsxChart extends Freed {
  title(): { setName(name: string): unknown };
  xAxis(): XlsxAxis;
  yAxis(): XlsxAxis;
  pushSeries(series: XlsxSeries): XlsxChart;
  setAltText(text: string): XlsxChart;
  setWidth(pixels: number): XlsxChart;
  setHeight(pixels: number): XlsxChart;
}
export interface XlsxSeries extends Freed {
  setName(name: string): XlsxSeries;
  setCategories(range: XlsxRange): XlsxSeries;
  setValues(range: XlsxRange): XlsxSeries;
}
interface XlsxProperties extends Freed {
  setTitle(title: string): XlsxProperties;
}
export interface XlsxWorkbook extends Freed {
  addWorksheet(): XlsxSheet;
  defineName(name: string, formula: string): void;
  setProperties(properties: XlsxProperties): void;
  saveToBufferSync(): Uint8Array;
}

/** The part of fflate that is used. */
export interface ZipModule {
  unzipSync(
    data: Uint8Array,
    options: { readonly filter: (file: { readonly name: string }) => boolean },
  ): Record<string, Uint8Array>;
  zipSync(files: Record<string, Uint8Array>): Uint8Array;
  strFromU8(data: Uint8Array): string;
  strToU8(text: string): Uint8Array;
}
