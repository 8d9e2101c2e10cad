import { IUndoRedoService, type IWorkbookData } from "@univerjs/core";
import { createGridHost } from "../host/grid.js";
import type { SheetHost } from "../host/sheet-host.js";
import { localiseDisplay } from "./grid/display.js";
import { keepFormulaBarFocused } from "./grid/formula-bar.js";
import { typeInFrench } from "./grid/french-typing.js";
import { explainOnHover } from "./grid/hover.js";
import { addMessageLine } from "./grid/message-line.js";
import { toWorkbookData } from "./grid/sheet-data.js";
import { type Grid, startGrid } from "./grid/start-grid.js";
import { startAssistant } from "./grid/typing/start-assistant.js";
import type { Settings } from "./page/settings.js";
import { sampleSheet } from "./sample.js";

export interface Workbench {
  readonly grid: Grid;
  readonly host: SheetHost;
  /** Takes the grid away and returns its workbook; nothing when it is still the untouched sample. */
  readonly close: () => Promise<Partial<IWorkbookData> | undefined>;
}

/** The grid with everything that makes it ours, on a workbook that was kept or on the sample. */
export async function openWorkbench(
  container: HTMLElement,
  settings: Settings,
  kept: Partial<IWorkbookData> | undefined,
): Promise<Workbench> {
  const { lang } = settings;
  const grid = await startGrid(container, kept ?? toWorkbookData([sampleSheet(lang)]), settings);
  const { api, injector, univer } = grid;
  localiseDisplay(injector, lang);
  if (lang === "fr") typeInFrench(injector);
  addMessageLine(injector, lang);
  explainOnHover(injector, lang);
  const releases = [keepFormulaBarFocused(container, injector), startAssistant(container, injector, lang)];
  let touched = kept !== undefined;
  injector.get(IUndoRedoService).undoRedoStatus$.subscribe(({ undos }) => {
    touched ||= undos > 0;
  });
  return {
    grid,
    host: createGridHost(grid, settings),
    async close() {
      const workbook = api.getActiveWorkbook();
      // What is being typed belongs to the sheet as well.
      await workbook?.endEditingAsync(true);
      const saved = touched ? workbook?.save() : undefined;
      for (const release of releases) release();
      univer.dispose();
      container.replaceChildren();
      return saved;
    },
  };
}
