import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { SheetHost } from "../host/sheet-host.js";
import { Pane } from "./pane.js";
import type { TabId } from "./tab-request.js";

const ALL_TABS: readonly TabId[] = ["functions", "ask", "plan", "check", "catalogue"];

/**
 * Shows the task pane in an element, driving the given spreadsheet; returns what takes it away again. A page that
 * has a chat of its own leaves the tab for questions out.
 */
export async function mountPane(
  element: HTMLElement,
  host: SheetHost,
  tabs: readonly TabId[] = ALL_TABS,
): Promise<() => void> {
  const locale = await host.locale();
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <Pane host={host} locale={locale} tabs={tabs} />
    </StrictMode>,
  );
  return () => root.unmount();
}
