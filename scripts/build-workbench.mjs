import { execFileSync } from "node:child_process";
import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isFresh, recordInputs } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "dist/workbench");
const INPUTS = "inputs.json";
const page = "addin/workbench/index.html";

/**
 * Builds the page without Excel into dist/workbench, unless what is there is newer than its sources. Bundled with
 * esbuild and not with webpack, which needs more than a minute for the grid; returns the folder. `onStart` is called
 * when there is something to build.
 */
export async function buildWorkbench(onStart = () => {}) {
  if (isFresh(join(folder, "main.js"), join(folder, INPUTS))) return folder;
  onStart();
  execFileSync(process.execPath, [join(root, "scripts/generate.mjs")]);
  const { build } = await import("esbuild");
  // Built beside and then moved, so that a server started meanwhile never sees half a page.
  const fresh = `${folder}.${process.pid}`;
  const { metafile: made } = await build({
    absWorkingDir: root,
    entryPoints: { main: "addin/workbench/main.tsx" },
    outdir: fresh,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    charset: "utf8",
    minify: true,
    chunkNames: "parts/[name]-[hash]",
    assetNames: "parts/[name]-[hash]",
    loader: { ".svg": "file", ".woff2": "file" },
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "linked",
    metafile: true,
    logLevel: "error",
  });
  cpSync(join(root, page), join(fresh, "index.html"));
  // The writer of workbooks looks for it beside its own script.
  cpSync(
    join(root, "node_modules/wasm-xlsxwriter/web/wasm_xlsxwriter_bg.wasm"),
    join(fresh, "parts/wasm_xlsxwriter_bg.wasm"),
  );
  recordInputs(join(fresh, INPUTS), [page, "package-lock.json", ...Object.keys(made.inputs)]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return folder;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(await buildWorkbench());
