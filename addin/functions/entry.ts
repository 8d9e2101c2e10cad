import { definitions } from "../../core/index.js";
import { excelFunction } from "./excel-function.js";

// The script that Excel loads: it registers every function at once, before anything else happens.
CustomFunctions.associate(
  Object.fromEntries(definitions.map((definition) => [definition.name, excelFunction(definition)])),
);

export { setLanguage } from "./speech.js";
