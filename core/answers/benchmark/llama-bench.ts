import { percentileOf } from "../../lib/percentile.js";
import { defined, type Json, numberIn, numbersIn, objectsIn, textIn } from "./json.js";
import type { Reader, Results, Run, Spread } from "./results.js";

// llama-bench of llama.cpp: JSON or JSON lines with one object a test, or its Markdown table. A test reads n_prompt
// tokens or writes n_gen, after n_depth tokens that are in the cache already.

export const readLlamaBench: Reader = (text, parsed) => {
  const rows = objectsIn(parsed);
  const tests = rows.filter((row) => numberIn(row.avg_ts) !== undefined && "n_gen" in row);
  if (tests.length > 0) return fromJson(tests);
  return fromTable(text);
};

function fromJson(tests: readonly Json[]): Results | undefined {
  const [first] = tests;
  const type = textIn(first?.model_type);
  return defined<Results>({
    tool: "llama-bench",
    runs: tests.map((test) => {
      const prompt = numberIn(test.n_prompt) ?? 0;
      const gen = numberIn(test.n_gen) ?? 0;
      const samples = numbersIn(test.samples_ts);
      const speed = samples.length > 1 ? spreadOf(samples) : { median: numberIn(test.avg_ts) ?? 0 };
      return runOf(prompt, gen, numberIn(test.n_depth) ?? 0, speed, samples.length || undefined);
    }),
    ...namesIn(type),
    hardware: textIn(first?.gpu_info) ?? textIn(first?.cpu_info),
  });
}

const TEST = /\b(pp\d+\s*\+\s*tg\d+|pp\d+|tg\d+)(?:\s*@\s*d(\d+))?/;

function fromTable(text: string): Results | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.length < 1000 && line.includes("|"));
  const runs: Run[] = [];
  let type: string | undefined;
  for (const line of lines.slice(0, 500)) {
    const cells = line
      .split("|")
      .map((cell) => cell.trim())
      .filter((cell) => cell !== "");
    const test = cells.map((cell) => TEST.exec(cell)).find((match) => match !== null);
    const speed = numberIn(/^([\d.]+)/.exec(cells.at(-1) ?? "")?.[1]);
    if (!test || speed === undefined) continue;
    type ??= cells[0];
    const prompt = Number(/pp(\d+)/.exec(test[1] ?? "")?.[1] ?? 0);
    const gen = Number(/tg(\d+)/.exec(test[1] ?? "")?.[1] ?? 0);
    runs.push(runOf(prompt, gen, Number(test[2] ?? 0), { median: speed }, undefined));
  }
  if (runs.length === 0) return undefined;
  const device = /(?:Device \d+:|ggml_metal_init: found device:|GPU name:)\s*([^,\n]{3,60})/.exec(text)?.[1];
  return defined<Results>({ tool: "llama-bench", runs, ...namesIn(type), hardware: textIn(device) });
}

function runOf(prompt: number, gen: number, depth: number, speed: Spread, count: number | undefined): Run {
  const at = depth > 0 ? ` @ d${depth}` : "";
  if (gen > 0 && prompt > 0)
    return defined<Run>({ label: `pp${prompt}+tg${gen}${at}`, count, throughputTps: speed.median, depth });
  return gen > 0
    ? defined<Run>({ label: `tg${gen}${at}`, count, decodeTps: speed, outputTokens: gen, depth })
    : defined<Run>({ label: `pp${prompt}${at}`, count, prefillTps: speed, promptTokens: prompt, depth });
}

/** Repeats of a speed: its median, and the slow end as p95. */
function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: percentileOf(sorted, 0.5), p95: percentileOf(sorted, 0.05) };
}

/** "llama 8B Q4_K - Medium" or "qwen2 7B Q8_0": model and format. */
function namesIn(type: string | undefined): { model: string | undefined; quant: string | undefined } {
  const quant = /\b(?:MXFP4|BF16|F16|F32|I?Q\d\w*)(?:\s*-\s*(Small|Medium|Large))?/i.exec(type ?? "");
  const mix = quant?.[1]?.[0]?.toUpperCase();
  const name = quant?.[0].replace(/\s*-\s*\w+$/, "");
  return {
    model: type?.slice(0, quant?.index ?? type.length).trim() || undefined,
    quant: name && `${name}${mix ? `_${mix}` : ""}`,
  };
}
