import { type Lang, langOf } from "../../../core/index.js";

/** What the address says; nothing is stored anywhere else. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: "light" | "dark";
}

/** Reads `?lang=fr&theme=dark`; without them the browser's own language and theme hold. */
export function readSettings(
  search: string,
  browser: { readonly language: string; readonly dark: boolean },
): Settings {
  const params = new URLSearchParams(search);
  const theme = params.get("theme");
  return {
    lang: langOf(params.get("lang") ?? browser.language),
    theme: theme === "dark" || theme === "light" ? theme : browser.dark ? "dark" : "light",
  };
}

/** The address of the same page with another setting. */
export function withSetting(search: string, name: "lang" | "theme", value: string): string {
  const params = new URLSearchParams(search);
  params.set(name, value);
  return `?${params}`;
}
