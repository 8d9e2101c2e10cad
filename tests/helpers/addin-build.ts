import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["core", "addin", "scripts/docs", "manifest.xml", "webpack.config.mjs"];

/** The folder of the production build, made anew when a source is newer. */
export function addinBuild(): string {
  const built = statSync("dist/addin/taskpane.html", { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (SOURCES.some((path) => newest(path) > built))
    execFileSync("npm", ["run", "-s", "build"], { stdio: ["ignore", "ignore", "inherit"] });
  return "dist/addin";
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter(
    (file) => !file.includes(".gen."),
  );
  return Math.max(...files.map((file) => statSync(join(path, file)).mtimeMs));
}
