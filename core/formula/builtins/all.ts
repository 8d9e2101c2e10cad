import { abs } from "./abs.js";
import { and } from "./and.js";
import { average } from "./average.js";
import type { Builtin } from "./builtin.js";
import { ceiling } from "./ceiling.js";
import { count } from "./count.js";
import { exp } from "./exp.js";
import { floor } from "./floor.js";
import { ifThen } from "./if.js";
import { ifError } from "./iferror.js";
import { index } from "./index-of.js";
import { int } from "./int.js";
import { ln } from "./ln.js";
import { log } from "./log.js";
import { log10 } from "./log10.js";
import { max } from "./max.js";
import { median } from "./median.js";
import { min } from "./min.js";
import { mod } from "./mod.js";
import { not } from "./not.js";
import { or } from "./or.js";
import { pi } from "./pi.js";
import { power } from "./power.js";
import { round } from "./round.js";
import { roundDown } from "./round-down.js";
import { roundUp } from "./round-up.js";
import { sqrt } from "./sqrt.js";
import { sum } from "./sum.js";
import { sumProduct } from "./sum-product.js";
import { transpose } from "./transpose.js";

/** Excel's own functions that a formula may use here. */
export const builtins: readonly Builtin[] = [
  abs,
  and,
  average,
  ceiling,
  count,
  exp,
  floor,
  ifError,
  ifThen,
  index,
  int,
  ln,
  log,
  log10,
  max,
  median,
  min,
  mod,
  not,
  or,
  pi,
  power,
  round,
  roundDown,
  roundUp,
  sqrt,
  sum,
  sumProduct,
  transpose,
];
