// Writes core/registry.gen.ts: the list of functions, read from the folder so that nobody keeps it by hand; and
// core/catalogue/compact.gen.ts: the facts of the catalogue without their prose.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogueModule } from "./generate-catalogue.mjs";

const core = fileURLToPath(new URL("../core/", import.meta.url));
const families = [...readFileSync(join(core, "families.ts"), "utf8").matchAll(/^ {2}(\w+): \{/gm)].map(
  ([, id]) => id,
);

const files = families.flatMap((family) =>
  list(join(core, "functions", family)).map((file) => ({ family, file })),
);
const symbol = (file) => file.replace(/\.ts$/, "").replaceAll("-", "_").toUpperCase();

const text = `// Written by scripts/generate.mjs from the folder core/functions. Do not edit.
${files.map(({ family, file }) => `import { ${symbol(file)} } from "./functions/${family}/${file.replace(/\.ts$/, ".js")}";`).join("\n")}
import type { FunctionDefinition } from "./define.js";

export const definitions: readonly FunctionDefinition[] = [
${files.map(({ file }) => `  ${symbol(file)},`).join("\n")}
];
`;
writeIfChanged(join(core, "registry.gen.ts"), text);
writeList("commands", "Command", "./define-command.js");
writeList("intents", "Intent", "./define-intent.js");

/** core/answers/<folder>.gen.ts: what the files of one folder export, in the order of their names. */
function writeList(folder, type, from) {
  const names = list(join(core, "answers", folder)).map((file) => file.replace(/\.ts$/, ""));
  const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  writeIfChanged(
    join(core, "answers", `${folder}.gen.ts`),
    `// Written by scripts/generate.mjs from the folder core/answers/${folder}. Do not edit.
${names.map((name) => `import { ${camel(name)} } from "./${folder}/${name}.js";`).join("\n")}
import type { ${type} } from "${from}";

export const ${folder}: readonly ${type}[] = [${names.map(camel).join(", ")}];
`,
  );
}
writeIfChanged(join(core, "catalogue", "compact.gen.ts"), catalogueModule());

function list(folder) {
  return statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".ts"))
        // Without the ending, or "llm-tps-band.ts" would come before "llm-tps.ts".
        .map((file) => file.slice(0, -3))
        .sort()
        .map((name) => `${name}.ts`)
    : [];
}

function writeIfChanged(path, content) {
  if (statSync(path, { throwIfNoEntry: false }) && readFileSync(path, "utf8") === content) return;
  writeFileSync(path, content);
}
