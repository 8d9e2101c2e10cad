import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The worker as one JavaScript file, made and kept like every other entry of this project. */
export async function workerFile(): Promise<string> {
  const script = pathToFileURL(join(projectRoot(), "scripts/bundle.mjs")).href;
  const { bundle } = (await import(script)) as { bundle: (entry: string) => Promise<string> };
  return bundle("bot/charts/worker.ts");
}

/** The folder with package.json, wherever this module runs from: its source or a bundle in dist/. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}
