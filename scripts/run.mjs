// Runs a TypeScript entry of this project: `node scripts/run.mjs scripts/accuracy.ts args...`. The bundle is kept in
// dist/run and made anew when a source is newer, so a second start costs next to nothing.
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error("usage: node scripts/run.mjs <entry.ts> [arguments]");
  process.exit(2);
}
const file = await bundle(entry);
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(file).href);
