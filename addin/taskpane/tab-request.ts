// A ribbon button asks for a tab of the pane, which may be open already or still be loading. The two are separate
// scripts of one page, so the wish is left on the document and announced by an event.

export type TabId = "functions" | "ask" | "plan" | "check" | "catalogue";

const EVENT = "jeton-tab";

/** Asks the pane to show a tab, now or as soon as it is there. */
export function requestTab(tab: TabId): void {
  document.documentElement.dataset.jetonTab = tab;
  document.dispatchEvent(new Event(EVENT));
}

/** Takes the wish, if there is one. */
export function takeRequestedTab(): TabId | undefined {
  const tab = document.documentElement.dataset.jetonTab as TabId | undefined;
  delete document.documentElement.dataset.jetonTab;
  return tab;
}

/** Calls the listener at each wish; returns what ends it. */
export function onTabRequest(listener: () => void): () => void {
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}
