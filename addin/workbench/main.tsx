import "@univerjs/preset-sheets-core/lib/index.css";
import "./page/page.css";
import { accent } from "../accent.js";
import { drawBar } from "./page/bar.js";
import { readSettings, type Settings, withSetting } from "./page/settings.js";
import { drawSide } from "./page/side.js";
import { texts } from "./page/texts.js";
import { openWorkbench, type Workbench } from "./workbench.js";

const browser = {
  language: navigator.language,
  dark: matchMedia("(prefers-color-scheme: dark)").matches,
};
const side = drawSide(element("side"));
let workbench: Workbench | undefined;

/** Shows the page in a language and theme; the sheet and the chat stay as they are. */
async function show(settings: Settings): Promise<void> {
  const { lang, theme } = settings;
  document.documentElement.lang = lang;
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.setProperty("--jeton-accent", accent[theme]);
  document.title = texts.title[lang];
  drawBar(element("bar"), settings, (name, value) => {
    history.replaceState(null, "", withSetting(location.search, name, value));
    // One after the other: a grid that is still opening cannot be closed.
    shown = shown.then(() => show(readSettings(location.search, browser)));
  });
  Reflect.deleteProperty(globalThis, "jeton");
  const kept = await workbench?.close();
  workbench = await openWorkbench(element("grid"), settings, kept);
  side(workbench.host, settings);
  // For the tests, and for the curious in the console.
  Object.assign(globalThis, { jeton: { ...workbench.grid, host: workbench.host } });
}

let shown = show(readSettings(location.search, browser));

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}"`);
  return found;
}
