import type { MemoryEngine } from "./engine.js";

/** How an engine stores a sequence. */
export interface CacheSettings {
  readonly engine: MemoryEngine;
  /** Bytes per element: 2 at 16 bit, 1 at fp8, 34/32 at q8_0. */
  readonly elementBytes: number;
  /** llama.cpp: tokens of one prompt step; widens its windows. */
  readonly ubatch: number;
  /** vLLM: tokens of one step over all sequences; widens its windows. */
  readonly batchedTokens: number;
  /** llama.cpp keeps the whole context in window layers too. */
  readonly fullWindows: boolean;
  /** Engines without latent attention store keys and values expanded. */
  readonly latent: "latent" | "expanded";
  /** vLLM keeps two recurrent states when it caches prefixes. */
  readonly prefixCaching: boolean;
}

export const USUAL_CACHE: Omit<CacheSettings, "engine"> = {
  elementBytes: 2,
  ubatch: 512,
  batchedTokens: 8192,
  fullWindows: false,
  latent: "latent",
  prefixCaching: true,
};
