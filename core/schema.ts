import * as z from "zod";
import { isOptional } from "./coerce.js";
import type { Param } from "./define.js";

// The second door of the core: zod schemas derived from the definitions, for hosts that receive untyped JSON. The cell
// bundle never imports this file; a test holds schema and guard to the same verdict.

const word = z.string().trim().min(1);

/** The schema of one parameter's raw value, with the same bounds as the guard in a cell. */
export function paramSchema(param: Param): z.ZodType {
  const schema = valueSchema(param);
  return isOptional(param) ? schema.nullish() : schema;
}

function valueSchema(param: Param): z.ZodType {
  switch (param.kind) {
    case "number":
    case "integer":
      return bounded(param.kind === "integer" ? z.number().refine(Number.isInteger) : z.number(), param);
    case "boolean":
      return z.boolean();
    case "choice":
      return z.string().refine((text) => isListed(param.values, text));
    case "range": {
      const cell = bounded(param.integer ? z.number().refine(Number.isInteger) : z.number(), param);
      return z.union([z.array(cell).min(1), z.array(z.array(cell).min(1)).min(1)]);
    }
    case "names":
      return z.union([z.array(word).min(1), z.array(z.array(word).min(1)).min(1)]);
    case "any":
      return z.array(z.unknown());
    default:
      return word;
  }
}

function bounded(
  schema: z.ZodType<number>,
  { above, min, below, max }: Extract<Param, { kind: "number" | "integer" | "range" }>,
): z.ZodType<number> {
  return schema.refine(
    (value) =>
      Number.isFinite(value) &&
      (above === undefined || value > above) &&
      (min === undefined || value >= min) &&
      (below === undefined || value < below) &&
      (max === undefined || value <= max),
  );
}

function isListed(values: readonly string[], text: string): boolean {
  return values.some((value) => value.toLowerCase() === text.trim().toLowerCase());
}
