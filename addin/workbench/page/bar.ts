import type { Settings } from "./settings.js";
import { withSetting } from "./settings.js";
import { texts } from "./texts.js";

/**
 * The line at the top: the name, the two languages, the theme, and the switch of the side panel. Languages and theme are
 * links, to be copied or opened in another tab; a plain click changes the page in place.
 */
export function drawBar(
  bar: HTMLElement,
  { lang, theme }: Settings,
  change: (name: "lang" | "theme", value: string) => void,
): void {
  const inPlace = (link: HTMLAnchorElement, name: "lang" | "theme", value: string) => {
    link.href = withSetting(location.search, name, value);
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      change(name, value);
    });
  };
  const name = document.createElement("strong");
  name.textContent = "Jeton";

  const languages = document.createElement("nav");
  languages.setAttribute("aria-label", texts.language[lang]);
  for (const [code, label] of [
    ["en", "English"],
    ["fr", "Français"],
  ] as const) {
    const link = document.createElement("a");
    inPlace(link, "lang", code);
    link.textContent = label;
    link.lang = code;
    link.hreflang = code;
    if (code === lang) link.setAttribute("aria-current", "true");
    languages.append(link);
  }

  const other = theme === "dark" ? "light" : "dark";
  const themeLink = document.createElement("a");
  inPlace(themeLink, "theme", other);
  themeLink.textContent = texts[other][lang];

  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.setAttribute("aria-controls", "side");
  const show = (open: boolean) => {
    document.body.dataset.side = open ? "open" : "closed";
    toggle.textContent = texts[open ? "hide" : "show"][lang];
    toggle.setAttribute("aria-expanded", String(open));
    // The grid measures its canvas when the window changes size.
    dispatchEvent(new Event("resize"));
  };
  toggle.addEventListener("click", () => show(document.body.dataset.side !== "open"));
  const open = document.body.dataset.side;
  show(open === undefined ? innerWidth >= 900 : open === "open");

  bar.replaceChildren(name, languages, themeLink, toggle);
}
