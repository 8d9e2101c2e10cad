// The manifest to install, made from manifest.xml at the top level. A development build is another add-in for Excel
// (own Id, marked name): the same Id from two places makes all functions of both fail.

/** Where a development server answers, and what manifest.xml is written with. */
export const DEV_BASE_URL = "https://localhost:3000";
const DEV_ID = "d1f0b7a4-4f7e-4e0c-a2e6-5a6d0f7b9c13";

/** The manifest for production at `baseUrl`, or for development where there is none. */
export function installableManifest(source: string, baseUrl: string | undefined): string {
  const text = source.replace(/<!--[\s\S]*?-->\s*/g, "");
  if (baseUrl !== undefined) return text.replaceAll(DEV_BASE_URL, baseUrl);
  return text
    .replace(/<Id>[^<]*<\/Id>/, `<Id>${DEV_ID}</Id>`)
    .replace(/(<DisplayName DefaultValue=")([^"]*)"/, '$1$2 (dev)"')
    .replace(/(<bt:String id="(?:Group\.Label|Pane\.Title)" DefaultValue=")([^"]*)"/g, '$1$2 (dev)"');
}

/** ADDIN_BASE_URL as given: https, without a final slash; undefined asks for a development build. */
export function readBaseUrl(given: string | undefined): string | undefined {
  if (given === undefined || given.trim() === "") return undefined;
  const text = given.trim().replace(/\/+$/, "");
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" || url.search !== "" || url.hash !== "")
    throw new Error(
      `ADDIN_BASE_URL must be an https address such as https://jeton.example/addin, not "${given}"`,
    );
  return text;
}
