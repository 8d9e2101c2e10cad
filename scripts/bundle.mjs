import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles a Node entry into dist/run, unless the bundle there is newer than every file that went into it. Packages stay
 * outside; our own sources become one file, because loading hundreds of small ones would cost more than the work.
 */
export async function bundle(entry) {
  const name = entry
    .replace(/^\.\//, "")
    .replaceAll("/", "-")
    .replace(/\.tsx?$/, "");
  const outfile = join(root, "dist/run", `${name}.mjs`);
  const metafile = `${outfile}.json`;
  if (isFresh(outfile, metafile)) return outfile;
  execFileSync(process.execPath, [join(root, "scripts/generate.mjs")]);
  const { build } = await import("esbuild");
  const { metafile: inputs } = await build({
    absWorkingDir: root,
    entryPoints: [resolve(root, entry)],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    metafile: true,
    logLevel: "error",
  });
  recordInputs(metafile, Object.keys(inputs.inputs));
  return outfile;
}

/** Notes what a bundle was made of, for `isFresh`. */
export function recordInputs(metafile, inputs) {
  writeFileSync(metafile, JSON.stringify({ inputs, functions: functionFiles() }));
}

/** Whether a bundle is newer than everything that went into it. */
export function isFresh(outfile, metafile) {
  if (!existsSync(outfile) || !existsSync(metafile)) return false;
  const built = statSync(outfile).mtimeMs;
  const { inputs, functions } = JSON.parse(readFileSync(metafile, "utf8"));
  const stale = (file) => !existsSync(join(root, file)) || statSync(join(root, file)).mtimeMs > built;
  // A new function file is no input yet: the list of them is compared as well.
  return functions === functionFiles() && !inputs.some(stale);
}

function functionFiles() {
  return readdirSync(join(root, "core/functions"), { recursive: true })
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .join();
}
