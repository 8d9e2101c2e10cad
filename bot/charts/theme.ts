import type { Config } from "vega-lite";
import type { Lang } from "../../core/index.js";

/** How numbers are written on axes and labels. French groups by a narrow no-break space and has a decimal comma. */
export function numberLocale(lang: Lang) {
  return lang === "fr"
    ? { decimal: ",", thousands: "\u202f", grouping: [3], currency: ["", "\u00a0USD"] as [string, string] }
    : { decimal: ".", thousands: ",", grouping: [3], currency: ["USD\u00a0", ""] as [string, string] };
}

const FONT = "DejaVu Sans";
const INK = "#1f2933";
const FAINT = "#d9dee3";

/** One look for every chart: one accent colour, the system's quiet greys, numbers in the language on every axis. */
export function theme(lang: Lang): Config {
  return {
    font: FONT,
    locale: { number: numberLocale(lang) },
    title: { fontSize: 15, fontWeight: "bold", color: INK, anchor: "start", offset: 12 },
    axis: {
      labelFontSize: 12,
      titleFontSize: 12,
      titleFontWeight: "normal",
      labelColor: INK,
      titleColor: INK,
      gridColor: FAINT,
      domainColor: FAINT,
      tickColor: FAINT,
      titlePadding: 8,
    },
    // Without a format of its own, a logarithmic axis would write 1k, which no French reader does.
    axisQuantitative: { format: ",~r", labelOverlap: true },
    axisXDiscrete: { labelAngle: 0 },
    mark: { color: "#2f6f5e" },
    legend: {
      labelFontSize: 12,
      titleFontSize: 12,
      titleFontWeight: "normal",
      labelColor: INK,
      orient: "bottom",
    },
    line: { strokeWidth: 2.5 },
    point: { size: 45, filled: true },
    range: { category: ["#2f6f5e", "#b3541e", "#3b6ea5", "#8a6d3b", "#7a4f8f", "#5b6670"] },
    view: {
      stroke: "transparent",
      continuousWidth: 560,
      continuousHeight: 300,
      discreteHeight: { step: 36 },
      discreteWidth: 560,
    },
  };
}
