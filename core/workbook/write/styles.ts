import type { HeadPlace } from "../head-places.js";
import type { CellStyle } from "../model.js";
import type { XlsxFormat, XlsxModule } from "./ports.js";

const ACCENT = 0x0f766e;
const INPUT = 0xe6f4f1;
const QUIET = 0x5c6670;

/** The format of a kind of cell with a number format, each made once. */
export function formatsOf(
  xlsx: XlsxModule,
): (style: CellStyle | undefined, format: string | undefined, place?: HeadPlace) => XlsxFormat {
  const made = new Map<string, XlsxFormat>();
  return (style, format, place) => {
    const key = `${style ?? ""}|${format ?? ""}|${place ?? ""}`;
    const known = made.get(key);
    if (known) return known;
    const one = new xlsx.Format();
    if (style) dress(one, style, xlsx);
    if (format !== undefined && format !== "General") one.setNumFormat(format);
    if (place) put(one, place, xlsx);
    made.set(key, one);
    return one;
  };
}

function put(format: XlsxFormat, place: HeadPlace, xlsx: XlsxModule): void {
  // An indent would keep a head from the edge of its figures.
  format.setIndent(place === "right" ? 0 : 1);
  if (place === "right") format.setAlign(xlsx.FormatAlign.Right);
}

function dress(format: XlsxFormat, style: CellStyle, xlsx: XlsxModule): void {
  switch (style) {
    case "title":
      format.setBold();
      format.setFontSize(16);
      return;
    case "heading":
      format.setBold();
      format.setFontColor(xlsx.Color.rgb(ACCENT));
      return;
    case "input":
      format.setBackgroundColor(xlsx.Color.rgb(INPUT));
      format.setBorder(xlsx.FormatBorder.Thin);
      format.setBorderColor(xlsx.Color.rgb(ACCENT));
      format.setAlign(xlsx.FormatAlign.Right);
      format.setUnlocked();
      return;
    case "output":
      format.setAlign(xlsx.FormatAlign.Right);
      return;
    case "key":
      format.setBold();
      format.setAlign(xlsx.FormatAlign.Right);
      return;
    case "unit":
      // Units stand beside figures that end at the cell's edge.
      format.setIndent(1);
      format.setFontColor(xlsx.Color.rgb(QUIET));
      return;
    case "note":
      format.setFontColor(xlsx.Color.rgb(QUIET));
      return;
    case "wrap":
      format.setTextWrap();
      format.setAlign(xlsx.FormatAlign.Top);
      return;
    case "label":
      return;
  }
}
