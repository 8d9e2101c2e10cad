import { BooleanNumber } from "@univerjs/core";
import { FunctionType, type IFunctionInfo } from "@univerjs/engine-formula";
import { type FunctionDefinition, formatArg, type Lang } from "../../../core/index.js";
import { describeParameter } from "../../functions/metadata.js";

/** What the grid shows while a call is typed: the list of functions, then each parameter in turn. */
export function describeFunction(definition: FunctionDefinition, lang: Lang): IFunctionInfo {
  const { name, title, summary, params, examples } = definition;
  return {
    functionName: name,
    functionType: FunctionType.User,
    abstract: title[lang],
    description: summary[lang],
    functionParameter: params.map((param, i) => {
      const optional = param.kind === "any" || ("optional" in param && param.optional) || "default" in param;
      const example = examples.map(({ args }) => args[i]).find((arg) => arg !== null && arg !== undefined);
      return {
        name: param.name,
        detail: describeParameter(param, lang),
        example: formatArg(example, lang),
        require: optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
        repeat: param.kind === "any" ? BooleanNumber.TRUE : BooleanNumber.FALSE,
      };
    }),
  };
}
