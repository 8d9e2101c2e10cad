import { type Failure, formatFailure, type Lang } from "../../core/index.js";

/**
 * The error that a cell shows for a failure. Excel displays the message of #VALUE! and #N/A only, so every failure
 * that someone can mend is one of these two; a result that overflows, which no single argument explains, is #NUM!.
 */
export function excelError(failure: Failure, lang: Lang): CustomFunctions.Error {
  return new CustomFunctions.Error(codeOf(failure), formatFailure(failure, lang));
}

function codeOf({ code, param }: Failure): CustomFunctions.ErrorCode {
  const { invalidNumber, invalidValue, notAvailable } = CustomFunctions.ErrorCode;
  switch (code) {
    case "unknown":
    case "infeasible":
      return notAvailable;
    case "domain":
      return param === undefined ? invalidNumber : invalidValue;
    case "type":
      return invalidValue;
  }
}
