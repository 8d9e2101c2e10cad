import { fail } from "../../failure.js";
import { type CountedField, RANGES } from "./ranges.js";

/** A configuration as JSON gives it. */
export type RawConfig = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is RawConfig {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads one configuration: model families name the same thing differently, so every field has its other names. */
export interface Fields {
  /** A whole number above 0, or undefined where the field is missing, null or 0. */
  readonly count: (...names: readonly CountedField[]) => number | undefined;
  /** The same; fails with the field's name where it is missing. */
  readonly need: (...names: readonly CountedField[]) => number;
  readonly flag: (name: string) => boolean | undefined;
  readonly text: (...names: readonly string[]) => string;
  readonly list: (name: string) => readonly unknown[] | undefined;
  readonly record: (name: string) => RawConfig | undefined;
}

/** What stands there instead of a number, without its contents: a file may nest deeper than can be written out. */
function shape(value: unknown): string {
  if (Array.isArray(value)) return "[…]";
  return isRecord(value) ? "{…}" : String(value);
}

export function fieldsOf(config: RawConfig): Fields {
  const present = <Name extends string>(names: readonly Name[]) =>
    names.find((name) => config[name] !== undefined && config[name] !== null);
  const count = (...names: readonly CountedField[]) => {
    const name = present(names);
    if (name === undefined) return undefined;
    const value = config[name];
    if (value === 0) return undefined;
    if (typeof value === "number" && Number.isInteger(value) && value > 0 && value <= RANGES[name].max)
      return value;
    const allowed = { kind: "integer", min: 1, ...RANGES[name] } as const;
    if (typeof value === "number") return fail("domain", { param: name, given: value, allowed });
    return fail("type", {
      param: name,
      given: typeof value === "string" ? value : shape(value),
      allowed,
    });
  };
  return {
    count,
    need: (...names) =>
      count(...names) ??
      fail("type", {
        param: names[0] ?? "",
        reason: {
          en: `missing or 0 in this config.json; without “${names.join("” or “")}” nothing can be computed`,
          fr: `absent ou nul dans ce config.json ; sans « ${names.join(" » ou « ")} », rien ne se calcule`,
        },
      }),
    flag: (name) => (typeof config[name] === "boolean" ? config[name] : undefined),
    text: (...names) => {
      const value = config[present(names) ?? ""];
      return typeof value === "string" ? value : "";
    },
    list: (name) => (Array.isArray(config[name]) ? config[name] : undefined),
    record: (name) => (isRecord(config[name]) ? config[name] : undefined),
  };
}
