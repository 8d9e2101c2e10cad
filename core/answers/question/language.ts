import type { Lang } from "../../text/lang.js";
import { cleanText, foldInPlace } from "./clean.js";

// Words that only one of the two languages has, without accents.
const WORDS: Readonly<Record<Lang, ReadonlySet<string>>> = {
  en: new Set(
    (
      "the is are of and or with for how many much what which does do can will would should when why on at in my i you it to " +
      "from per each than fast long cost token time size between need take takes fit run running get getting max memory"
    ).split(" "),
  ),
  fr: new Set(
    (
      "le la les un une des du de et ou avec pour combien quel quelle quels quelles est sont que qui quoi sur dans mon ma mes je " +
      "tu il par chaque jeton jetons debit temps taille entre faut tient tourne rentre vitesse memoire quand pourquoi cout " +
      "cette ce ca mois jour heure milliards go ko mo cartes carte ko au aux en utilisateurs contexte"
    ).split(" "),
  ),
};

/** The language of a text where its words tell, else the reader's: it decides what "1,234" means. */
export function languageOf(folded: string, reader: Lang): Lang {
  const count = { en: 0, fr: 0 };
  for (const word of folded.match(/[a-z]+/g) ?? []) {
    if (WORDS.en.has(word)) count.en++;
    if (WORDS.fr.has(word)) count.fr++;
  }
  if (count.en === count.fr) return reader;
  return count.fr > count.en ? "fr" : "en";
}

/** The language to answer a line in: that of a question, where its words tell; formulas and commands have none. */
export function spokenIn(line: string, reader: Lang): Lang {
  const text = line.trim();
  return /^[=/]|^[A-Za-z]\w*\(/.test(text) ? reader : languageOf(foldInPlace(cleanText(text)), reader);
}
