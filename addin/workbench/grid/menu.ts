import type { MenuConfig } from "@univerjs/ui";

/** What a planning sheet can do without; it all stays reachable from Excel once the sheet is exported. */
const HIDDEN = [
  "sheet.command.set-range-font-family",
  "sheet.command.set-range-fontsize",
  "sheet.command.set-range-font-increase",
  "sheet.command.set-range-font-decrease",
  "sheet.command.set-range-underline",
  "sheet.command.set-range-stroke",
  "sheet.command.set-once-format-painter",
  "sheet.command.clear-selection-all",
  "sheet.command.set-vertical-text-align",
  "sheet.command.set-text-rotation",
  "sheet.command.add-worksheet-merge",
  "sheet.command.add-range-protection-from-toolbar",
  "sheet.toolbar.text-to-number",
  "sheet.command.numfmt.set.currency",
  "base-ui.operation.toggle-shortcut-panel",
  // Functions are found by typing, or in the panel beside the grid.
  ...[
    "common",
    "financial",
    "logical",
    "text",
    "date",
    "lookup",
    "math",
    "statistical",
    "engineering",
    "information",
  ].map((category) => `formula-ui.operation.insert-function.${category}`),
  "formula-ui.operation.insert-function.database",
];

/** The toolbar keeps undo, bold, colours, borders, alignment and number formats. */
export const HIDDEN_MENU_ITEMS: MenuConfig = Object.fromEntries(HIDDEN.map((id) => [id, { hidden: true }]));
