import type { Constants } from "../../core/estimator/constants-shape.js";

type Tree = { readonly [key: string]: Tree | number };

/** Four digits: more would be noise. */
export function rounded(constants: Constants): Constants {
  return round(constants as unknown as Tree) as unknown as Constants;
}

function round(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "number" ? Number(value.toPrecision(4)) : round(value),
    ]),
  );
}

/** The module that ships. */
export function writeConstants(constants: Constants): string {
  const body = JSON.stringify(constants, null, 2).replace(/"([A-Za-z_]\w*)":/g, "$1:");
  return `// Written by \`npm run calibrate -- ... --write\`; edit scripts/calibrate/priors.ts, not this file.
import type { Constants } from "./constants-shape.js";

export const CONSTANTS: Constants = ${body};
`;
}
