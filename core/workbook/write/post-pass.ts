import { absoluteRef } from "../address.js";
import { LOOKS } from "../looks.js";
import type { Condition, Validation, Workbook } from "../model.js";
import type { ZipModule } from "./ports.js";
import { zipEntries, zipOf } from "./zip-entries.js";

// What the writer package cannot: drop-down lists, conditional fills and page breaks, put into the parts of its file.
// The order of elements in a sheet is fixed by the format: lists and fills follow the cells, breaks the page set-up.

const KINDS = Object.keys(LOOKS) as readonly Condition["look"][];

/** Adds validations and conditional formats to the file; the parts that need neither stay packed as they are. */
export function finish(file: Uint8Array, workbook: Workbook, zip: ZipModule): Uint8Array {
  const changes = changesOf(workbook);
  const parts = zip.unzipSync(file, { filter: ({ name }) => changes.has(name) });
  const changed = Object.fromEntries(
    [...changes].map(([path, change]) => {
      const part = parts[path];
      if (part === undefined) throw new Error(`the workbook has no part ${path}`);
      return [path, zip.strToU8(change(zip.strFromU8(part)))];
    }),
  );
  const packed = new Map(zipEntries(zip.zipSync(changed)).map((entry) => [entry.name, entry]));
  return zipOf(zipEntries(file).map((entry) => packed.get(entry.name) ?? entry));
}

/** What becomes of each part that changes. */
function changesOf({ sheets, needsAddin }: Workbook): ReadonlyMap<string, (xml: string) => string> {
  const changes = new Map<string, (xml: string) => string>();
  changes.set("xl/styles.xml", (xml) => {
    if (!xml.includes('<dxfs count="0"/>')) throw new Error("the styles hold differential formats already");
    return xml.replace(
      '<dxfs count="0"/>',
      `<dxfs count="${KINDS.length}">${KINDS.map(differential).join("")}</dxfs>`,
    );
  });
  sheets.forEach(({ conditions = [], validations = [], pageBreaks = [] }, index) => {
    if (conditions.length + validations.length + pageBreaks.length === 0) return;
    const added = conditions.map(conditionXml).join("") + validationsXml(validations);
    changes.set(`xl/worksheets/sheet${index + 1}.xml`, (xml) =>
      xml
        .replace("</sheetData>", () => `</sheetData>${added}`)
        .replace("</headerFooter>", () => `</headerFooter>${breaksXml(pageBreaks)}`),
    );
  });
  // Programs that trust cached values still compute when the file is opened in Excel. Without the add-in that would
  // turn every figure of its functions into an error, so those files keep their values.
  const recalculation = needsAddin ? "" : ' fullCalcOnLoad="1"';
  changes.set("xl/workbook.xml", (xml) =>
    xml.replace(/<calcPr [^>]*\/>/, `<calcPr calcId="191029"${recalculation}/>`),
  );
  return changes;
}

function differential(look: Condition["look"]): string {
  const { font, fill } = LOOKS[look];
  return `<dxf><font><color rgb="${argb(font)}"/></font><fill><patternFill><bgColor rgb="${argb(fill)}"/></patternFill></fill></dxf>`;
}

/** `#14532D` as the format writes an opaque colour. */
const argb = (colour: string) => `FF${colour.slice(1)}`;

function conditionXml({ block, formula, look }: Condition, index: number): string {
  const range = absoluteRef(block).replaceAll("$", "");
  return `<conditionalFormatting sqref="${range}"><cfRule type="expression" dxfId="${KINDS.indexOf(look)}" priority="${index + 1}"><formula>${escaped(formula)}</formula></cfRule></conditionalFormatting>`;
}

function breaksXml(rows: readonly number[]): string {
  if (rows.length === 0) return "";
  const breaks = rows.map((row) => `<brk id="${row}" max="16383" man="1"/>`).join("");
  return `<rowBreaks count="${rows.length}" manualBreakCount="${rows.length}">${breaks}</rowBreaks>`;
}

function validationsXml(validations: readonly Validation[]): string {
  if (validations.length === 0) return "";
  return `<dataValidations count="${validations.length}">${validations.map(validationXml).join("")}</dataValidations>`;
}

function validationXml({ block, rule, title, message }: Validation): string {
  const range = absoluteRef(block).replaceAll("$", "");
  const texts = `allowBlank="1" showInputMessage="1" showErrorMessage="1" errorTitle="${escaped(title.slice(0, 31))}" error="${escaped(message.slice(0, 224))}" promptTitle="${escaped(title.slice(0, 31))}" prompt="${escaped(message.slice(0, 254))}"`;
  if (rule.kind === "list")
    return `<dataValidation type="list" ${texts} sqref="${range}"><formula1>${escaped(rule.source)}</formula1></dataValidation>`;
  return `<dataValidation type="${rule.kind}" operator="between" ${texts} sqref="${range}"><formula1>${rule.min}</formula1><formula2>${rule.max}</formula2></dataValidation>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
