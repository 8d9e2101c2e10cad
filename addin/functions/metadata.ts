import { type FunctionDefinition, formatArg, type Lang, type Param, units } from "../../core/index.js";
import { enumOf, type MetadataEnum } from "./enums.js";

// The metadata file that Excel reads before it loads a function. Written from the registry, because Microsoft's JSDoc
// tool knows neither a second language nor enums outside TypeScript.

export interface MetadataParameter {
  readonly name: string;
  readonly description: string;
  readonly type: "any";
  readonly dimensionality: "scalar" | "matrix";
  readonly optional?: true;
  readonly repeating?: true;
  readonly customEnumId?: string;
}

export interface MetadataFunction {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly result: { readonly type: "any"; readonly dimensionality: "scalar" | "matrix" };
  readonly parameters: readonly MetadataParameter[];
}

export interface Metadata {
  readonly allowCustomDataForDataTypeAny: false;
  readonly functions: readonly MetadataFunction[];
  readonly enums: readonly MetadataEnum[];
}

/** The metadata of all functions in one language; `helpUrl` is the address of a function's reference page. */
export function buildMetadata(
  definitions: readonly FunctionDefinition[],
  lang: Lang,
  helpUrl: (definition: FunctionDefinition) => string,
): Metadata {
  const enums = new Map<string, MetadataEnum>();
  for (const param of definitions.flatMap(({ params }) => params)) {
    const list = enumOf(param, lang);
    if (list) enums.set(list.id, list);
  }
  return {
    allowCustomDataForDataTypeAny: false,
    functions: definitions.map((definition) => ({
      // Never translated: a formula written in one language must be found in the other.
      id: definition.name,
      name: definition.name,
      description: definition.summary[lang],
      helpUrl: helpUrl(definition),
      result: {
        type: "any",
        dimensionality: definition.returns.kind === "matrix" ? "matrix" : "scalar",
      },
      parameters: definition.params.map((param) => parameterOf(param, lang)),
    })),
    enums: [...enums.values()],
  };
}

// Every argument is of type any: for a declared number Excel would refuse "3 350,5" without a word, and turn an empty
// cell into 0. The checks and their messages are ours.
function parameterOf(param: Param, lang: Lang): MetadataParameter {
  const list = enumOf(param, lang);
  const optional =
    ("optional" in param && param.optional) || ("default" in param && param.default !== undefined);
  return {
    name: param.name,
    description: describeParameter(param, lang),
    type: "any",
    dimensionality: ["range", "names", "any"].includes(param.kind) ? "matrix" : "scalar",
    ...(optional || param.kind === "any" ? { optional: true } : {}),
    ...(param.kind === "any" ? { repeating: true } : {}),
    ...(list ? { customEnumId: list.id } : {}),
  };
}

/** What the parameter is, its unit and its default: the formula bar shows nothing else. */
export function describeParameter(param: Param, lang: Lang): string {
  const unit = "unit" in param ? units[param.unit].symbol[lang] : "";
  const parts = [param.help[lang]];
  if (unit !== "" && !param.help[lang].includes(unit)) parts.push(`[${unit}]`);
  const colon = lang === "fr" ? "\u00a0: " : ": ";
  if ("default" in param && param.default !== undefined)
    parts.push(`(${lang === "fr" ? "par défaut" : "default"}${colon}${showDefault(param.default, lang)})`);
  return parts.join(" ");
}

function showDefault(value: number | string | boolean, lang: Lang): string {
  return typeof value === "string" ? value : formatArg(value, lang);
}
