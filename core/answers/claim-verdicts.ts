import type { ClaimVerdict } from "../deployment/claim.js";
import type { Text } from "../text/lang.js";

/** What a claim would have to be, in a word and in a sentence. */
export const VERDICTS: Readonly<Record<ClaimVerdict, readonly [word: Text, sentence: Text]>> = {
  plausible: [
    { en: "plausible", fr: "plausible" },
    {
      en: "Within what one user gets on this hardware.",
      fr: "Conforme à ce qu’un utilisateur obtient sur ce matériel.",
    },
  ],
  tight: [
    { en: "barely", fr: "à la limite" },
    {
      en: "Under the bandwidth ceiling, but above what engines usually reach: ask for engine, batch and prompt.",
      fr: "Sous le plafond de bande passante, mais au-dessus de ce qu’atteignent les moteurs : demandez moteur, lot et prompt.",
    },
  ],
  speculation: [
    { en: "needs a multiplier", fr: "exige un multiplicateur" },
    {
      en: "Above the ceiling of one stream: possible only with speculative decoding, fewer bits per weight or more devices.",
      fr: "Au-dessus du plafond d’un flux : possible seulement avec du décodage spéculatif, moins de bits par poids ou plus de cartes.",
    },
  ],
  aggregate: [
    { en: "not one stream", fr: "pas un seul flux" },
    {
      en: "Far above the ceiling of one stream: a total over many users, not what one of them sees.",
      fr: "Très au-dessus du plafond d’un flux : un total sur de nombreux utilisateurs, pas ce que voit l’un d’eux.",
    },
  ],
  impossible: [
    { en: "impossible so", fr: "impossible ainsi" },
    {
      en: "Above what this hardware can make even for many users together: other hardware, another model or another format.",
      fr: "Au-dessus de ce que ce matériel produit même pour beaucoup d’utilisateurs : autre matériel, autre modèle ou autre format.",
    },
  ],
};
