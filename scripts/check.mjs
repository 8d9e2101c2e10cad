// Types, format and lint: `npm run check`. (The rules of the architecture are tests.)
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const steps = [
  ["node", "scripts/generate.mjs"],
  ["npx", "tsc", "-b"],
  ["npx", "biome", "ci"],
];
for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
