import { deploy } from "../../core/deployment/deployment.js";
import { scenarioOf } from "../../core/deployment/speed.js";
import { estimate, report } from "../../core/estimator/estimate.js";
import { definitions, evaluate, type FunctionDefinition, findFunction } from "../../core/index.js";
import { erlangC } from "../../core/lib/erlang.js";
import { ceilSnap } from "../../core/lib/snap.js";
import { type Measure, median } from "./measure.js";

const CALLS = 100_000;
const ROUNDS = 5;

/** Cell functions and the estimator against the bare arithmetic, in one process and one run. */
export function core(): readonly Measure[] {
  const bare = rate(() => bareLoop(CALLS), CALLS);
  const tokensPerSec = findFunction("TOKENS_PER_SEC") as FunctionDefinition;
  const cell = rate(() => times(CALLS, () => evaluate(tokensPerSec, [70, 2, 3350])), CALLS);
  const all = rate(() => definitions.forEach(callExample), definitions.length);
  const scenario = scenarioOf(deploy({ model: "llama 3.1 70b", hardware: "h100", quant: "fp8", gpus: 2 }), {
    metric: "decode_tps_per_user",
    prompt: 0,
    output: 0,
    depth: 2048,
  });
  const decode = rate(() => times(CALLS, () => estimate(scenario)), CALLS);
  const full = rate(() => times(CALLS / 4, () => report(scenario)), CALLS / 4);
  return [
    { name: "bare arithmetic", unit: "/s", value: bare },
    { name: "TOKENS_PER_SEC as a cell calls it", unit: "/s", value: cell },
    { name: "bare arithmetic over a cell's call", unit: "×", value: bare / cell },
    { name: "every function once, its first example", unit: "/s", value: all },
    { name: "decode estimates", unit: "/s", value: decode, least: 200_000 },
    { name: "bare arithmetic over a decode estimate", unit: "×", value: bare / decode },
    { name: "full reports", unit: "/s", value: full, least: 50_000 },
    {
      name: "Erlang C with 100,000 servers",
      unit: "ms",
      value: 1000 / rate(() => void erlangC(1e5, 99_000, "servers"), 1),
      most: 50,
    },
  ];
}

function callExample(definition: FunctionDefinition): void {
  evaluate(definition, definition.examples[0]?.args ?? []);
}

/** The same division without any of our code: what the machine can do. */
function bareLoop(count: number): number {
  const sizes = Float64Array.from({ length: 1000 }, (_, i) => 1 + i);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += 3350 / ((sizes[i % 1000] ?? 1) * 2);
  return ceilSnap(sum);
}

function times(count: number, work: () => unknown): void {
  for (let i = 0; i < count; i++) work();
}

/** Calls per second: the median of several rounds after a warm-up. */
function rate(work: () => unknown, calls: number): number {
  work();
  const seconds = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    work();
    return (performance.now() - begun) / 1000;
  });
  return calls / median(seconds);
}
