import {
  DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY,
  DOCS_NORMAL_EDITOR_UNIT_ID_KEY,
  ICommandService,
  type Injector,
} from "@univerjs/core";
import { DocSelectionManagerService, RichTextEditingMutation } from "@univerjs/docs";
import { type Editor, IEditorService } from "@univerjs/docs-ui";
import { IEditorBridgeService } from "@univerjs/sheets-ui";
import { type Observable, Subject } from "rxjs";
import type { Typing } from "./assistance.js";

const FIELDS = [DOCS_NORMAL_EDITOR_UNIT_ID_KEY, DOCS_FORMULA_BAR_EDITOR_UNIT_ID_KEY];

/** The field in which a cell is being edited, in the cell itself or above the sheet. */
export interface GridEditor {
  /** What stands in it now; undefined when nothing is being edited. */
  readonly read: () => Typing | undefined;
  /** Puts another text in, with the caret set at once, so that the next key already falls behind it. */
  readonly replace: (typing: Typing) => void;
  /** Where it is on the screen. */
  readonly place: () => DOMRect | undefined;
  /** Text, caret or the editing itself may have changed. */
  readonly changed: Observable<unknown>;
}

export function createGridEditor(injector: Injector): GridEditor {
  const bridge = injector.get(IEditorBridgeService);
  const editors = injector.get(IEditorService);
  const focused = () =>
    bridge.isVisible().visible ? (editors.getFocusEditor() as Editor | undefined) : undefined;
  const changed = new Subject<unknown>();
  injector
    .get(ICommandService)
    .onCommandExecuted(({ id }) => id === RichTextEditingMutation.id && changed.next(id));
  injector.get(DocSelectionManagerService).textSelection$.subscribe(changed);
  bridge.visible$.subscribe(changed);
  return {
    changed,
    read() {
      const editor = focused();
      const [range, another] = editor?.getSelectionRanges() ?? [];
      if (!editor || !range?.collapsed || another) return undefined;
      return { text: textOf(editor), caret: range.startOffset };
    },
    replace({ text, caret }) {
      const editor = focused();
      const at = [{ startOffset: caret, endOffset: caret, collapsed: true }];
      editor?.replaceText(text, at);
      // Both fields show the formula; the one without the focus does not follow by itself.
      for (const id of FIELDS)
        if (id !== editor?.getEditorId()) editors.getEditor(id)?.replaceText(text, false);
      // The command sets the caret a moment later, which is too late for a fast typist.
      editor?.setSelectionRanges(at);
    },
    place: () => focused()?.getBoundingClientRect(),
  };
}

function textOf(editor: Editor): string {
  return (editor.getDocumentData().body?.dataStream ?? "").replace(/\r\n$/, "");
}
