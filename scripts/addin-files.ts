// The files of the add-in that are text made from data: its manifest, the functions' metadata and the help pages.
import { DEV_BASE_URL, installableManifest, readBaseUrl } from "../addin/build/manifest.js";
import { buildMetadata } from "../addin/functions/metadata.js";
import { definitions } from "../core/index.js";
import { indexHtml, pageHtml } from "./docs/html.js";
import { pageOf, slugOf } from "./docs/page.js";

/** What the build adds to the scripts, by path. Without a base URL it is a development build. */
export function addinFiles(manifest: string, given: string | undefined): Readonly<Record<string, string>> {
  const baseUrl = readBaseUrl(given);
  const files: Record<string, string> = { "manifest.xml": installableManifest(manifest, baseUrl) };
  for (const lang of ["en", "fr"] as const) {
    const folder = `reference/${lang}`;
    const metadata = buildMetadata(
      definitions,
      lang,
      ({ name }) => `${baseUrl ?? DEV_BASE_URL}/${folder}/${slugOf(name)}.html`,
    );
    files[lang === "en" ? "functions.json" : "functions.fr.json"] = JSON.stringify(metadata);
    files[`${folder}/index.html`] = indexHtml(lang);
    for (const definition of definitions)
      files[`${folder}/${slugOf(definition.name)}.html`] = pageHtml(pageOf(definition, lang), lang);
  }
  return files;
}
