import type { SlotName } from "../slots.js";
import type { Per, UnitId } from "./units.js";

/** What a quantity means when a word near it says so. On folded text, English and French side by side. */
export interface RoleRule {
  readonly slot: SlotName | "none";
  readonly units: readonly UnitId[];
  /** Only with this rate; absent: only without a rate. */
  readonly per?: Per;
  /** Word that gives the quantity this meaning; absent: the unit alone does. */
  readonly label?: RegExp;
  readonly factor?: number;
  /** "10 times cheaper" is a tenth. */
  readonly inverse?: true;
  readonly most?: number;
  /** Only in a text that says this somewhere. */
  readonly only?: RegExp;
}

const THOUSAND = 1000;

/** Times: the label nearest to the number wins. */
const TIMES: readonly RoleRule[] = [
  { slot: "tpot_ms", units: ["time"], per: "token", factor: THOUSAND },
  {
    slot: "tpot_ms",
    units: ["time", "bare"],
    label:
      /tpot|\bone every\b|\bun toutes les\b|\bitl\b|inter-?token|entre (?:deux |chaque )?(?:tokens|jetons)|between tokens|(?:per|par|each|chaque) (?:output )?(?:token|jeton)|time per output/g,
    factor: THOUSAND,
  },
  { slot: "tpot_ms", units: ["time"], label: /\beach\b|chacun\w*/g, factor: THOUSAND, most: 0.25 },
  {
    slot: "ttft_ms",
    units: ["time", "bare"],
    label:
      /ttft|\bfirst one\b|\ble premier\b|\bafter\b|\bapres\b|to start(?: answering)?|a demarrer|a commencer|(?:first|1st) (?:token|word|chunk|byte)|premiere? (?:token|jeton|mot|reponse)|1er (?:token|jeton|mot)|\bprefill\b|prechargement|prompt (?:processing|eval\w*)|\bllm\b|(?:avant|before) (?:the |le |la )?(?:first|premiere?|1er)|avant (?:de (?:commencer|demarrer|repondre)|d'afficher|d'ecrire|d'avoir|toute)|before (?:any|showing|printing|output)|before (?:it|the model) (?:starts|answers|replies)/g,
    factor: THOUSAND,
  },
  {
    slot: "asr_ms",
    units: ["time", "bare"],
    label:
      /\basr\b|\bstt\b|speech-?to-?text|whisper|deepgram|parakeet|transcri\w*|recogni\w*|reconnaissance/g,
    factor: THOUSAND,
  },
  {
    slot: "tts_ms",
    units: ["time", "bare"],
    label:
      /\btts\b(?:(?:'s)? first (?:byte|audio|chunk|sound))?|premier son|piper|elevenlabs|xtts|kokoro|cartesia|text-?to-?speech|synth\w*|voix de sortie|speech output|vocalis\w*/g,
    factor: THOUSAND,
  },
  {
    slot: "vad_ms",
    units: ["time", "bare"],
    label:
      /\bvad\b|endpoint\w*|silence|turn detection|end of (?:turn|speech)|fin de (?:parole|tour|phrase)|detection de (?:fin|voix|parole)/g,
    factor: THOUSAND,
  },
  {
    slot: "network_ms",
    units: ["time", "bare"],
    label:
      /network|reseau|\brtt\b|\bping\b|webrtc|telephonie|\bnet\b|transport|round ?trip|aller-retour|internet/g,
    factor: THOUSAND,
  },
  {
    slot: "network_ms",
    units: ["time", "bare"],
    label: /telephon\w*/g,
    // Of a bot on the telephone it is no word for the network.
    only: /^(?!.*(?:bot|agent|appel|assistant) telephon)/,
    factor: THOUSAND,
  },
  {
    slot: "tool_s",
    units: ["time"],
    label:
      /\btools?\b|\boutils?\b|tool (?:call|use|time)|function call\w*|fonction|recherche|\bsearch\b|fetch\w*|\bweb\b|retriev\w*|browser|api externe|external api/g,
  },
  {
    slot: "latency_s",
    units: ["time"],
    label: /\bbudget\b|\blimit\w*|deadline|time ?out|\bsur\b|out of|total of|au total|plafond/g,
  },
  { slot: "hours_per_day", units: ["hours"], per: "day" },
  { slot: "none", units: ["years"], label: /j'avais|j'ai|i'm|i was|i were|age/g },
  { slot: "amortisation_years", units: ["years"] },
];

/** Tokens by role. */
const TOKENS: readonly RoleRule[] = [
  {
    slot: "tps",
    units: ["tps"],
    label:
      /each|per user|chacun\w*|par utilisateur|par personne|per (?:stream|session|request|person)|single|mini\w*|at least|au moins/g,
  },
  {
    slot: "prefill_tps",
    units: ["tps"],
    label: /prefill|prompt (?:processing|eval)|\bpp\d*\b|lecture (?:du prompt|de l'invite)|prechargement/g,
  },
  {
    slot: "tps_total",
    units: ["tps"],
    label:
      /aggregate\w*|total\w*|overall|cumul\w*|agreg\w*|combined|ensemble|all users|throughput|(?:each|one|gpu|card|node|server|replica|instance|machine|box) (?:does|do|gives|delivers|handles|sustains|outputs|pushes|can do)|(?:gpu|carte|noeud|serveur|replica|instance|machine) (?:fait|debite|sort|tient|donne|delivre|produit|encaisse)|par (?:gpu|serveur|carte|replica)|per (?:gpu|server|card|replica|node)/g,
  },
  { slot: "tokens_per_day", units: ["tok"], per: "day" },
  {
    slot: "tokens_out_per_month",
    units: ["tok"],
    per: "month",
    label: /out(?:put)?\b|sorties?|generes?|completion|reponses?/g,
  },
  {
    slot: "tokens_in_per_month",
    units: ["tok"],
    per: "month",
    label: /\bin(?:put)?\b|entrees?|prompt|invite/g,
  },
  {
    slot: "growth_tokens",
    units: ["tok"],
    label:
      /grow\w*(?: by)?|de plus|augment\w*|grandi\w*|grossi\w*|s'allong\w*|adds|ajoute\w*|extra|additional|supplementaires?/g,
  },
  {
    slot: "base_tokens",
    units: ["tok"],
    label:
      /starts? (?:at|with|from)|starting (?:at|with|from)|\bstarts?\b|\bpart(?:ant)? de|initial\w*|depart|commence\w*|demarr\w*|system prompt|prompt systeme|\bbase\b(?! de (?:code|donnees))|debut\w*/g,
  },
  {
    slot: "cached_tokens",
    units: ["tok"],
    label: /\bcached\b|\bcaches?\b(?= (?:hit|a |at ))|(?:en|in|from|depuis le) cache(?! kv)|prefix\w*/g,
  },
  {
    slot: "thinking_tokens",
    units: ["tok"],
    label: /think\w*|thought\w*|reason\w*|reflexion|reflechi\w*|pens\w*|raisonn\w*/g,
  },
  {
    slot: "draft_tokens",
    units: ["tok", "bare"],
    label:
      /draft\w*|brouillon|gamma|\bk ?=|specul\w*|propos\w*|lookahead|devine\w*|ebauche|num_speculative_tokens/g,
    most: 64,
  },
  {
    slot: "output_tokens",
    units: ["tok"],
    label:
      /\bout(?:put|puts)?\b(?! of)|\bosl\b|generat\w*|gener\w+|repl(?:y|ies)|answers?|responses?|completions?|reponses?|sorties?|ecri\w*|writ\w*|\bnew\b|produ\w*|stream\w*|redig\w*|resum\w*|summar\w*|repond\w*/g,
  },
  {
    slot: "prompt_tokens",
    units: ["tok"],
    label:
      /\bin(?:put|puts)?\b|\bisl\b|(?:re-?)?sends?\b|renvoi\w*|prompts?|invites?|entrees?|questions?|\brag\b|documents?|pdf|past(?:e|ing)|coll(?:e|er)|history|historique|code ?base|fichier|file|read\w*|lire|\blus?\b|ingest\w*|feed\w*|messages?|transcript\w*/g,
  },
  {
    slot: "context",
    units: ["bare"],
    label:
      /\bctx\b|context (?:length|size|window)|num_ctx|max_model_len|max-model-len|n_ctx|contexte (?:de|a)|contexte?s? ?[:=]? ?$|fenetre de/g,
  },
  {
    slot: "context",
    units: ["tok"],
    label:
      /\bctx\b|contexts?|contextes?|window|fenetre|num_ctx|max_model_len|max-model-len|seq(?:uence)? ?len\w*|n_ctx|longueur|conversation/g,
  },
];

/** Rates and crowds. */
const LOAD: readonly RoleRule[] = [
  { slot: "rps", units: ["req", "calls", "users"], per: "s" },
  { slot: "rps", units: ["req", "calls"], per: "min", factor: 1 / 60 },
  { slot: "rps", units: ["req", "calls"], per: "h", factor: 1 / 3600 },
  { slot: "requests_per_day", units: ["req", "calls", "users"], per: "day" },
  { slot: "requests_per_day", units: ["req", "calls"], per: "month", factor: 1 / 30 },
  { slot: "words_per_day", units: ["words"], per: "day" },
  { slot: "wpm", units: ["words"], per: "min" },
  { slot: "words", units: ["words"] },
  { slot: "output_pages", units: ["pages"], label: /writ\w*|redig\w*|ecri\w*|gener\w*|produ\w*/g },
  { slot: "pages", units: ["pages"] },
  {
    slot: "concurrency",
    units: ["req", "users", "calls", "bare"],
    label:
      /concurren\w*|parallel\w*|simult\w*|at (?:once|the same time|a time)|same time|en meme temps|a la fois|batch(?:es|ed|ing)?(?: size)?|\blots?\b|taille de lot|in flight|en vol|actifs?|active/g,
  },
  {
    slot: "users",
    units: ["users"],
    label:
      /daily|registered|headcount|inscrits?|employ\w*|salari\w*|people|personnes?|collabora\w*|million|students|etudiants|staff|company|entreprise|pme|sharing|partag\w*/g,
  },
  { slot: "concurrency", units: ["users"] },
  { slot: "calls", units: ["calls"] },
];

/** The machine. */
const MACHINE: readonly RoleRule[] = [
  { slot: "bandwidth_gbs", units: ["gbs"] },
  { slot: "bandwidth_gbs", units: ["bare"], label: /bandwidth|bande passante/g },
  { slot: "tflops", units: ["tflops"] },
  {
    slot: "ram_gb",
    units: ["gb"],
    label: /\bram\b|system memory|memoire (?:vive|systeme)|\bddr\d?\b|sdram/g,
  },
  {
    slot: "weights_gb",
    units: ["gb"],
    label:
      /weights?|poids|gguf|modele? (?:file |loaded )?(?:de|of|fait|is|takes)|model(?: file)? loaded|fichier|\bloaded\b|^ ?gb model\b|gb model\b/g,
  },
  {
    slot: "kv_gb_per_request",
    units: ["gb"],
    label: /(?:per|par|each|chaque) (?:request|requete|user|utilisateur|session|seq\w*)/g,
  },
  { slot: "vram_gb", units: ["gb"] },
  { slot: "gpus", units: ["gpus"] },
  {
    slot: "none",
    units: ["params"],
    label: /drafts?(?: model)?\b(?! (?:for|of|model for))|brouillon\b(?! (?:pour|de))/g,
  },
  { slot: "power_w", units: ["watt"] },
  { slot: "active_b", units: ["active"] },
];

/** Shares and knobs. */
const SHARES: readonly RoleRule[] = [
  // A share of the prompt, until its length is known.
  {
    slot: "cached_tokens",
    units: ["pct"],
    label:
      /(?:prefix|prompt)?[- ]?cache[- ]?hits?|\bhit[- ]rate|cache prefixe|prefixes?|(?:en|in|du|de|from) (?:the |le )?cache\b|\bcached\b|\bcaching\b/g,
    only: /^(?!.*(?:discount|remise|cheaper|moins cher|\boff\b|prix|price))/,
  },
  { slot: "acceptance", units: ["pct", "bare"], label: /accept\w*|\balpha\b|\ba ?=/g },
  {
    slot: "acceptance",
    units: ["pct", "bare"],
    label: /\btaux\b|\brate\b/g,
    most: 1,
    only: /specul|draft|brouillon/,
  },
  {
    slot: "cost_ratio",
    units: ["pct", "bare"],
    label:
      /(?:of|de) (?:the |la |du )?(?:target|big|main|large|cible|grand|gros)\w*|\bc ?=|draft costs?|cost ratio|cout(?: relatif| du brouillon)?|costs?|coute/g,
    most: 1,
    only: /draft|brouillon|specul|accept|gamma/,
  },
  {
    slot: "cost_ratio",
    units: ["times"],
    label: /cheaper|smaller|faster|less|moins cher|plus petit|plus rapide/g,
    only: /draft|brouillon|specul/,
    inverse: true,
  },
  // The generation of a method: "EAGLE 3".
  { slot: "none", units: ["bare"], label: /\b(?:eagle|medusa|hydra)[- ]?$/g },
  {
    slot: "discount",
    units: ["pct"],
    label: /discount|\boff\b|batch|remise|reduc\w*|rabais|cheaper|moins cher/g,
  },
  {
    slot: "utilisation",
    units: ["pct", "bare"],
    label: /utili[sz]ation|\bload\b|\bcharge\b|\busage\b|occup\w*|\bbusy\b|d'utilisation|duty|taux d'emploi/g,
    most: 1,
  },
  {
    slot: "active_ratio",
    units: ["pct"],
    label: /acti(?:ve|fs|f)|online|connect\w*|simult\w*|at the same time|en meme temps/g,
  },
  { slot: "temperature", units: ["bare"], label: /temperature|\btemp\b|\bt ?=/g },
  { slot: "top_p", units: ["bare", "pct"], label: /top[-_ ]?p|nucleus|noyau/g },
  { slot: "top_k", units: ["bare"], label: /top[-_ ]?k/g },
  { slot: "min_p", units: ["bare", "pct"], label: /min[-_ ]?p/g },
];

export const ROLE_RULES: readonly RoleRule[] = [...TIMES, ...TOKENS, ...LOAD, ...MACHINE, ...SHARES];
