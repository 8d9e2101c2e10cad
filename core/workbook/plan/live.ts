// The same figures as calls of the add-in's functions, over the names of the Plan sheet. `correction` scales all times
// (sheet Check). A fleet whose times are all c times as long keeps limits L at rate r as one at rate c r keeps L / c.

import { FLEET_ROWS } from "../../deployment/fleet-report.js";

/** Arguments that differ between the cases; the others are the plan's. */
export interface LiveCase {
  readonly hardware: string;
  readonly gpus: string;
  readonly quant: string;
  readonly prompt: string;
  readonly cached: string;
  readonly output: string;
}

export const PLANNED: LiveCase = {
  hardware: "hardware",
  gpus: "gpus",
  quant: "quant",
  prompt: "prompt_tokens",
  cached: "cached_tokens",
  output: "output_tokens",
};

/** Columns of the functions that give a band. */
export type BandColumn = "low" | "expected" | "high" | "floor";
const COLUMNS: readonly BandColumn[] = ["low", "expected", "high", "floor"];
const columnOf = (column: BandColumn) => COLUMNS.indexOf(column) + 1;

const context = ({ prompt, output }: LiveCase) => `${prompt}+${output}`;

export function liveFits(one: LiveCase): string {
  return `LLM_FITS(model,${one.hardware},${one.quant},${one.gpus},${context(one)},1,,engine)`;
}

export function liveMemoryShare(one: LiveCase): string {
  return `LLM_MEMORY_SHARE(model,${one.hardware},${one.quant},${one.gpus},${context(one)},1,,engine)`;
}

export function livePlaces(one: LiveCase): string {
  return `MIN(256,LLM_MAX_SEQUENCES(model,${one.hardware},${one.quant},${one.gpus},${context(one)},,engine))`;
}

/** First token on an idle replica, uncorrected. */
export function liveTtft(one: LiveCase, column: BandColumn = "expected"): string {
  return `INDEX(LLM_TTFT_BAND(model,${one.hardware},${one.prompt},${one.quant},${one.gpus},${one.cached},1,engine,${one.output}),1,${columnOf(column)})`;
}

/** Time per output token with so many users, uncorrected. */
export function liveTpot(one: LiveCase, users = "1", column: BandColumn = "expected"): string {
  return `INDEX(LLM_TPOT_BAND(model,${one.hardware},${one.prompt},${one.output},${one.quant},${one.gpus},${users},engine,${one.cached}),1,${columnOf(column)})`;
}

/** Output of a replica, uncorrected. */
export function liveThroughput(one: LiveCase, users: string): string {
  return `LLM_THROUGHPUT_TPS(model,${one.hardware},${users},${one.prompt},${one.output},${one.quant},${one.gpus},engine,${one.cached})`;
}

const serviceLevel = (rate: string) =>
  `(model,hardware,${rate}*peak_factor*correction,prompt_tokens,output_tokens,ttft_slo_ms/correction,tpot_slo_ms/correction,slo_percentile,quant,gpus,engine,cached_tokens)`;

export function liveReplicas(rate: string, times?: "low" | "high"): string {
  const call = `LLM_REPLICAS${serviceLevel(rate)}`;
  return times === undefined ? call : call.replace(/\)$/, `,"${times}")`);
}

/** The whole report of the planned fleet: what, and its value. */
export const LIVE_FLEET = `LLM_FLEET${serviceLevel("requests_per_s")}`;

/** One row of it; times are multiplied by the correction where they are shown. */
export function liveFleet(row: keyof typeof FLEET_ROWS): string {
  return `INDEX(${LIVE_FLEET},${FLEET_ROWS[row]},2)`;
}
