import type { Sheet } from "../model.js";
import type { XlsxSheet } from "./ports.js";

const A4 = 9;
/** Characters of column width that fit on a page at full size; each column adds its padding. */
const CHARACTERS = { landscape: 141, portrait: 94 } as const;
const PADDING = 0.7;
/** Smaller print cannot be read; a wider sheet goes over several pages. */
const LEAST_SCALE = 0.6;
/** Inches: left and right, top and bottom, header and footer. */
const [SIDE, END, LINE] = [0.7, 0.5, 0.25];

/** How a sheet is printed: as large as its width allows, with its headings on every page. */
export function setPage(target: XlsxSheet, sheet: Sheet): void {
  const { name, frozenRows, frozenColumns = 0, landscape, pageBreaks } = sheet;
  if (landscape) target.setLandscape();
  target.setPaperSize(A4);
  target.setMargins(SIDE, SIDE, END, END, LINE, LINE);
  const pages = pagesWide(sheet);
  // As many high as it takes: that keeps the breaks between rows.
  target.setPrintFitToPages(pages, 0);
  // A part that begins a page has headings of its own.
  if (frozenRows > 0 && !pageBreaks) target.setRepeatRows(0, frozenRows - 1);
  if (frozenColumns > 0 && pages > 1) target.setRepeatColumns(0, frozenColumns - 1);
  target.setFooter(`&L${name.replaceAll("&", "&&")}&R&P / &N`);
}

/** Pages side by side; each begins with the frozen columns. */
export function pagesWide({ widths, frozenColumns = 0, landscape }: Sheet): number {
  const page = CHARACTERS[landscape ? "landscape" : "portrait"] / LEAST_SCALE;
  const width = widthOf(widths);
  if (width <= page) return 1;
  const repeated = widthOf(widths.slice(0, frozenColumns));
  return Math.ceil((width - repeated) / (page - repeated));
}

function widthOf(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width + PADDING, 0);
}
