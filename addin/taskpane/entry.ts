import { excelHost } from "../host/excel.js";

// The page of the shared runtime. The functions are registered by now; what follows may take its time.

declare const Jeton: { readonly setLanguage: typeof import("../functions/speech.js").setLanguage };

Office.onReady(async () => {
  const host = excelHost();
  const { lang, style } = await host.locale();
  Jeton.setLanguage(lang, style);
  document.documentElement.lang = lang;
  const element = document.getElementById("pane");
  if (element === null) return;
  const { mountPane } = await import(/* webpackChunkName: "pane" */ "./mount.js");
  await mountPane(element, host);
});
