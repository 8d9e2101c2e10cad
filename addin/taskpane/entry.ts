import type { Text } from "../../core/index.js";
import { langOf } from "../../core/index.js";
import { excelHost } from "../host/excel.js";
import { texts } from "./texts.js";

// The page of the shared runtime. The functions are registered by now; what follows may take its time.

declare const Jeton: { readonly setLanguage: typeof import("../functions/speech.js").setLanguage };

Office.onReady(async ({ host }) => {
  const lang = langOf(Office.context?.displayLanguage ?? navigator.language);
  document.documentElement.lang = lang;
  if (host !== Office.HostType.Excel) return notice(texts.notExcel);
  // Some versions deny what they can do, so this is a notice and no refusal.
  if (!Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.3")) notice(texts.tooOld);
  const excel = excelHost();
  const locale = await excel.locale();
  Jeton.setLanguage(locale.lang, locale.style);
  const { mountPane } = await import(/* webpackChunkName: "pane" */ "./mount.js");
  await mountPane(element("pane"), excel);

  function notice(text: Text): void {
    element("notice").textContent = text[lang];
  }
});

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no element "${id}"`);
  return found;
}
