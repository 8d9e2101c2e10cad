let wanted: { readonly within: Element; readonly press: (key: string) => boolean } | undefined;

// Registered when the page loads, before the grid registers its own: of two listeners on the same target the first one
// decides, and the grid would otherwise commit the cell with the Tab that takes a suggestion.
addEventListener(
  "keydown",
  (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing;
    const inside = event.target instanceof Node && wanted?.within.contains(event.target);
    if (!plain || !inside || !wanted?.press(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Offers every plain key pressed within an element to `press` before the grid sees it; returns what ends that. */
export function catchKeys(within: Element, press: (key: string) => boolean): () => void {
  wanted = { within, press };
  return () => {
    wanted = undefined;
  };
}
