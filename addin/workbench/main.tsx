import "@univerjs/preset-sheets-core/lib/index.css";
import "./page/page.css";
import { accent } from "../accent.js";
import { createGridHost } from "../host/grid.js";
import { localiseDisplay } from "./grid/display.js";
import { keepFormulaBarFocused } from "./grid/formula-bar.js";
import { typeInFrench } from "./grid/french-typing.js";
import { explainOnHover } from "./grid/hover.js";
import { addMessageLine } from "./grid/message-line.js";
import { startGrid } from "./grid/start-grid.js";
import { startAssistant } from "./grid/typing/start-assistant.js";
import { drawBar } from "./page/bar.js";
import { readSettings } from "./page/settings.js";
import { drawSide } from "./page/side.js";
import { texts } from "./page/texts.js";
import { sampleSheet } from "./sample.js";

const settings = readSettings(location.search, {
  language: navigator.language,
  dark: matchMedia("(prefers-color-scheme: dark)").matches,
});
const { lang, theme } = settings;
document.documentElement.lang = lang;
document.documentElement.dataset.theme = theme;
document.documentElement.style.setProperty("--jeton-accent", accent[theme]);
document.title = texts.title[lang];

const grid = await startGrid(element("grid"), [sampleSheet(lang)], settings);
localiseDisplay(grid.injector, lang);
if (lang === "fr") typeInFrench(grid.injector);
addMessageLine(grid.injector, lang);
keepFormulaBarFocused(element("grid"), grid.injector);
startAssistant(element("grid"), grid.injector, lang);
explainOnHover(grid.injector, lang);

const host = createGridHost(grid, settings);
drawBar(element("bar"), settings);
drawSide(element("side"), host, settings);

// For the tests, and for the curious in the console.
Object.assign(globalThis, { jeton: { ...grid, host } });

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}"`);
  return found;
}
