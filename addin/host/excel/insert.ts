import { namesOf, type Sheet } from "../../../core/workbook/model.js";
import { placed, type Taken } from "../../../core/workbook/place.js";
import { rangeOf } from "./range.js";
import { writeSheet } from "./write-sheet.js";

/**
 * Adds sheets after one look at the names in use: first all of them blank, so that formulas may refer to any; then
 * their names; then each sheet in a batch of its own. Where one fails, none stays.
 */
export async function insertIntoExcel(
  context: Excel.RequestContext,
  wanted: readonly Sheet[],
): Promise<void> {
  const { workbook } = context;
  const sheets = placed(wanted, await takenIn(context));
  const made = sheets.map(({ name }) => workbook.worksheets.add(name));
  const target = (name: string) => made[sheets.findIndex((sheet) => sheet.name === name)];
  const names: Excel.NamedItem[] = [];
  try {
    await context.sync();
    for (const [name, { sheet, block }] of namesOf({ title: "", sheets })) {
      const holder = target(sheet);
      if (holder) names.push(workbook.names.add(name, rangeOf(holder, block)));
    }
    await context.sync();
    for (const [index, sheet] of sheets.entries()) {
      const holder = made[index];
      if (!holder) continue;
      writeSheet(holder, sheet);
      await context.sync();
    }
    made[0]?.activate();
    await context.sync();
  } catch (error) {
    await takeBack(context, made, names);
    throw error;
  }
}

async function takenIn(context: Excel.RequestContext): Promise<Taken> {
  const { worksheets, names, tables } = context.workbook;
  worksheets.load("items/name");
  names.load("items/name");
  tables.load("items/name");
  await context.sync();
  return {
    sheets: worksheets.items.map(({ name }) => name),
    names: [names, tables].flatMap(({ items }) => items.map(({ name }) => name)),
  };
}

/** What can be taken back goes; the first fault is the one to tell. */
async function takeBack(
  context: Excel.RequestContext,
  made: readonly Excel.Worksheet[],
  names: readonly Excel.NamedItem[],
): Promise<void> {
  try {
    for (const name of names) name.delete();
    for (const sheet of made) sheet.delete();
    await context.sync();
  } catch {
    // The workbook was closed or became read-only meanwhile: there is nothing left to take back.
  }
}
