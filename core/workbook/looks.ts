import type { Condition } from "./model.js";

/** Colours of conditional fills, and of the text on them. */
export const LOOKS: Readonly<Record<Condition["look"], { readonly font: string; readonly fill: string }>> = {
  good: { font: "#14532D", fill: "#DCFCE7" },
  bad: { font: "#7F1D1D", fill: "#FEE2E2" },
  warning: { font: "#713F12", fill: "#FEF9C3" },
};
