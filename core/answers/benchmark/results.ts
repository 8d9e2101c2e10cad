/** Results of a benchmark, whatever tool printed them. Times in ms, speeds in tokens/s. */
export interface Spread {
  readonly median?: number;
  readonly p95?: number;
  readonly p99?: number;
  readonly mean?: number;
}

/** One request as measured by the client. */
export interface Sample {
  readonly promptTokens?: number;
  readonly outputTokens?: number;
  readonly ttftMs?: number;
  readonly totalMs?: number;
}

export interface Run {
  /** What was run: a test's name, a rate, a concurrency. */
  readonly label: string;
  readonly count?: number;
  readonly ttftMs?: Spread;
  readonly tpotMs?: Spread;
  /** Of one user while decoding. */
  readonly decodeTps?: Spread;
  readonly prefillTps?: Spread;
  /** Output tokens of all users together. */
  readonly throughputTps?: number;
  readonly concurrency?: number;
  readonly promptTokens?: number;
  readonly outputTokens?: number;
  /** Tokens in the cache before a llama-bench test. */
  readonly depth?: number;
  readonly samples?: readonly Sample[];
}

export interface Results {
  readonly tool: string;
  readonly runs: readonly Run[];
  /** As the tool names them; may be unknown to the catalogue. */
  readonly model?: string;
  readonly quant?: string;
  readonly hardware?: string;
  readonly gpus?: number;
  /** What had to be guessed on the way. */
  readonly guesses?: readonly ("seconds" | "milliseconds")[];
}

/** Nothing of a reader's business, or what it read. */
export type Reader = (text: string, parsed: unknown) => Results | undefined;
