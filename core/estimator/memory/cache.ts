import type { CacheSettings } from "./cache-settings.js";
import { type CacheLayers, type CacheShape, cacheOf, type MemoryModel } from "./model.js";
import { pagedRequestBytes } from "./pages.js";
import { cacheShare, type Split } from "./split.js";

/** Cache of one sequence of `context` tokens on the fullest device, state included. */
export function sequenceBytes(
  model: MemoryModel,
  settings: CacheSettings,
  context: number,
  split: Split,
): number {
  const shape = cacheOf(model);
  switch (settings.engine.kind) {
    case "vllm":
      return pagedRequestBytes(shape, settings, context, split);
    case "llama.cpp":
    case "mlx":
      return (
        cellBytes(shape, settings, cells(context), split) +
        windowCellBytes(shape, settings, context, split) +
        shape.stateBytes / split.pp
      );
    default:
      return plainBytes(shape, settings, context, split) + shape.stateBytes / split.pp / split.tp;
  }
}

/** Bytes of one token over the layers that keep every token, on one device. */
export function growingBytesPerToken(shape: CacheShape, settings: CacheSettings, split: Split): number {
  if (shape.latent && settings.latent === "expanded") {
    const { expandedBytes16 } = shape.latent;
    return (shape.full.layers * expandedBytes16 * settings.elementBytes) / 2 / split.tp / split.pp;
  }
  return (
    layersBytes(shape.full, settings.elementBytes) *
    cacheShare(shape.full.kvHeads, shape.latent !== undefined, split)
  );
}

export function windowBytesPerToken(shape: CacheShape, elementBytes: number, split: Split): number {
  const { window } = shape;
  return window ? layersBytes(window, elementBytes) * cacheShare(window.kvHeads, false, split) : 0;
}

function layersBytes({ layers, bytes16 }: CacheLayers, elementBytes: number): number {
  return (layers * bytes16 * elementBytes) / 2;
}

function plainBytes(shape: CacheShape, settings: CacheSettings, context: number, split: Split): number {
  const windowed = Math.min(context, shape.window?.tokens ?? 0);
  return (
    growingBytesPerToken(shape, settings, split) * context +
    windowBytesPerToken(shape, settings.elementBytes, split) * windowed
  );
}

const CELLS = 256;

/** llama.cpp allocates its cache in steps of 256 tokens. */
function cells(context: number): number {
  return Math.ceil(context / CELLS) * CELLS;
}

function cellBytes(shape: CacheShape, settings: CacheSettings, tokens: number, split: Split): number {
  return growingBytesPerToken(shape, settings, split) * tokens;
}

/** Since April 2026 a quantised cache leaves the windows at 16 bit (llama.cpp #21277). */
const WINDOW_AT_16_BIT_SINCE = 2026.25;

function windowCellBytes(shape: CacheShape, settings: CacheSettings, context: number, split: Split): number {
  if (!shape.window) return 0;
  const wide = Math.ceil((shape.window.tokens + settings.ubatch) / CELLS) * CELLS;
  const tokens = settings.fullWindows ? cells(context) : Math.min(cells(context), wide);
  const old = settings.engine.year !== undefined && settings.engine.year < WINDOW_AT_16_BIT_SINCE;
  const elementBytes = old ? settings.elementBytes : Math.max(2, settings.elementBytes);
  return windowBytesPerToken(shape, elementBytes, split) * tokens;
}
