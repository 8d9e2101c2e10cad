import {
  DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY,
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY,
  type Injector,
} from "@univerjs/core";
import { IEditorService } from "@univerjs/docs-ui";
import { IEditorBridgeService } from "@univerjs/sheets-ui";

/**
 * Keeps the focus in the formula bar once it was clicked. The grid opens the cell's field at the same time and gives it
 * the focus some frames later, so that all that is typed before a second click would be lost.
 */
export function keepFormulaBarFocused(grid: HTMLElement, injector: Injector): () => void {
  let inBar = false;
  const onPointerDown = ({ target }: Event) => {
    inBar = target instanceof Element && target.closest('[data-u-comp="formula-bar"] canvas') !== null;
  };
  const onFocus = ({ target }: Event) => {
    if (!inBar || !(target instanceof Element) || !target.id.endsWith(DOCS_NORMAL_EDITOR_UNIT_ID_KEY)) return;
    const editors = injector.get(IEditorService);
    editors.focus(DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY);
    // The service believes it when the grid goes past it.
    editors.getEditor(DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY)?.focus();
  };
  const editing = injector.get(IEditorBridgeService).visible$.subscribe(({ visible }) => {
    if (!visible) inBar = false;
  });
  addEventListener("pointerdown", onPointerDown, { capture: true });
  grid.addEventListener("focusin", onFocus);
  return () => {
    editing.unsubscribe();
    removeEventListener("pointerdown", onPointerDown, { capture: true });
    grid.removeEventListener("focusin", onFocus);
  };
}
