import type { Lang, Text } from "../../text/lang.js";
import { cellRef } from "../address.js";
import type { Grid } from "./grid.js";
import { withNames } from "./step.js";
import { runningSteps } from "./steps-load.js";

// A row of the Sizing sheet: the estimator and the queue for a number of running sequences.

/** Which end of the estimator's band the times are taken from. */
export type End = "expected" | "low" | "high";

/** Columns of a row: the sequences, then the step of the estimator for them, then the queue. */
export const CHAIN = [
  "running",
  "awake",
  "read_ms",
  "compute_ms",
  "roof_ms",
  "step_ms",
  "floor_ms",
  "expected_ms",
  "tpot_ms",
  "service_s",
  "arrivals",
  "prefill_use",
  "waiting",
  "slot_wait_ms",
  "prefill_wait_ms",
  "ttft_ms",
  "limit",
] as const;
export type Link = (typeof CHAIN)[number];
const FIRST = 3;
export const columnOf = (link: Link) => FIRST + CHAIN.indexOf(link);

const HEADS: Readonly<Record<Link, Text>> = {
  running: { en: "sequences", fr: "séquences" },
  awake: { en: "experts read", fr: "experts lus" },
  read_ms: { en: "weights, ms", fr: "poids, ms" },
  compute_ms: { en: "computing, ms", fr: "calcul, ms" },
  roof_ms: { en: "together, ms", fr: "ensemble, ms" },
  step_ms: { en: "step, ms", fr: "pas, ms" },
  floor_ms: { en: "floor, ms", fr: "plancher, ms" },
  expected_ms: { en: "expected, ms", fr: "attendu, ms" },
  tpot_ms: { en: "TPOT, ms", fr: "TPOT, ms" },
  service_s: { en: "service, s", fr: "service, s" },
  arrivals: { en: "requests/s", fr: "requêtes/s" },
  prefill_use: { en: "prefill load", fr: "charge de prefill" },
  waiting: { en: "share waiting", fr: "part en attente" },
  slot_wait_ms: { en: "slot wait, ms", fr: "attente de place, ms" },
  prefill_wait_ms: { en: "prefill wait, ms", fr: "attente de prefill, ms" },
  ttft_ms: { en: "TTFT, ms", fr: "TTFT, ms" },
  limit: { en: "limit met", fr: "limite atteinte" },
};

/** The formulas of a row for the sequences in its first link; `arrivals` differs between the two uses. */
function chain(
  end: End,
  at: (link: Link) => string,
  arrivals: string,
): Readonly<Record<Exclude<Link, "running">, string>> {
  const B = `MAX(1,${at("running")})`;
  const [awake, read, compute, roof, step, floor, expected] = runningSteps("_here", B).map(({ formula }) =>
    withNames(formula, (word) => (word.endsWith("_here") ? at(rowLink(word)) : undefined)),
  ) as [string, string, string, string, string, string, string];
  const suffix = end === "expected" ? "" : `_${end}`;
  const tpot = {
    expected: at("expected_ms"),
    low: `MAX(${at("expected_ms")}*tpot_p10/widening,${at("floor_ms")})`,
    high: `${at("expected_ms")}*tpot_p90*widening`,
  }[end];
  const blocked = `(POISSON.DIST(slots,${at("running")},FALSE)/POISSON.DIST(slots,${at("running")},TRUE))`;
  const tail = "(1-slo_percentile)";
  const saturated = `OR(${at("running")}>=slots,${at("prefill_use")}>=1)`;
  return {
    awake,
    read_ms: read,
    compute_ms: compute,
    roof_ms: roof,
    step_ms: step,
    floor_ms: floor,
    expected_ms: expected,
    tpot_ms: tpot,
    service_s: `(ttft_alone${suffix}+(output_tokens-1)*${at("tpot_ms")})/1000`,
    arrivals,
    prefill_use: `${at("arrivals")}*prompt_ms${suffix}/1000`,
    waiting: `IF(${saturated},1,slots*${blocked}/(slots-${at("running")}*(1-${blocked})))`,
    slot_wait_ms: `IF(${saturated},0,IF(${at("waiting")}>${tail},1000*${at("service_s")}/(slots-${at("running")})*LN(${at("waiting")}/${tail}),0))`,
    prefill_wait_ms: `IF(${saturated},0,IF(${at("prefill_use")}>${tail},prompt_ms${suffix}/(2*(1-${at("prefill_use")}))*LN(${at("prefill_use")}/${tail}),0))`,
    ttft_ms: `ttft_alone${suffix}+${at("slot_wait_ms")}+${at("prefill_wait_ms")}`,
    limit: `IF(${at("prefill_use")}>=1,"prefill",IF(${at("running")}>=slots,"slots",IF(${at("tpot_ms")}>tpot_slo_ms,"tpot",IF(${at("ttft_ms")}>ttft_slo_ms,"ttft","none"))))`,
  };
}

function rowLink(word: string): Link {
  const name = word.slice(0, -"_here".length);
  return (CHAIN as readonly string[]).includes(name) ? (name as Link) : "expected_ms";
}

export function putChain(g: Grid, row: number, end: End, running: string, arrivals: string): void {
  const at = (link: Link) => `$${cellRef(row, columnOf(link))}`;
  g.formula(row, columnOf("running"), running, undefined, { format: "0.0000" });
  for (const [link, formula] of Object.entries(chain(end, at, arrivals)))
    if (link === "limit") g.formula(row, columnOf(link), formula, "output");
    else g.formula(row, columnOf(link as Link), formula, undefined, { format: "0.0000" });
}

export function putHeads(g: Grid, row: number, heads: readonly string[], lang: Lang): void {
  heads.forEach((head, column) => {
    g.put(row, column, head, "heading");
  });
  for (const link of CHAIN) g.put(row, columnOf(link), HEADS[link][lang], "heading");
}

/** Widths of the chain's columns: their heads fit. */
export function chainWidths(lang: Lang): readonly number[] {
  return CHAIN.map((link) => Math.max(10, HEADS[link][lang].length + 2));
}
