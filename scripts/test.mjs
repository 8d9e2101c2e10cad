// `npm test`: everything that is checked, in stages with their seconds. Programs that are missing are installed on
// Debian; elsewhere the stage that needs them is left out and named. With CI=true nothing may be left out.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { obtainTools } from "./tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const isCi = process.env.CI === "true";
const seconds = [];
const left = [];
let passed = 0;
let failed = 0;

const missing = timed("programs", () => obtainTools());
if (missing.length > 0) {
  const names = missing.map(({ name, packages }) => `${name} (Debian: ${packages.join(", ")})`).join("; ");
  console.log(`missing: ${names}`);
  if (isCi) finish("programs are missing and CI may leave nothing out");
}
run("types and lint", "node", ["scripts/check.mjs"]);
run("build", "npm", ["run", "-s", "build"]);
vitest("unit");
if (missing.length === 0) vitest("end-to-end");
else left.push("end-to-end");
finish();

function vitest(project) {
  const report = `${root}dist/test-${project}.json`;
  mkdirSync(`${root}dist`, { recursive: true });
  rmSync(report, { force: true });
  const args = [
    "vitest",
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const status = timed(project, () => start("npx", args));
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report);
  passed += numPassedTests;
  failed += numFailedTests;
  if (numPendingTests > 0) failed += numPendingTests;
  if (status !== 0 && numFailedTests === 0) failed++;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

function run(name, command, args) {
  if (timed(name, () => start(command, args)) !== 0) finish(`${name} failed`);
}

function start(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status ?? 1;
}

function timed(name, work) {
  const begun = Date.now();
  console.log(`\n== ${name}`);
  const result = work();
  seconds.push([name, (Date.now() - begun) / 1000]);
  return result;
}

function finish(problem) {
  if (problem) {
    console.log(`\n${problem}`);
    failed++;
  }
  console.log(`\nseconds: ${seconds.map(([name, took]) => `${name} ${took.toFixed(1)}`).join(", ")}`);
  if (left.length > 0) console.log(`left out, because programs are missing: ${left.join(", ")}`);
  console.log(`tests: ${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
