import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { SheetHost } from "../host/sheet-host.js";
import { Pane } from "./pane.js";

/** Shows the task pane in an element, driving the given spreadsheet; returns what takes it away again. */
export async function mountPane(element: HTMLElement, host: SheetHost): Promise<() => void> {
  const locale = await host.locale();
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <Pane host={host} locale={locale} />
    </StrictMode>,
  );
  return () => root.unmount();
}
