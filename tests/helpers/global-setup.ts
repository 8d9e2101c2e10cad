import { execFileSync } from "node:child_process";

/** The generated lists must be there before any test imports them. */
export function setup(): void {
  execFileSync(process.execPath, ["scripts/generate.mjs"], { stdio: "inherit" });
}
