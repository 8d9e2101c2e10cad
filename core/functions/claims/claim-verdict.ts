import { defineFunction } from "../../define.js";
import { reaches } from "../../lib/snap.js";
import { claimedTps } from "../../params/claim.js";
import { bandwidthGbs, chips } from "../../params/device.js";
import { bytesPerParam, paramsB } from "../../params/model.js";
import { speedArticle } from "../../sources.js";
import { claimRatio } from "./claim-ratio.js";

// Our thresholds: real streams reach up to 75 % of the ceiling (TPS_REALISTIC), speculation multiplies by 2 to 3. The
// words are the same in both languages, because other cells test them.
const VERDICTS = [
  { most: 0.75, verdict: "plausible" },
  { most: 1, verdict: "tight" },
  { most: 3, verdict: "needs-multiplier" },
] as const;

export type ClaimVerdict = (typeof VERDICTS)[number]["verdict"] | "not-single-stream";

/** What a claimed speed can be, in one word. */
export function claimVerdict(args: Parameters<typeof claimRatio>[0]): ClaimVerdict {
  const ratio = claimRatio(args);
  return VERDICTS.find(({ most }) => reaches(most, ratio))?.verdict ?? "not-single-stream";
}

export const CLAIM_VERDICT = defineFunction({
  name: "CLAIM_VERDICT",
  family: "claims",
  title: { en: "Verdict on a claim", fr: "Verdict sur une annonce" },
  summary: {
    en: "Whether a claimed speed is plausible for one stream on this hardware",
    fr: "Une vitesse annoncée est-elle plausible pour un flux sur ce matériel ?",
  },
  params: [claimedTps, paramsB, bytesPerParam, bandwidthGbs, { ...chips, default: 1 }],
  returns: { kind: "text", unit: "none" },
  formula: "verdict(claimed_tps × params_b × bytes_per_param / (bandwidth_gbs × chips))",
  compute: claimVerdict,
  examples: [
    {
      args: [15, 70, 2, 3350],
      result: "plausible",
      note: { en: "63 % of the ceiling", fr: "63 % du plafond" },
    },
    {
      args: [70, 70, 2, 3350],
      result: "needs-multiplier",
      note: {
        en: "2.9 ceilings: speculation or fewer bytes",
        fr: "2,9 plafonds : spéculation ou moins d’octets",
      },
    },
    {
      args: [150, 70, 2, 3350],
      result: "not-single-stream",
      note: { en: "an aggregate, several chips or a MoE", fr: "un agrégat, plusieurs puces ou un MoE" },
    },
  ],
  assumptions: [
    {
      en: "Thresholds 0.75, 1 and 3 are ours: show CLAIM_RATIO beside the verdict.",
      fr: "Seuils de 0,75, 1 et 3 choisis par nous : afficher aussi CLAIM_RATIO.",
    },
    {
      en: "needs-multiplier: speculation (2 to 3 times) or fewer bytes per parameter.",
      fr: "needs-multiplier : spéculation (2 à 3 fois) ou moins d’octets par paramètre.",
    },
  ],
  sources: [speedArticle],
  seeAlso: ["CLAIM_RATIO", "SPEC_TPS", "TPS_REALISTIC", "LLM_CLAIM"],
});
