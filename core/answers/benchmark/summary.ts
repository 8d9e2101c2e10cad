import { decodeTps } from "../../functions/benchmark/decode-tps.js";
import { ttftFit } from "../../functions/benchmark/ttft-fit.js";
import { percentileOf } from "../../lib/percentile.js";
import { tried } from "../attempt.js";
import { defined } from "./json.js";
import type { Run, Sample, Spread } from "./results.js";

/** A run with everything that follows from its samples. */
export interface Summary extends Run {
  /** Decode speed by N instead of N - 1, as some protocols count. */
  readonly decodeTpsByN?: number;
  /** TTFT over prompt length: ms per token, constant part, share explained. */
  readonly fit?: { readonly msPerToken: number; readonly constantMs: number; readonly r2: number };
}

export function summarise(run: Run): Summary {
  const { samples } = run;
  if (!samples) return withSpeed(run);
  const decoded = samples.filter(isDecoded);
  const speeds = decoded.map(({ outputTokens, totalMs, ttftMs }) =>
    decodeTps({ outputTokens, totalS: totalMs / 1000, ttftS: ttftMs / 1000, method: "n-1" }),
  );
  const byN = decoded.map(({ outputTokens, totalMs, ttftMs }) =>
    decodeTps({ outputTokens, totalS: totalMs / 1000, ttftS: ttftMs / 1000, method: "n" }),
  );
  const ttfts = samples.flatMap(({ ttftMs }) => ttftMs ?? []);
  return withSpeed(
    defined<Summary>({
      ...run,
      ttftMs: run.ttftMs ?? spreadOf(ttfts, 0.95),
      decodeTps: run.decodeTps ?? spreadOf(speeds, 0.05),
      decodeTpsByN: spreadOf(byN, 0.05)?.median,
      promptTokens: run.promptTokens ?? median(samples.flatMap(({ promptTokens }) => promptTokens ?? [])),
      outputTokens: run.outputTokens ?? median(samples.flatMap(({ outputTokens }) => outputTokens ?? [])),
      fit: fitOf(samples),
    }),
  );
}

/** Speed of one user from its TPOT where only that was given. */
function withSpeed(run: Summary): Summary {
  const tpot = run.tpotMs?.median ?? run.tpotMs?.mean;
  if (run.decodeTps !== undefined || tpot === undefined || !(tpot > 0)) return run;
  const slow = run.tpotMs?.p95;
  return {
    ...run,
    decodeTps: defined<Spread>({ median: 1000 / tpot, p95: slow === undefined ? undefined : 1000 / slow }),
  };
}

type Decoded = Required<Pick<Sample, "outputTokens" | "totalMs" | "ttftMs">>;

function isDecoded(sample: Sample): sample is Sample & Decoded {
  const { outputTokens, totalMs, ttftMs } = sample;
  return (
    outputTokens !== undefined &&
    outputTokens > 1 &&
    totalMs !== undefined &&
    ttftMs !== undefined &&
    totalMs > ttftMs
  );
}

/** Median and a tail: the slow end, which is the low one for speeds. */
function spreadOf(values: readonly number[], tail: number): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  return { median: percentileOf(sorted, 0.5), p95: percentileOf(sorted, tail) };
}

function median(values: readonly number[]): number | undefined {
  return spreadOf(values, 0.5)?.median;
}

/** Least squares of TTFT over prompt length; nothing when all prompts are about as long. */
function fitOf(samples: readonly Sample[]): Summary["fit"] {
  const pairs = samples.filter(
    (sample): sample is Required<Pick<Sample, "promptTokens" | "ttftMs">> =>
      sample.promptTokens !== undefined && sample.ttftMs !== undefined,
  );
  const lengths = pairs.map(({ promptTokens }) => promptTokens);
  const sorted = [...lengths].sort((a, b) => a - b);
  if (pairs.length < 2 || (sorted.at(-1) ?? 0) < 1.5 * (sorted[0] ?? 0)) return undefined;
  const row = tried(() => ttftFit({ promptTokens: lengths, ttftMs: pairs.map(({ ttftMs }) => ttftMs) })[0]);
  if (!row) return undefined;
  const [msPerToken = 0, constantMs = 0, r2 = 0] = row;
  return { msPerToken, constantMs, r2 };
}
