/** The one accent colour and what goes with it, for the pane, the sheets and the page without Excel. */
export const accent = {
  /** On white, 5.5 : 1. */
  light: "#0f766e",
  /** On near-black. */
  dark: "#5eead4",
  /** Behind a cell to be filled in. */
  input: "#e6f4f1",
  /** Notes and hints, on white. */
  quiet: "#5c6670",
} as const;
