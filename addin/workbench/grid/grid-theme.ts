import { defaultTheme, type Theme } from "@univerjs/themes";
import { accent } from "../../accent.js";

/** The grid's own theme with our accent where it has a blue one: selection, active tab, links. */
export const gridTheme: Theme = {
  ...defaultTheme,
  primary: {
    50: "#f0f9f8",
    100: accent.input,
    200: "#c3e4df",
    300: "#94cfc7",
    400: "#3fa99d",
    500: "#178a80",
    600: accent.light,
    700: "#0c625b",
    800: "#0a4f4a",
    900: "#083f3b",
  },
};
