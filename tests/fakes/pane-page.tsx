import { mountPane } from "../../addin/taskpane/mount.js";
import { fakeHost } from "./fake-host.js";

// A page with the pane and a spreadsheet that only remembers; the language and the rest stand in the address.
const query = new URLSearchParams(location.search);
const lang = query.get("lang") === "fr" ? "fr" : "en";
const style = query.get("style") === "fr" ? "fr" : query.get("style") === "en" ? "en" : lang;
const refusal = query.get("refusal");

const host = fakeHost({
  locale: { lang, style },
  ...(refusal === null ? {} : { refusal }),
  cells: [
    { sheet: "Plan", row: 3, column: 1, formula: "", value: "" },
    { sheet: "Plan", row: 0, column: 0, formula: "", value: 70 },
    { sheet: "Plan", row: 0, column: 1, formula: "", value: 2 },
    { sheet: "Plan", row: 4, column: 0, formula: "=TOKENS_PER_SEC(A1, B1, 3350)", value: 23.928571428571427 },
    {
      sheet: "Plan",
      row: 5,
      column: 0,
      formula: "=[2]!_xldudf_TOKENS_PER_SEC(A1, B1, 3350)",
      value: "#NAME?",
    },
    {
      sheet: "Plan",
      row: 6,
      column: 0,
      formula: '=_xldudf_MODEL_SIZE_GB(A1, B1)&"_xldudf_MODEL_SIZE_GB("',
      value: "#NAME?",
    },
  ],
});
document.documentElement.lang = lang;
Object.assign(window, { host });
await mountPane(document.getElementById("pane") as HTMLElement, host);
document.body.dataset.ready = "";
