/** What a number counts. Times are in seconds, memory in GB, model sizes in billions. */
export type UnitId =
  | "params"
  | "active"
  | "gb"
  | "gbs"
  | "tflops"
  | "tok"
  | "tps"
  | "time"
  | "hours"
  | "days"
  | "months"
  | "years"
  | "money"
  | "watt"
  | "pct"
  | "bits"
  | "bpw"
  | "req"
  | "users"
  | "calls"
  | "words"
  | "pages"
  | "gpus"
  | "times"
  | "other"
  | "bare";

export type Per = "s" | "min" | "h" | "day" | "month" | "year" | "million" | "token" | "kwh";

const SECOND = "s(?:ec(?:onde?)?s?)?";
const EVERY = "(?: ?/ ?| per | par | a la | a | p/| la | each )";
const SAID_OF_TOKENS =
  "(?:(?:concurrent|parallel|simultaneous|active|output|input|prompt|new|total|generated|completion|thinking|reasoning|" +
  "cached|cache|draft|drafted|speculative|speculated|proposed|average|avg|llm|model|api|tool|max|more|daily|monthly|french|" +
  "english|context|ctx|small|sequential|chained|successive|back-to-back|agent|inference|chat|web|customer|support|internal|" +
  "voice|extra|additional|fresh|of|de|d')[ -]?){0,3}";

// On folded text, the longer reading first. `[unit, factor, pattern]`.
const UNITS: readonly (readonly [UnitId, number, string])[] = [
  ["gbs", 1, `(?:gb|go|gib|gio|gigabytes?|gigaoctets?|gigs?)(?:ps|${EVERY}${SECOND})`],
  ["gbs", 1000, `(?:tb|to|tib|tio)(?:ps|${EVERY}${SECOND})`],
  ["gbs", 1e6, `(?:pb|po)${EVERY}${SECOND}`],
  ["tps", 1, `(?:${SAID_OF_TOKENS}(?:tokens?|toks?|tkns?|tk|jetons?|t)${EVERY}${SECOND}|tps|tok ?ps)`],
  ["tflops", 1, "(?:tflops?|teraflops?|tops)"],
  ["tflops", 1000, "(?:pflops?|petaflops?)"],
  ["params", 0.001, "m(?:illions?)? (?:de |d'|of )?param[a-z]*"],
  ["params", 1, "(?:milliards?|billions?|bn?|mds?) (?:de |d'|of |total |active )?param[a-z]*"],
  ["params", 1000, "(?:trillions?|t) (?:de |d'|of |total )?param[a-z]*"],
  ["tok", 1e9, "(?:milliards?|billions?|bn?|mds?) (?:de |d'|of )?(?:tokens?|toks?|jetons?)"],
  ["words", 1e9, "(?:milliards?|billions?) (?:de |of )?(?:mots|words)"],
  ["active", 1, "(?:b|milliards?|billions?) (?:active|actifs|activated)"],
  ["params", 1000, "t(?= (?:de )?(?:model|modele|moe|param)|-?(?:model|param))"],
  ["params", 1, "(?:milliards?|billions?|bn|mds|b)"],
  ["time", 0.001, "(?:ms|msecs?|millisec(?:onde?)?s?|millis)"],
  ["hours", 1, "(?:h|hrs?|hours?|heures?)"],
  ["time", 60, "(?:mins?(?!-p)|minutes?|mn)"],
  ["gb", 1000, "(?:tb|tib|tio|teras?(?:octets?|bytes?)?|to(?= (?:de|d')|[,.;:?)]|$))"],
  ["gb", 0.001, "(?:mb|mo|mib|mio|megaoctets?|megabytes?)"],
  ["gb", 1, "(?:gigas?(?:octets?|bytes?)?|gigs?|gib|gio|gb|go|g)"],
  ["days", 1, "(?:days?|jours?)"],
  ["months", 1, "(?:months?|mois)"],
  ["years", 1, "(?:years?|yrs?|ans?(?! hour)|annees?)"],
  ["watt", 1000, "kw"],
  ["watt", 1, "(?:w|watts?)"],
  ["pct", 0.01, "(?:%|percent|pour ?cents?|pct)"],
  ["bpw", 1, "(?:bpw|bits? (?:per|par) (?:weight|poids))"],
  ["bits", 1, "bits?"],
  ["req", 1, "(?:rps|qps|rpm)"],
  [
    "req",
    1,
    `${SAID_OF_TOKENS}(?:requests?|reqs?|requetes?|queries|query|prompts|sequences?|seqs|streams|flux)`,
  ],
  [
    "users",
    1,
    `${SAID_OF_TOKENS}(?:users?|utilisateurs?|utilisatrices?|people|persons?|personnes?|employees?|employes?|salaries?|clients?|` +
      "collaborateurs?|customers?|devs?|developers?|developpeurs?|agents|students|etudiants?|eleves?|seats?|sessions?|" +
      "conversations?|discussions?|dialogues?|visiteurs?|colleagues?|collegues?|members?|chats)",
  ],
  [
    "calls",
    1,
    `${SAID_OF_TOKENS}(?:calls?|appels?|steps?|etapes?|turns?|tours?|iterations?|rounds?|echanges?|exchanges?|loops?|boucles?|hops|passes|actions?)`,
  ],
  ["words", 1, "wpm"],
  ["words", 1, "(?:(?:french|english|de|d') ?)?(?:words?|mots?)(?: francais| anglais)?"],
  ["pages", 1, "pages?"],
  ["tok", 1, `${SAID_OF_TOKENS}(?:tokens?|toks?|tkns?|jetons?)`],
  ["gpus", 1, "(?:gpus?|cards?|cartes?(?: graphiques?)?|graphics cards|accelerators?|accelerateurs?)"],
  ["times", 1, "(?:x|fois|times)"],
  [
    "other",
    1,
    "(?:cores?|coeurs?|layers?|couches?|experts?|heads?|tetes?|runs?|threads?|canaux|channels?|years? old|nm|mm|cm|km|kg|mhz|ghz|c|eme|er|th|nd|rd)",
  ],
  ["time", 1, SECOND],
];

