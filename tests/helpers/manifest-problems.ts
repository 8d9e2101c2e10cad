/** What the schemas of a manifest cannot see. `sizeOf` gives the pixel size of an icon by its file name. */
export function manifestProblems(
  xml: string,
  sizeOf: (file: string) => number | undefined,
): readonly string[] {
  const text = xml.replace(/<!--[\s\S]*?-->/g, "");
  return [
    ...resources(text),
    ...addresses(text),
    ...icons(text, sizeOf),
    ...sharedRuntime(text),
    ...forbidden(text),
    ...locales(text),
  ];
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

function resources(text: string): readonly string[] {
  const defined = all(text, /<bt:(?:Image|Url|String) id="([^"]*)"/g);
  const used = new Set(all(text, /resid="([^"]*)"/g));
  return [
    ...defined.filter((id, i) => defined.indexOf(id) !== i).map((id) => `resource ${id} is defined twice`),
    ...[...used].filter((id) => !defined.includes(id)).map((id) => `resource ${id} is not defined`),
    ...defined.filter((id) => !used.has(id)).map((id) => `resource ${id} is never used`),
    ...defined.filter((id) => id.length > 32).map((id) => `resource ${id} is longer than 32 characters`),
  ];
}

function addresses(text: string): readonly string[] {
  const values = all(text, /(?:DefaultValue|Value)="([a-z]+:\/\/[^"]*)"/g);
  return [
    ...values.filter((url) => !url.startsWith("https://")).map((url) => `${url} is not https`),
    ...values.filter((url) => /localhost|127\.0\.0\.1/.test(url)).map((url) => `${url} is on localhost`),
  ];
}

function icons(text: string, sizeOf: (file: string) => number | undefined): readonly string[] {
  const urls = new Map(
    [...text.matchAll(/<bt:Image id="([^"]*)" DefaultValue="([^"]*)"/g)].map(([, id, url]) => [
      id,
      url ?? "",
    ]),
  );
  const wanted: (readonly [number, string])[] = [
    ...[...text.matchAll(/<bt:Image size="(\d+)" resid="([^"]*)"/g)].map(
      ([, size, id]) => [Number(size), urls.get(id) ?? ""] as const,
    ),
    ...all(text, /<IconUrl DefaultValue="([^"]*)"/g).map((url) => [32, url] as const),
    ...all(text, /<HighResolutionIconUrl DefaultValue="([^"]*)"/g).map((url) => [64, url] as const),
  ];
  const groups = text.match(/<Icon>[\s\S]*?<\/Icon>/g) ?? [];
  return [
    ...wanted
      .filter(([size, url]) => sizeOf(url.split("/").at(-1) ?? "") !== size)
      .map(([size, url]) => `${url} is not an image of ${size} pixels`),
    ...groups
      .filter((group) => ![16, 32, 80].every((size) => group.includes(`size="${size}"`)))
      .map(() => "an icon lacks one of the sizes 16, 32 and 80"),
  ];
}

function sharedRuntime(text: string): readonly string[] {
  const resid = (pattern: RegExp) => text.match(pattern)?.[1];
  const runtime = resid(/<Runtime resid="([^"]*)"/);
  const page = resid(/<Page>\s*<SourceLocation resid="([^"]*)"/);
  const commands = resid(/<FunctionFile resid="([^"]*)"/);
  return runtime !== undefined && page === runtime && commands === runtime
    ? []
    : ["page, commands and runtime are not the same resource"];
}

function forbidden(text: string): readonly string[] {
  return [
    ...(/<Namespace|Namespace/.test(text) ? ["a namespace would be part of every formula"] : []),
    ...(/EquivalentAddin/.test(text) ? ["an equivalent add-in changes the saved formulas"] : []),
  ];
}

/** Every localised text must speak to all French regions alike. */
function locales(text: string): readonly string[] {
  const wanted = ["fr-BE", "fr-CA", "fr-CH", "fr-FR"];
  const blocks = text.match(/(?:<(?:bt:)?Override [^>]*\/>\s*)+/g) ?? [];
  return blocks
    .map((block) => all(block, /Locale="([^"]*)"/g).sort())
    .filter((found) => found.join() !== wanted.join())
    .map((found) => `overrides for ${found.join(", ")} only`);
}
