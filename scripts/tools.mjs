// The programs beside Node that the whole test suite needs, and how to get them on Debian.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const tools = [
  { name: "Chromium", command: process.env.CHROMIUM ?? "/usr/bin/chromium", packages: ["chromium"] },
  { name: "LibreOffice Calc", command: "soffice", packages: ["libreoffice-calc"] },
  { name: "pdftoppm", command: "pdftoppm", packages: ["poppler-utils"] },
  { name: "xmllint", command: "xmllint", packages: ["libxml2-utils"] },
  { name: "nginx", command: "nginx", packages: ["nginx-light"] },
];

/** Whether the program can be started. */
export function isInstalled({ command }) {
  if (command.startsWith("/")) return existsSync(command);
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}

/** Installs what is missing where that is possible (root on Debian); returns what is still missing. */
export function obtainTools() {
  const missing = tools.filter((tool) => !isInstalled(tool));
  const isDebian = existsSync("/etc/debian_version");
  if (missing.length === 0 || !isDebian || process.getuid?.() !== 0) return missing;
  const packages = missing.flatMap((tool) => tool.packages);
  console.log(`installing ${packages.join(", ")}`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  return missing.filter((tool) => !isInstalled(tool));
}
