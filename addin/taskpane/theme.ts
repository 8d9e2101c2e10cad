import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { SheetHost } from "../host/sheet-host.js";

// Sixteen shades around the accent, dark to light; 80 is the accent itself.
const brand: BrandVariants = {
  10: "#021a18",
  20: "#052724",
  30: "#073530",
  40: "#09443e",
  50: "#0a524b",
  60: "#0c5f57",
  70: "#0e6b63",
  80: "#0f766e",
  90: "#15867d",
  100: "#1c978d",
  110: "#27a99e",
  120: "#3bbcb0",
  130: "#5acfc3",
  140: "#7fe0d6",
  150: "#a9eee6",
  160: "#d5f8f4",
};

const font = {
  fontFamilyBase: "system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
};

const light: Theme = { ...createLightTheme(brand), ...font };
// On a dark ground the middle shades are too dim for text.
const dark: Theme = {
  ...createDarkTheme(brand),
  ...font,
  colorBrandForeground1: brand[130],
  colorBrandForeground2: brand[140],
  colorCompoundBrandForeground1: brand[130],
  colorCompoundBrandStroke: brand[130],
  colorBrandForegroundLink: brand[130],
};

const prefersDark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The host's theme or, where it has none, the browser's; high contrast is left to the browser's forced colours. */
export function useTheme(host: SheetHost): Theme {
  const [browserDark, setBrowserDark] = useState(() => prefersDark().matches);
  useEffect(() => {
    const query = prefersDark();
    const follow = () => setBrowserDark(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  const wanted = host.theme() ?? (browserDark ? "dark" : "light");
  return wanted === "dark" ? dark : light;
}
