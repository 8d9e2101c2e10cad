import type { ModelRow } from "../catalogue/types.js";
import { guessModel } from "../estimator/facts.js";

const SIZE =
  /^(\d{1,4}(?:[.,]\d+)?)\s*(?:b|bn|md|milliards?|billions?)(?:\s*(?:dense|params?|param[eè]tres?))?$/i;

/** "70B" alone: a dense model of that size with the shape that such models usually have. */
export function typicalModel(name: string): ModelRow | undefined {
  const size = SIZE.exec(name.trim())?.[1];
  const paramsB = size === undefined ? 0 : Number(size.replace(",", "."));
  if (!(paramsB > 0)) return undefined;
  const { layers, hidden, vocab, heads, kvHeads, headDim, kvGrowing } = guessModel(paramsB);
  return {
    id: "typical",
    name: `${paramsB}B`,
    aliases: [],
    unverified: ["layers"],
    source: "typical shape for the size",
    vendor: "",
    moe: false,
    paramsB,
    activeParamsB: paramsB,
    layers,
    hidden,
    vocab,
    tied: false,
    heads: Math.round(heads),
    kvHeads,
    headDim,
    kvGrowingBytes: kvGrowing,
    growingLayers: layers,
    attention: "gqa",
    nativeDtype: "bf16",
  };
}
