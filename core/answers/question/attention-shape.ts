import type { Slots } from "../slots.js";

const LAYERS =
  /\b(\d{1,4})[- ](?:decoder |transformer )?(?:layers?|couches?)\b|\b(?:n_?layers?|num_hidden_layers|layers|couches) ?[:=] ?(\d{1,4})\b/;
const KV_HEADS =
  /\b(\d{1,4}) ?(?:(?:kv|key[-/ ]value|k\/v)[- ]heads?|(?:tetes?|heads?) (?:de |d')?kv)\b|\b(?:kv[-_ ]heads?|num_key_value_heads|tetes kv) ?(?:of |[:=])? ?(\d{1,4})\b/;
const HEADS = /\b(\d{1,4}) (?:attention |query )?(?:heads?|tetes?(?: d'attention)?)\b(?! ?(?:kv|de kv))/;
const HEAD_DIM =
  /\b(?:head[-_ ]?(?:dim(?:ension)?s?|size)|d_head|(?:dimension|taille) (?:de |des |par )tetes?) ?(?:of |de |is |est |[:=])? ?(\d{1,4})\b|\b(\d{1,4})[- ]dim(?:ensional)? heads?\b|\b(?:heads?|tetes?)(?: kv)? (?:of|de|x) (?:dim(?:ension)? )?(\d{1,4})\b/;

/** "40 layers, 40 KV heads, head dim 128": what the cache of a model that has no name is computed from. */
export function attentionShapeIn(folded: string): Pick<Slots, "layers" | "kv_heads" | "head_dim"> {
  const layers = numberIn(LAYERS, folded);
  // Without a word about groups, every head has keys and values of its own.
  const kvHeads = numberIn(KV_HEADS, folded) ?? numberIn(HEADS, folded);
  const headDim = numberIn(HEAD_DIM, folded);
  if (layers === undefined || kvHeads === undefined || headDim === undefined) return {};
  return { layers, kv_heads: kvHeads, head_dim: headDim };
}

function numberIn(pattern: RegExp, folded: string): number | undefined {
  const found = pattern
    .exec(folded)
    ?.slice(1)
    .find((group) => group !== undefined);
  return found === undefined ? undefined : Number(found);
}
