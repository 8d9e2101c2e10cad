import { readCsv } from "./csv.js";
import { readGenaiPerf } from "./genai-perf.js";
import { readGuidellm } from "./guidellm.js";
import { parseJson } from "./json.js";
import { readLlamaBench } from "./llama-bench.js";
import type { Reader, Results } from "./results.js";
import { readServing } from "./vllm.js";

const READERS: readonly Reader[] = [readLlamaBench, readServing, readGuidellm, readGenaiPerf, readCsv];

/** Longest results that are read: what an attachment may weigh. */
export const LONGEST_RESULTS = 1_048_576;

/** Results in any form that is known; nothing for other text. */
export function readResults(text: string): Results | undefined {
  const body = text.slice(0, LONGEST_RESULTS);
  const parsed = parseJson(body);
  for (const read of READERS) {
    const results = read(body, parsed);
    if (results) return results;
  }
  return undefined;
}

/** Whether a pasted text looks like results, so that nobody reads it as a question. Cheap: only its beginning counts. */
export function looksLikeResults(text: string): boolean {
  const head = text.slice(0, 2000).trim();
  return (
    /^(?:```\w*\s*)?[[{]\s*["{[]/.test(head) ||
    /\|\s*(?:pp|tg)\d+/.test(head) ||
    /Serving Benchmark Result/.test(head) ||
    (/\n/.test(head) && /^[^\n]*ttft[^\n]*[,;\t]/i.test(head)) ||
    (/\n/.test(head) && /^[^\n]*[,;\t][^\n]*ttft/i.test(head))
  );
}
