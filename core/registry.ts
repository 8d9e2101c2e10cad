import type { FunctionDefinition } from "./define.js";
import { definitions } from "./registry.gen.js";
import { nearest } from "./text/nearest.js";

const byName = new Map(definitions.map((definition) => [definition.name, definition]));

/** Every function, in the order of families and, inside one, of names. */
export { definitions };

/** A function by its name, any case. */
export function findFunction(name: string): FunctionDefinition | undefined {
  return byName.get(name.trim().toUpperCase());
}

/** The functions whose names are nearest to what was typed, best first. */
export function nearestFunctions(name: string, most = 3): readonly string[] {
  return nearest(name.trim().toUpperCase().slice(0, 64), [...byName.keys()], most);
}
