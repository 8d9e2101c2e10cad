import { isDeepStrictEqual } from "node:util";
import type { SlashCommand } from "./definitions.js";

/** A command as Discord lists it, with fields of its own. */
export type Registered = Readonly<Record<string, unknown>> & { readonly name: string };

export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** What a deployment would change. Discord fills in defaults and ids; only the fields that we send are compared. */
export function difference(
  wanted: readonly SlashCommand[],
  registered: readonly Registered[],
  scope: "global" | "guild",
): Difference {
  const there = new Map(registered.map((command) => [command.name, command]));
  const names = new Set(wanted.map(({ name }) => name));
  return {
    added: wanted.filter(({ name }) => !there.has(name)).map(({ name }) => name),
    changed: wanted
      .filter((command) => {
        const old = there.get(command.name);
        return old !== undefined && !isDeepStrictEqual(comparable(forScope(command, scope)), comparable(old));
      })
      .map(({ name }) => name),
    removed: registered.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}

/** Contexts and integration types exist for global commands alone. */
export function forScope(command: SlashCommand, scope: "global" | "guild"): Partial<SlashCommand> {
  if (scope === "global") return command;
  const { contexts: _contexts, integration_types: _types, ...rest } = command;
  return rest;
}

const COMPARED = [
  "type",
  "name",
  "name_localizations",
  "description",
  "description_localizations",
  "integration_types",
  "contexts",
  "options",
  "required",
  "autocomplete",
  "choices",
  "value",
  "min_value",
  "max_value",
  "max_length",
] as const;

/** The compared fields without what means “not set”: null, false, empty lists. */
function comparable(command: object): unknown {
  if (Array.isArray(command)) return command.map(comparable);
  const entries = Object.entries(command)
    .filter(([key, value]) => (COMPARED as readonly string[]).includes(key) && !isUnset(value))
    .map(([key, value]) => {
      if (key === "contexts" || key === "integration_types")
        return [key, [...(value as number[])].sort()] as const;
      return [key, key === "options" || key === "choices" ? comparable(value as object) : value] as const;
    });
  return Object.fromEntries(entries);
}

function isUnset(value: unknown): boolean {
  return (
    value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
  );
}
