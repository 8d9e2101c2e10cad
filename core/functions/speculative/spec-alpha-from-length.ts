import { defineFunction } from "../../define.js";
import { fail } from "../../failure.js";
import { geometricSum } from "../../lib/geometric.js";
import { draftTokens } from "../../params/speculative.js";
import { leviathan } from "../../sources.js";

// The inverse of SPEC_TOKENS_PER_STEP: 1 + a + … + a^g rises from 1 to g + 1 as a goes from 0 to 1, so halving the
// interval finds the rate to the last digit; 200 halvings are more than doubles have.
const HALVINGS = 200;

/** Acceptance rate that explains a measured number of tokens per step. */
export function specAlphaFromLength(args: {
  readonly tokensPerStep: number;
  readonly draftTokens: number;
}): number {
  const most = args.draftTokens + 1;
  if (args.tokensPerStep > most * (1 + 1e-9))
    fail("domain", {
      param: "tokens_per_step",
      reason: {
        en: "{draft} draft tokens yield at most {most} tokens per step",
        fr: "{draft} tokens de brouillon donnent au plus {most} tokens par pas",
        values: { draft: args.draftTokens, most },
      },
    });
  if (args.tokensPerStep >= most) return 1;
  if (args.tokensPerStep === 1) return 0;
  let low = 0;
  let high = 1;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (geometricSum(middle, most) > args.tokensPerStep) high = middle;
    else low = middle;
  }
  return low;
}

export const SPEC_ALPHA_FROM_LENGTH = defineFunction({
  name: "SPEC_ALPHA_FROM_LENGTH",
  family: "speculative",
  title: { en: "Acceptance rate from measurements", fr: "Taux d’acceptation d’après mesures" },
  summary: {
    en: "Acceptance rate that explains the tokens seen per step",
    fr: "Taux d’acceptation qui explique les tokens mesurés par pas",
  },
  params: [
    {
      name: "tokens_per_step",
      kind: "number",
      unit: "tokens",
      min: 1,
      label: { en: "tokens per step", fr: "tokens par pas" },
      help: {
        en: "Mean tokens per verifying pass, the bonus one included",
        fr: "Moyenne par passe de vérification, token bonus compris",
      },
    },
    { ...draftTokens, min: 1 },
  ],
  returns: { kind: "number", unit: "probability" },
  formula: "a: 1 + a + … + a^draft_tokens = tokens_per_step, 0 ≤ a ≤ 1; a",
  compute: specAlphaFromLength,
  examples: [
    {
      args: [3.68928, 5],
      result: 0.8,
      note: { en: "3.69 tokens per step of five drafts", fr: "3,69 tokens par pas pour cinq de brouillon" },
    },
  ],
  assumptions: [
    {
      en: "One rate for all positions; measured rates fall along the draft.",
      fr: "Un seul taux pour toutes les positions ; mesuré, il baisse le long du brouillon.",
    },
  ],
  sources: [leviathan],
  seeAlso: ["SPEC_TOKENS_PER_STEP", "SPEC_SPEEDUP"],
});
