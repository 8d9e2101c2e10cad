import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { SheetHost } from "../host/sheet-host.js";
import { Pane } from "./pane.js";
import type { TabId } from "./tab-request.js";

const ALL_TABS: readonly TabId[] = ["functions", "ask", "plan", "check", "catalogue"];

export interface MountedPane {
  /** Shows the pane for another host or in its other language; what was typed and opened stays. */
  readonly show: (host: SheetHost) => Promise<void>;
}

/**
 * Shows the task pane in an element, driving the given spreadsheet. A page that has a chat of its own leaves the tab for
 * questions out.
 */
export async function mountPane(
  element: HTMLElement,
  host: SheetHost,
  tabs: readonly TabId[] = ALL_TABS,
): Promise<MountedPane> {
  const root = createRoot(element);
  const show = async (shown: SheetHost) => {
    const locale = await shown.locale();
    root.render(
      <StrictMode>
        <Pane host={shown} locale={locale} tabs={tabs} />
      </StrictMode>,
    );
  };
  await show(host);
  return { show };
}
