import { findTerm } from "../glossary/glossary.js";

const ASKED =
  /^(?:(?:so |euh |alors )?(?:what(?:'s| is| are|s| does)|define|definition of|explain|meaning of|eli5|tell me about|c'est quoi|qu'est[- ]ce que?(?: c'est que)?|qu'entend-on par|que (?:veut dire|signifie)|definition (?:de|du)|explique(?:r|z)?(?:[- ]moi)?|parle[- ]moi d[eu]|kesako)) (?:an? |the |un |une |le |la |les |l'|de |du |d')*(.{2,40}?)(?: mean| exactly| please| pls| stp| svp| exactement)?[ ?!.]*$/;

/** The glossary's term that a plain question is about, in any of its spellings; on cleaned, folded text. */
export function glossaryTerm(folded: string): string | undefined {
  const word = ASKED.exec(folded)?.[1];
  return word === undefined ? undefined : findTerm(word)?.id;
}
