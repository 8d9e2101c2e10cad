import fs from "node:fs";
import type { FactsByName } from "../../core/estimator/raw-scenario.js";
import { readScenario } from "../../core/estimator/raw-scenario.js";
import type { ScenarioInput } from "../../core/estimator/scenario.js";
import { parseCsv } from "./csv.js";
import { scenarioFromCsv } from "./scenario-from-csv.js";

/** A published measurement and the scenario it was made in. */
export interface Measured {
  readonly id: string;
  readonly source: string;
  readonly hardware: string;
  readonly model: string;
  readonly family: string;
  readonly engine: string;
  readonly regime: string;
  readonly value: number;
  readonly input: ScenarioInput;
}

export interface Reading {
  readonly rows: readonly Measured[];
  /** Rows that were left out, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
}

/**
 * Joins measured values (CSV) with scenarios (JSON lines) by id; rows without one are
 * read from their own columns. A file of facts ({models, hardware} by name) wins over
 * the names of the catalogue, and facts inside a scenario win over both.
 */
export function readMeasured(files: readonly string[], names: FactsByName): Reading {
  const values = new Map<string, Record<string, string>>();
  const scenarios: Record<string, unknown>[] = [];
  let lookup = names;
  for (const file of files) {
    const text = fs.readFileSync(file, "utf8");
    if (file.endsWith(".csv")) for (const row of parseCsv(text)) values.set(row.id ?? "", row);
    else if (file.endsWith(".jsonl")) scenarios.push(...parseJsonLines(text));
    else lookup = factsFrom(JSON.parse(text), names);
  }
  const described = new Set(scenarios.map((scenario) => scenario.id));
  for (const row of values.values())
    if (!described.has(row.id))
      scenarios.push(row.regime ? { ...unquoted(row), scope: "in" } : scenarioFromCsv(row));
  return join(values, scenarios, lookup);
}

/** A CSV row that carries its own scenario: empty fields were not stated, `true` is true. */
function unquoted(row: Readonly<Record<string, string>>): Record<string, unknown> {
  const stated = Object.entries(row).filter(([, value]) => value !== "");
  return Object.fromEntries(stated.map(([key, value]) => [key, value === "true" ? true : value]));
}

function join(
  values: ReadonlyMap<string, Record<string, string>>,
  scenarios: readonly Record<string, unknown>[],
  names: FactsByName,
): Reading {
  const rows: Measured[] = [];
  const skipped: Record<string, number> = {};
  const skip = (reason: string): void => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  for (const scenario of scenarios) {
    const measured = values.get(String(scenario.id));
    if (!measured) skip("no measured value");
    else if (scenario.scope !== "in") skip(String(scenario.scope));
    else {
      const input = readScenario(scenario, names);
      if ("code" in input) skip(`${input.code} ${input.param ?? ""}: ${String(input.given ?? "")}`);
      else rows.push(measuredRow(measured, scenario, input));
    }
  }
  return { rows, skipped };
}

function measuredRow(
  csv: Record<string, string>,
  scenario: Record<string, unknown>,
  input: ScenarioInput,
): Measured {
  return {
    id: csv.id ?? "",
    source: csv.source_key ?? "",
    hardware: csv.hardware ?? "",
    model: csv.model ?? "",
    family: csv.hw_family ?? "",
    engine: csv.engine ?? "",
    regime: String(scenario.regime),
    value: Number(csv.value),
    input,
  };
}

function parseJsonLines(text: string): Record<string, unknown>[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

interface FactsFile {
  readonly facts?: FactsFile;
  readonly models?: Record<string, ReturnType<FactsByName["model"]>>;
  readonly hardware?: Record<string, ReturnType<FactsByName["hardware"]>>;
}

function factsFrom(file: FactsFile, names: FactsByName): FactsByName {
  const { models = {}, hardware = {} } = file.facts ?? file;
  return {
    model: (name) => models[name] ?? names.model(name),
    hardware: (name) => hardware[name] ?? names.hardware(name),
    quant: names.quant,
  };
}
