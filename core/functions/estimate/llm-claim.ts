import { defineFunction, type Reader } from "../../define.js";
import { type ClaimVerdict, judgeClaim } from "../../deployment/claim.js";
import { type DeploymentNames, deploy } from "../../deployment/deployment.js";
import { deviceCount, hardware, model, quant } from "../../params/names.js";
import { estimator } from "../../sources.js";
import type { Text } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";

const WORDS: Readonly<Record<ClaimVerdict, Text>> = {
  plausible: { en: "plausible single stream", fr: "plausible pour un flux isolé" },
  tight: { en: "close to the ceiling: exceptional tuning", fr: "proche du plafond : réglage exceptionnel" },
  speculation: {
    en: "above the ceiling: needs speculative decoding",
    fr: "au-dessus du plafond : suppose du décodage spéculatif",
  },
  aggregate: {
    en: "only as an aggregate over many users",
    fr: "possible seulement en cumulant de nombreux utilisateurs",
  },
  impossible: { en: "impossible on this hardware", fr: "impossible sur ce matériel" },
};

/** The verdict in words, with the claim's ratio to the single-stream ceiling. */
export function llmClaim(args: DeploymentNames & { readonly claimedTps: number }, { lang }: Reader): string {
  const { verdict, ratio } = judgeClaim(deploy(args), args.claimedTps);
  const times = `${formatNumber(ratio, lang, 2)} ×`;
  return lang === "fr"
    ? `${WORDS[verdict].fr} (${times} le plafond)`
    : `${WORDS[verdict].en} (${times} the ceiling)`;
}

export const LLM_CLAIM = defineFunction({
  name: "LLM_CLAIM",
  family: "estimate",
  title: { en: "Is the claim possible?", fr: "L’annonce est-elle possible ?" },
  summary: {
    en: "Verdict on a claimed speed: one stream, speculation, aggregate or not",
    fr: "Verdict sur une vitesse annoncée : un flux, spéculatif, cumul ou non",
  },
  params: [
    {
      name: "claimed_tps",
      kind: "number",
      unit: "tokPerS",
      above: 0,
      label: { en: "claimed speed", fr: "vitesse annoncée" },
      help: { en: "Tokens/s that somebody states", fr: "Tokens/s que quelqu’un annonce" },
    },
    model,
    hardware,
    quant,
    deviceCount,
  ],
  returns: { kind: "text", unit: "none" },
  formula: "claimed_tps / ceiling of one stream",
  compute: llmClaim,
  examples: [
    { args: [20, "llama 3.1 70b", "h100", "fp8", 2], note: { en: "well inside", fr: "largement possible" } },
    {
      args: [3000, "llama 3.1 70b", "h100", "fp8", 2],
      note: { en: "many users together", fr: "de nombreux utilisateurs cumulés" },
    },
  ],
  assumptions: [
    {
      en: "Speculation is granted up to five times the ceiling, aggregates up to saturation.",
      fr: "Le spéculatif est admis jusqu’à cinq fois le plafond, le cumul jusqu’à saturation.",
    },
  ],
  sources: [estimator],
  seeAlso: ["CLAIM_VERDICT", "CLAIM_RATIO", "LLM_TPS_BAND"],
});
