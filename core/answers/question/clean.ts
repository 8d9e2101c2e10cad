/** Longest text that is read: no question needs more, and no text may cost more than a moment. */
const LONGEST = 2000;

// Spaces that only stand inside numbers: they go before NFKC turns them into plain ones.
const GROUP_SPACE = /(\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g;
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0f\ufeff]|[\u0000-\u001f\u007f]/g;

/**
 * Lower case, one line, without markup, mentions, links, emoji or invisible characters. Accents stay: folded too early,
 * "à 30" would name a card.
 */
export function cleanText(raw: string): string {
  return (
    raw
      .slice(0, LONGEST)
      .replace(GROUP_SPACE, "$1")
      .normalize("NFKC")
      .slice(0, LONGEST)
      .replace(/[\r\n\t]/g, " ")
      .replace(INVISIBLE, "")
      .toLowerCase()
      .replace(/https?:\/\/\S{1,300}|<[@#a-z/!][^<>]{0,80}>|@(?:everyone|here)/g, " ")
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[−‑‐–]/g, "-")
      .replace(/—/g, " - ")
      .replace(/œ/g, "oe")
      .replace(/[→⇒➜]/g, "->")
      .replace(/\bcoeurs?\b/g, "core")
      .replace(/[×✕]/g, "x")
      // "w/ 24k" is no watt, "3x24 GB" no word.
      .replace(/\bw\/(?=[ \da-z])/g, "with ")
      .replace(/\b(under|below|within|sous|moins d'|en) ?(?:one|an?|la|une) (seconde?)\b/g, "$1 1 $2")
      .replace(/\bbandwi(?:th|dht|ht)\b/g, "bandwidth")
      .replace(/(\d)x(?=\d{1,3} ?g(?:b|o)?\b)/g, "$1 x ")
      .replace(/\*\*|'{2,}|[|#~@]|\p{Extended_Pictographic}/gu, (mark) => (/\d/.test(mark) ? mark : " "))
      .replace(/ {2,}/g, " ")
      .trim()
  );
}

/** Without accents, every character in its place. */
export function foldInPlace(text: string): string {
  return text.replace(/[^\u0000-\u007f]/g, (char) => char.normalize("NFD").charAt(0));
}
