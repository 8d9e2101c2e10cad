import type { CacheSettings } from "./cache-settings.js";
import { minorOf } from "./engine.js";
import type { CacheShape } from "./model.js";
import { cacheShare, type Split } from "./split.js";

/**
 * vLLM's pages. Layers are put into groups of equal size that share one pool of blocks; a block holds one page for
 * each layer of a group. Layers that fill up a group waste memory, and the kind of layer with fewer bytes per token
 * gets more tokens on its page. Found in start-up logs (Gemma 3 and 4 exact, gpt-oss 0.04 %).
 */
export interface Pages {
  readonly blockBytes: number;
  readonly fullGroups: number;
  readonly windowGroups: number;
  /** Tokens on a page. */
  readonly fullTokens: number;
  readonly windowTokens: number;
}

const PAGE_TOKENS = 16;

export function pagesOf(shape: CacheShape, settings: CacheSettings, split: Split): Pages {
  const full = shape.full.layers;
  const window = shape.window?.layers ?? 0;
  const group = groupSize(full, window);
  const fullBytes = tokenBytes(shape, settings, split, "full");
  const windowBytes = tokenBytes(shape, settings, split, "window");
  const page = PAGE_TOKENS * Math.max(fullBytes, windowBytes);
  return {
    blockBytes: group * page,
    fullGroups: Math.ceil(full / group),
    windowGroups: Math.ceil(window / group),
    fullTokens: fullBytes > 0 ? Math.floor(page / fullBytes) : PAGE_TOKENS,
    windowTokens: windowBytes > 0 ? Math.floor(page / windowBytes) : PAGE_TOKENS,
  };
}

/** Blocks that one request of `context` tokens holds at most. */
export function blocksOfRequest(
  shape: CacheShape,
  settings: CacheSettings,
  context: number,
  pages: Pages,
): number {
  const inFlight = settings.batchedTokens * (minorOf(settings.engine) >= 26 ? 2 : 1);
  const kept = Math.min((shape.window?.tokens ?? 0) - 1 + inFlight, context);
  const perWindowGroup = pages.windowGroups > 0 ? Math.ceil(kept / pages.windowTokens) + 1 : 0;
  return pages.fullGroups * Math.ceil(context / pages.fullTokens) + pages.windowGroups * perWindowGroup;
}

/** Pool that one request takes on the fullest device. */
export function pagedRequestBytes(
  shape: CacheShape,
  settings: CacheSettings,
  context: number,
  split: Split,
): number {
  if (shape.full.layers + (shape.window?.layers ?? 0) === 0) return statesOf(shape, settings, split);
  const pages = pagesOf(shape, settings, split);
  return (
    blocksOfRequest(shape, settings, context, pages) * pages.blockBytes + statesOf(shape, settings, split)
  );
}

/** What a pool holds: requests of the given length, and the tokens that the release prints. */
export interface PoolCapacity {
  /** Real-valued, as the log prints it. */
  readonly concurrency: number;
  readonly tokens: number;
}

export function poolCapacity(
  shape: CacheShape,
  settings: CacheSettings,
  context: number,
  split: Split,
  poolBytes: number,
): PoolCapacity {
  const pool = Math.max(0, poolBytes);
  if (shape.stateLayers > 0) {
    const concurrency = pool / pagedRequestBytes(shape, settings, context, split);
    return { concurrency, tokens: Math.floor(concurrency * context) };
  }
  const pages = pagesOf(shape, settings, split);
  const blocks = Math.floor(pool / pages.blockBytes + 1e-9);
  const concurrency = blocks / blocksOfRequest(shape, settings, context, pages);
  const groups = pages.fullGroups + pages.windowGroups;
  const byLength = minorOf(settings.engine) >= 21 && groups > 1;
  return {
    concurrency,
    tokens: byLength ? Math.floor(concurrency * context) : Math.floor(blocks / groups) * PAGE_TOKENS,
  };
}

/** A state for the request, and one more for the prefix it may share. */
function statesOf({ stateBytes }: CacheShape, settings: CacheSettings, split: Split): number {
  return (stateBytes * (settings.prefixCaching ? 2 : 1)) / split.tp / split.pp;
}

function groupSize(full: number, window: number): number {
  if (full === 0 || window === 0) return Math.max(full, window, 1);
  const least = Math.min(full, window);
  const most = Math.max(full, window);
  return most < 1.25 * least ? most : least;
}

function tokenBytes(
  shape: CacheShape,
  settings: CacheSettings,
  split: Split,
  kind: "full" | "window",
): number {
  const layers = shape[kind];
  if (!layers || layers.layers === 0) return 0;
  const latent = kind === "full" && shape.latent !== undefined;
  const expanded = latent && settings.latent === "expanded" ? shape.latent.expandedBytes16 : layers.bytes16;
  return ((expanded * settings.elementBytes) / 2) * cacheShare(layers.kvHeads, latent, split);
}
