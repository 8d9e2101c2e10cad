import type { Injector } from "@univerjs/core";
import { IFunctionService } from "@univerjs/engine-formula";
import { createRoot } from "react-dom/client";
import { translateFunctionName } from "../../../../core/formula/translate.js";
import type { Lang } from "../../../../core/index.js";
import { createAssistant } from "./assistant.js";
import { AssistantView } from "./assistant-view.js";
import { createGridEditor } from "./grid-editor.js";
import { catchKeys } from "./keys.js";

/** Sets the assistant beside the grid's field. Returns what takes it away again. */
export function startAssistant(grid: Element, injector: Injector, lang: Lang): () => void {
  const editor = createGridEditor(injector);
  const functions = injector.get(IFunctionService);
  let gridNames: readonly string[] = [];
  const namesOfGrid = () => {
    // The grid describes its functions some time after it has started.
    const known = functions.getDescriptions();
    if (known.size !== gridNames.length)
      gridNames = [...known.keys()].map((name) => translateFunctionName(String(name), lang)).sort();
    return gridNames;
  };
  const assistant = createAssistant(editor, lang, namesOfGrid);
  const element = document.body.appendChild(document.createElement("div"));
  // A press beside the field would end the editing.
  element.addEventListener("pointerdown", (event) => event.stopPropagation());
  element.addEventListener("mousedown", (event) => event.preventDefault());
  const root = createRoot(element);
  root.render(<AssistantView assistant={assistant} place={editor.place} lang={lang} />);
  const release = catchKeys(grid, assistant.press);
  return () => {
    release();
    root.unmount();
    element.remove();
  };
}
