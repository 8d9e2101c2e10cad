// The only door of the core for the add-in and the bot. zod stays behind core/schema.js, so that the cell bundle
// never carries it.
export * from "./define.js";
export { evaluate, type Outcome } from "./evaluate.js";
export { type Explanation, explain, type UnderstoodInput } from "./explain.js";
export { CalcError, type Failure, type FailureCode, fail } from "./failure.js";
export { type FamilyId, families } from "./families.js";
export { definitions, findFunction, nearestFunctions } from "./registry.js";
export { formatArg, formatCall } from "./text/call.js";
export { formatFailure } from "./text/failure.js";
export { isSpoken, type Lang, langOf, type Text } from "./text/lang.js";
export { formatInput, formatNumber } from "./text/number.js";
export { parseNumber } from "./text/parse-number.js";
export { formatCell, formatResult } from "./text/value.js";
export { type UnitId, units } from "./units.js";