const COMPILED = UNITS.map(([unit, factor, pattern]) => ({
  unit,
  factor,
  // Also behind "de", "of": "1 million de mots".
  pattern: new RegExp(`[ -]?(?:de |d'|of )?${pattern}(?![a-z0-9_])(?!'[a-z])`, "y"),
}));

/** The unit behind a number and where it ends. */
export function unitAt(
  text: string,
  at: number,
): { readonly unit: UnitId; readonly factor: number; readonly end: number } | undefined {
  for (const { unit, factor, pattern } of COMPILED) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { unit, factor, end: pattern.lastIndex };
  }
  return undefined;
}

const PERS: readonly (readonly [Per, string])[] = [
  ["s", SECOND],
  ["min", "min(?:ute)?s?"],
  ["h", "(?:h|hr|hrs|hours?|heures?)"],
  ["day", "(?:days?|jours?|j)"],
  ["month", "(?:months?|mois|mo)"],
  ["year", "(?:years?|an|annee)"],
  ["million", "(?:1 ?)?(?:millions?|m ?tok(?:en)?s?|m)"],
  ["token", "(?:tokens?|tok|jetons?)"],
  ["kwh", "kwh"],
];

const COMPILED_PERS = PERS.map(([per, pattern]) => ({
  per,
  pattern: new RegExp(
    `(?: ?/ ?| ?(?:per|par|an?|by|le|la|du|des|the|each|chaque|tous les|toutes les) | ?(?:de |a )?l')${pattern}(?![a-z0-9])`,
    "y",
  ),
}));
const WITH_ADVERB: readonly (readonly [Per, RegExp])[] = [
  ["month", / ?-?(?:monthly|mensuels?|mensuelles?)\b/y],
  ["day", / ?-?(?:daily|quotidiens?|quotidiennes?)\b/y],
  ["h", / ?-?hourly\b/y],
];

/** "per second", "/h", "le million", "de l'heure" behind a unit. */
export function perAt(text: string, at: number): { readonly per: Per; readonly end: number } | undefined {
  for (const { per, pattern } of COMPILED_PERS) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { per, end: pattern.lastIndex };
  }
  for (const [per, pattern] of WITH_ADVERB) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { per, end: pattern.lastIndex };
  }
  return undefined;
}
