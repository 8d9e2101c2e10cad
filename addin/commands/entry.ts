import { excelHost } from "../host/excel.js";
import { requestTab } from "../taskpane/tab-request.js";
import { sampleSheet } from "../workbench/sample.js";

// The buttons of the ribbon that do something themselves; they run in the page of the shared runtime.

Office.onReady(() => {
  Office.actions.associate("newPlanningSheet", async (event: Office.AddinCommands.Event) => {
    try {
      const host = excelHost();
      const { lang } = await host.locale();
      await host.insertSheets([sampleSheet(lang)]);
    } finally {
      // Excel keeps the button busy until it is told that the command is over.
      event.completed();
    }
  });
  Office.actions.associate("explainCell", async (event: Office.AddinCommands.Event) => {
    try {
      requestTab("check");
      await Office.addin.showAsTaskpane();
    } finally {
      event.completed();
    }
  });
});
