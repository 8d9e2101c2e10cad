import { definitions, type FunctionDefinition, type Lang } from "../../core/index.js";
import { buildMetadata } from "../functions/metadata.js";
import { DEV_BASE_URL, installableManifest } from "./manifest.js";
import { referenceIndex, referencePage } from "./reference-page.js";

/** The files beside the scripts that the build writes from the registry and the manifest, by path. */
export function artefacts(manifest: string, baseUrl: string | undefined): Readonly<Record<string, string>> {
  const files: Record<string, string> = { "manifest.xml": installableManifest(manifest, baseUrl) };
  for (const lang of ["en", "fr"] as const) {
    const metadata = buildMetadata(definitions, lang, (definition) => helpUrl(baseUrl, definition, lang));
    files[lang === "en" ? "functions.json" : "functions.fr.json"] = JSON.stringify(metadata);
    files[`reference/${lang}/index.html`] = referenceIndex(definitions, lang);
    for (const definition of definitions)
      files[`reference/${lang}/${definition.name}.html`] = referencePage(definition, lang);
  }
  return files;
}

function helpUrl(baseUrl = DEV_BASE_URL, { name }: FunctionDefinition, lang: Lang): string {
  return `${baseUrl}/reference/${lang}/${name}.html`;
}

export { readBaseUrl } from "./manifest.js";
