import { defineFunction } from "../../define.js";
import { claimedTps } from "../../params/claim.js";
import { bandwidthGbs, chips } from "../../params/device.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { speedArticle } from "../../sources.js";
import { tokensPerSec } from "../decode/tokens-per-sec.js";

// A claim over the ceiling of one stream, all chips reading their share of the weights at once. Above 1, the claim needs
// more chips (rounded up, the ratio itself), fewer bytes (b / ratio), speculation, or it is not one stream.

/** Claimed speed over the bandwidth ceiling. */
export function claimRatio(args: {
  readonly claimedTps: number;
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly chips: number;
}): number {
  return args.claimedTps / (tokensPerSec({ ...args, efficiency: 1 }) * args.chips);
}

export const CLAIM_RATIO = defineFunction({
  name: "CLAIM_RATIO",
  family: "claims",
  title: { en: "Claim over ceiling", fr: "Annonce rapportée au plafond" },
  summary: {
    en: "How many times a claimed speed exceeds the single-stream ceiling",
    fr: "Combien de fois une vitesse annoncée dépasse le plafond d’un flux",
  },
  params: [claimedTps, paramsB, bytesPerParam, bandwidthGbs, { ...chips, default: 1 }],
  returns: { kind: "number", unit: "times" },
  formula: "claimed_tps × params_b × bytes_per_param / (bandwidth_gbs × chips)",
  compute: claimRatio,
  examples: [
    {
      args: [150, 70, 2, 3350],
      result: 6.268656716417911,
      note: {
        en: "150 tok/s from one H100, 70B in 16 bits",
        fr: "150 tok/s sur un H100, 70 milliards en 16 bits",
      },
    },
    {
      args: [2100, 70, 2, 21000000],
      result: 0.014,
      note: { en: "2,100 tok/s from a wafer at 21 PB/s", fr: "2 100 tok/s sur une galette à 21 Po/s" },
    },
  ],
  assumptions: [
    {
      en: "Chips share every pass (tensor parallel); in a pipeline a stream sees one chip.",
      fr: "Les puces se partagent chaque passe (tenseurs) ; en pipeline, un flux n’en voit qu’une.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["CLAIM_VERDICT", "TOKENS_PER_SEC", "BANDWIDTH_NEEDED_GBS", "LLM_CLAIM"],
});
