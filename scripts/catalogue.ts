// npm run catalogue -- check [--today YYYY-MM-DD] | add FILE [--confirm]
import { readFileSync } from "node:fs";
import { priceWarnings } from "../core/catalogue/find-price.js";
import type { CatalogueData } from "../core/catalogue/schema.js";
import { addRows } from "./catalogue/add.js";
import { checkCatalogue } from "./catalogue/checks.js";
import { dataFolder, readCatalogue, TABLES } from "./catalogue/files.js";

const [command, ...rest] = process.argv.slice(2);
const flag = (name: string) => rest.includes(name);
const value = (name: string) => (flag(name) ? rest[rest.indexOf(name) + 1] : undefined);

if (command === "check") process.exitCode = check(value("--today") ?? new Date().toISOString().slice(0, 10));
else if (command === "add" && rest[0]) process.exitCode = add(rest[0], flag("--confirm"));
else {
  console.error(
    "usage: npm run catalogue -- check [--today YYYY-MM-DD]\n       npm run catalogue -- add FILE [--confirm]",
  );
  process.exitCode = 2;
}

function check(today: string): number {
  const { data, problems } = readCatalogue(dataFolder());
  const all = [
    ...problems,
    ...checkCatalogue(data).map(({ table, id, problem }) => `${table} ${id}: ${problem}`),
  ];
  for (const problem of all) console.log(problem);
  const counts = TABLES.map((table) => `${table} ${data[table].length}`).join(", ");
  console.log(`${counts}. ${all.length} problem(s).`);
  console.log(
    `${stalePrices(data, today)} of ${data["api-prices"].length} API prices are stale on ${today} or of low confidence.`,
  );
  return all.length === 0 ? 0 : 1;
}

function stalePrices(data: CatalogueData, today: string): number {
  return data["api-prices"].filter(
    ({ as_of: asOf, last_seen: lastSeen, confidence }) =>
      priceWarnings({ asOf, lastSeen, confidence }, today).length > 0,
  ).length;
}

function add(path: string, confirm: boolean): number {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    console.error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  const { added, updated, refused } = addRows(dataFolder(), input, confirm);
  for (const problem of refused) console.error(`refused: ${problem}`);
  if (refused.length > 0) return 1;
  console.log(
    `added ${added.length} (${added.join(", ")}), updated ${updated.length} (${updated.join(", ")})`,
  );
  console.log("Run `npm run generate` to take them into the bundle.");
  return 0;
}
