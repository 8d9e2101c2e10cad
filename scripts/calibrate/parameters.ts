import type { Constants } from "../../core/estimator/constants-shape.js";

/** A constant that measurements move. */
export interface Parameter {
  readonly path: readonly string[];
  /** `log`: positive, moved by factors. `linear`: exponents and other numbers that may be zero. */
  readonly scale: "log" | "linear";
  /** Where it lies without measurements. Group entries lean on the `*` of their table instead. */
  readonly prior: number;
  readonly deviation: number;
  readonly parent?: readonly string[];
  /** Where it lies beside its parent, in the units of `scale`; 0 when nothing is known beforehand. */
  readonly offset: number;
}

type Tree = { [key: string]: Tree | number };

/** Constants that are judged or counted, not fitted. */
const FIXED: readonly RegExp[] = [
  /^bitsPerWeight/,
  /^bands/,
  /^widening/,
  /^serve\.(memoryUse|reserveGb)/,
  /(chunkTokens|pipelineTokens|cpuMatrixRatio|fillAboveTflops|appleM1AboveGbs)/,
  /roofExponent\.serving/,
  /expertSorting\.(serving|eager)/,
  /kvSharingExponent\.(portable|eager)/,
];
const LINEAR = /(xponent|gamma|pipelineLanes)/;

/** Groups known to differ: portable kernels keep too few requests in flight for HBM; CPUs reach half of
 * nominal bandwidth and pay for the meeting of their threads in every layer. */
const KNOWN_BESIDE_PARENT = /^decode\.(bandwidth\.portable\.(nv-hbm|cpu)|layer\.portable\.cpu)$/;

/** How far measurements may move a constant, in natural logarithms (or plainly, for exponents); the first match counts. */
const DEVIATIONS: readonly (readonly [RegExp, number])[] = [
  // What unmeasured devices get is judged: a mean of very different ones would say little.
  [/^(decode\.layer|prefill\.(compute|attention)).*\*$/, 0.15],
  [/wrapperStep|dequant|narrowCacheEarly|perSequenceEarly|expertCompute|DeepSpeedMII/, 0.5],
  [/early$/, 1],
  [/^decode\.bandwidth.*cpu$/, 0.15],
  [/^decode\.bandwidth/, 0.08],
  [/^decode\.kv\.portable\./, 0.05],
  [/^decode\.layer/, 0.6],
  [LINEAR, 0.12],
  [/^decode/, 0.2],
  [/^prefill\.(compute|attention|moe)\b/, 0.4],
  [/^serve\.phi/, 0.25],
  [/./, 0.5],
];

/** Every number of the prior tree that may move, group entries leaning on `*`. */
export function parameters(prior: Constants): Parameter[] {
  const found: Parameter[] = [];
  walk(prior as unknown as Tree, [], found, false);
  return found;
}

function walk(tree: Tree, path: readonly string[], found: Parameter[], grouped: boolean): void {
  for (const [key, value] of Object.entries(tree)) {
    const here = [...path, key];
    if (typeof value !== "number") {
      walk(value, here, found, "*" in value);
      continue;
    }
    const name = here.join(".");
    if (FIXED.some((pattern) => pattern.test(name))) continue;
    const scale = LINEAR.test(name) ? "linear" : "log";
    const leaning = grouped && key !== "*" && !key.endsWith("-early");
    const deviation = DEVIATIONS.find(([pattern]) => pattern.test(name))?.[1] ?? 0.5;
    const parent = leaning && KNOWN_BESIDE_PARENT.test(name) ? tree["*"] : undefined;
    found.push({
      offset: typeof parent === "number" ? Math.log(value / parent) : 0,
      path: here,
      scale,
      prior: value,
      deviation,
      ...(leaning ? { parent: [...path, "*"] } : {}),
    });
  }
}

export function readAt(constants: Constants, path: readonly string[]): number {
  let node: Tree | number = constants as unknown as Tree;
  for (const key of path) node = (node as Tree)[key] ?? Number.NaN;
  return node as number;
}

/** Writes in place: the fit owns its copy of the tree. */
export function writeAt(constants: Constants, path: readonly string[], value: number): void {
  let node = constants as unknown as Tree;
  for (const key of path.slice(0, -1)) node = node[key] as Tree;
  node[path[path.length - 1] ?? ""] = value;
}
