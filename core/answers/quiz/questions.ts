import type { Text } from "../../text/lang.js";

export interface Question {
  readonly ask: Text;
  readonly choices: readonly Text[];
  /** From 1. */
  readonly right: number;
  readonly why: Text;
  /** Checks the figure in the explanation. */
  readonly formula?: Text;
  /** Entry of the glossary. */
  readonly term?: string;
}

const same = (text: string): Text => ({ en: text, fr: text });

export const QUESTIONS: readonly Question[] = [
  {
    ask: {
      en: "One user, 70B in 16 bit, a card with 3,350 GB/s. What is the most it can write?",
      fr: "Un utilisateur, 70 milliards en 16 bits, une carte à 3 350 Go/s : combien peut-elle écrire au plus ?",
    },
    choices: [same("96 tok/s"), same("24 tok/s"), same("150 tok/s"), same("12 tok/s")],
    right: 2,
    why: {
      en: "Each token reads all 140 GB of weights once: 3,350 / 140 = 23.9 tok/s, about 42 ms a token. No kernel beats that without reading fewer bytes.",
      fr: "Chaque token lit une fois les 140 Go de poids : 3 350 / 140 = 23,9 tok/s, soit environ 42 ms par token. Aucun noyau ne fait mieux sans lire moins d’octets.",
    },
    formula: { en: "=TOKENS_PER_SEC(70, 2, 3350)", fr: "=TOKENS_PER_SEC(70;2;3350)" },
    term: "memory_bandwidth",
  },
  {
    ask: {
      en: "What limits the decoding of one stream?",
      fr: "Qu’est-ce qui limite le décodage d’un flux isolé ?",
    },
    choices: [
      same("TFLOPS"),
      { en: "number of CUDA cores", fr: "nombre de cœurs CUDA" },
      { en: "memory bandwidth", fr: "bande passante" },
      { en: "PCIe", fr: "PCIe" },
    ],
    right: 3,
    why: {
      en: "The multiplication of one token is trivial; bringing the weights to it is not. Twice the TFLOPS at the same bandwidth changes nothing for one user.",
      fr: "Multiplier pour un token est trivial ; lui amener les poids ne l’est pas. Deux fois plus de TFLOPS à bande passante égale ne change rien pour un utilisateur.",
    },
    term: "decode",
  },
  {
    ask: { en: "And what limits the reading of a long prompt?", fr: "Et la lecture d’un long prompt ?" },
    choices: [
      { en: "compute", fr: "le calcul" },
      { en: "memory bandwidth", fr: "bande passante" },
      { en: "the disk", fr: "le disque" },
      { en: "the temperature", fr: "la température" },
    ],
    right: 1,
    why: {
      en: "Thousands of tokens share one reading of the weights, so the matrix units are the limit. That is why a machine with a fast memory and weak compute (a Mac) writes well and waits long before the first token.",
      fr: "Des milliers de tokens partagent une lecture des poids : ce sont les unités matricielles qui limitent. Voilà pourquoi une machine à mémoire rapide et calcul modeste (un Mac) écrit bien mais attend longtemps avant le premier token.",
    },
    term: "prefill",
  },
  {
    ask: {
      en: "TTFT 200 ms, 20 ms per token, 500 tokens. How long is the answer?",
      fr: "TTFT de 200 ms, 20 ms par token, 500 tokens : combien dure la réponse ?",
    },
    choices: [
      { en: "10.00 s", fr: "10,00 s" },
      { en: "10.18 s", fr: "10,18 s" },
      { en: "10.20 s", fr: "10,20 s" },
      { en: "2.7 s", fr: "2,7 s" },
    ],
    right: 2,
    why: {
      en: "The first token comes with the TTFT, so 499 gaps follow: 0.2 + 499 × 0.02 = 10.18 s, an overall 49.1 tok/s.",
      fr: "Le premier token arrive avec le TTFT ; suivent 499 intervalles : 0,2 + 499 × 0,02 = 10,18 s, soit 49,1 tok/s au total.",
    },
    formula: { en: "=RESPONSE_TIME_S(200, 20, 500)", fr: "=RESPONSE_TIME_S(200;20;500)" },
    term: "latency",
  },
  {
    ask: {
      en: "From 16 bit to Q4_K_M: how many times smaller are the weights?",
      fr: "De 16 bits à Q4_K_M : combien de fois les poids rétrécissent-ils ?",
    },
    choices: [same("4 ×"), same("8 ×"), same("2 ×"), { en: "3.3 ×", fr: "3,3 ×" }],
    right: 4,
    why: {
      en: "Scales and the tensors kept in 6 bits make about 4.89 bits per weight: 16 / 4.89 = 3.27. “Four bits, four times” forgets them.",
      fr: "Échelles et tenseurs gardés en 6 bits font environ 4,89 bits par poids : 16 / 4,89 = 3,27. « Quatre bits, quatre fois » les oublie.",
    },
    formula: { en: "=QUANT_SPEEDUP(70, 2, 0.6118)", fr: "=QUANT_SPEEDUP(70;2;0,6118)" },
    term: "q4_k_m",
  },
  {
    ask: {
      en: "A server goes from 1 to 32 users at once. What happens to each user’s speed?",
      fr: "Un serveur passe de 1 à 32 utilisateurs simultanés. Que devient la vitesse de chacun ?",
    },
    choices: [
      { en: "32 times higher", fr: "32 fois plus haute" },
      { en: "32 times lower", fr: "32 fois plus basse" },
      { en: "somewhat lower", fr: "un peu plus basse" },
      { en: "unchanged, always", fr: "inchangée, toujours" },
    ],
    right: 3,
    why: {
      en: "The weights are read once for all 32, so the total rises almost 32 times, while reading 32 caches and sharing compute slow each one down a little. Batching raises the aggregate, not the speed of one user.",
      fr: "Les poids sont lus une fois pour les 32 : le total est multiplié par presque 32, tandis que lire 32 caches et partager le calcul ralentit un peu chacun. Le batching augmente le total, pas la vitesse d’un utilisateur.",
    },
    term: "batch",
  },
  {
    ask: {
      en: "Two identical cards with llama.cpp in its default layer split, one user. How much faster?",
      fr: "Deux cartes identiques sous llama.cpp, répartition par couches par défaut, un utilisateur. Combien plus vite ?",
    },
    choices: [
      { en: "no faster", fr: "pas plus vite" },
      { en: "twice", fr: "deux fois" },
      { en: "1.7 times", fr: "1,7 fois" },
      { en: "four times", fr: "quatre fois" },
    ],
    right: 1,
    why: {
      en: "The cards take turns: splitting layers adds memory, not speed. Tensor parallelism makes them read at the same time, and gives 1.5 to 1.8 times with a good link.",
      fr: "Les cartes travaillent à tour de rôle : répartir les couches ajoute de la mémoire, pas de la vitesse. Le parallélisme de tenseurs les fait lire ensemble et donne 1,5 à 1,8 fois avec une bonne liaison.",
    },
    term: "pipeline_parallel",
  },
  {
    ask: {
      en: "Speculative decoding changes the output of the large model…",
      fr: "Le décodage spéculatif change la sortie du grand modèle…",
    },
    choices: [
      { en: "a little, for speed", fr: "un peu, contre de la vitesse" },
      { en: "not its distribution", fr: "pas sa distribution" },
      { en: "to the small model’s", fr: "en celle du petit" },
      { en: "only in French", fr: "seulement en français" },
    ],
    right: 2,
    why: {
      en: "The acceptance rule keeps exactly the large model’s distribution. Word for word the same text comes only in greedy decoding, up to rounding.",
      fr: "La règle d’acceptation conserve exactement la distribution du grand modèle. Le texte n’est identique mot pour mot qu’en glouton, aux arrondis près.",
    },
    term: "speculative_decoding",
  },
  {
    ask: {
      en: "Draft of 5 tokens, 80 % accepted, a draft step costs 5 %. Gain for one user?",
      fr: "Brouillon de 5 tokens, 80 % acceptés, un pas de brouillon coûte 5 %. Gain pour un utilisateur ?",
    },
    choices: [same("5 ×"), same("4 ×"), { en: "2.95 ×", fr: "2,95 ×" }, { en: "1.2 ×", fr: "1,2 ×" }],
    right: 3,
    why: {
      en: "A step yields 1 + 0.8 + … + 0.8⁵ = 3.69 tokens and costs 1 + 5 × 0.05 = 1.25: 2.95 times. In a batch of 128 the same setting brings 1.3.",
      fr: "Un pas donne 1 + 0,8 + … + 0,8⁵ = 3,69 tokens et coûte 1 + 5 × 0,05 = 1,25 : 2,95 fois. Dans un lot de 128, le même réglage rapporte 1,3.",
    },
    formula: { en: "=SPEC_SPEEDUP(0.8, 5, 0.05)", fr: "=SPEC_SPEEDUP(0,8;5;0,05)" },
    term: "acceptance",
  },
  {
    ask: {
      en: "KV cache of Llama 3 70B, 8,192 tokens, 16 bit, one user?",
      fr: "Cache KV de Llama 3 70B, 8 192 tokens, 16 bits, un utilisateur ?",
    },
    choices: [
      { en: "0.3 GB", fr: "0,3 Go" },
      { en: "2.7 GB", fr: "2,7 Go" },
      { en: "20 GB", fr: "20 Go" },
      { en: "140 GB", fr: "140 Go" },
    ],
    right: 2,
    why: {
      en: "2 × 80 layers × 8 KV heads × 128 × 2 bytes = 320 KiB a token; times 8,192 is 2.68 GB. With all 64 heads it would be 21 GB: grouped queries make the difference.",
      fr: "2 × 80 couches × 8 têtes KV × 128 × 2 octets = 320 Kio par token ; fois 8 192, cela fait 2,68 Go. Avec les 64 têtes, ce serait 21 Go : les requêtes groupées font la différence.",
    },
    formula: { en: "=KV_CACHE_GB(80, 8, 128, 8192)", fr: "=KV_CACHE_GB(80;8;128;8192)" },
    term: "kv_cache",
  },
  {
    ask: {
      en: "A mixture of experts with 671 B parameters, 37 B active. What must be in memory?",
      fr: "Un mélange d’experts de 671 milliards de paramètres, 37 actifs. Que faut-il en mémoire ?",
    },
    choices: [
      { en: "37 B", fr: "37 milliards" },
      { en: "only the router", fr: "le routeur seul" },
      { en: "the average", fr: "la moyenne" },
      { en: "all 671 B", fr: "les 671 milliards" },
    ],
    right: 4,
    why: {
      en: "Any token may need any expert, so all of them are loaded. Only the reading per token, and with it the speed of one user, follows the 37 B.",
      fr: "N’importe quel token peut demander n’importe quel expert : tous sont chargés. Seule la lecture par token, donc la vitesse d’un utilisateur, suit les 37 milliards.",
    },
    term: "moe",
  },
  {
    ask: {
      en: "An agent makes 20 calls of 800 tokens. From 70 to 750 tok/s, with 0.5 s TTFT and 1.5 s of tools per call, it gets…",
      fr: "Un agent fait 20 appels de 800 tokens. De 70 à 750 tok/s, avec 0,5 s de TTFT et 1,5 s d’outils par appel, il va…",
    },
    choices: [
      { en: "4.4 times faster", fr: "4,4 fois plus vite" },
      { en: "10.7 times faster", fr: "10,7 fois plus vite" },
      { en: "214 times faster", fr: "214 fois plus vite" },
      { en: "twice as fast", fr: "deux fois plus vite" },
    ],
    right: 1,
    why: {
      en: "268.6 s become 61.3 s: times add up over the calls, and the 40 s of TTFT and tools stay. The gain can never exceed the ratio of the speeds.",
      fr: "268,6 s deviennent 61,3 s : les durées s’ajoutent d’un appel à l’autre, et les 40 s de TTFT et d’outils demeurent. Le gain ne dépasse jamais le rapport des vitesses.",
    },
    formula: { en: "=AGENT_LOOP_S(20, 800, 750, 500, 1.5)", fr: "=AGENT_LOOP_S(20;800;750;500;1,5)" },
    term: "agent_loop",
  },
  {
    ask: {
      en: "Temperature 0 on a shared server: the same question gives…",
      fr: "Température 0 sur un serveur partagé : la même question donne…",
    },
    choices: [
      { en: "always the same text", fr: "toujours le même texte" },
      { en: "usually the same, no guarantee", fr: "souvent le même, sans garantie" },
      { en: "a random text", fr: "un texte aléatoire" },
      { en: "an error", fr: "une erreur" },
    ],
    right: 2,
    why: {
      en: "The order of the floating-point sums depends on who else is in the batch, and two nearly equal candidates may swap. A seed fixes the draw, not the arithmetic.",
      fr: "L’ordre des sommes en virgule flottante dépend de qui partage le lot, et deux candidats presque à égalité peuvent s’inverser. Une graine fige le tirage, pas l’arithmétique.",
    },
    term: "temperature",
  },
  {
    ask: { en: "A higher temperature…", fr: "Une température plus haute…" },
    choices: [
      { en: "can put another token first", fr: "peut placer un autre token en tête" },
      { en: "makes the model smarter", fr: "rend le modèle plus malin" },
      { en: "keeps the order, evens the chances", fr: "garde l’ordre, rapproche les chances" },
      { en: "slows decoding", fr: "ralentit le décodage" },
    ],
    right: 3,
    why: {
      en: "45 % against 22 % is odds of 2.05; at T = 2 they fall to 1.43 and never below 1. Only the draw can come out differently.",
      fr: "45 % contre 22 %, c’est un rapport de 2,05 ; à T = 2 il tombe à 1,43 et jamais sous 1. Seul le tirage peut tourner autrement.",
    },
    formula: { en: "=ODDS_AT_TEMP(0.45, 0.22, 2)", fr: "=ODDS_AT_TEMP(0,45;0,22;2)" },
    term: "temperature",
  },
  {
    ask: {
      en: "How many Groq LPUs (230 MB each) hold a 70B in 8 bit?",
      fr: "Combien de LPU Groq (230 Mo chacune) logent un 70B en 8 bits ?",
    },
    choices: [same("8"), { en: "6,269", fr: "6 269" }, same("70"), same("305")],
    right: 4,
    why: {
      en: "70 / 0.23 = 304.3, so 305 whole chips, without any cache: real racks use more. In series they read 80 TB/s for one stream, 1,143 tok/s at most without speculation.",
      fr: "70 / 0,23 = 304,3, donc 305 puces entières, sans aucun cache : les vrais racks en prennent davantage. En série, elles lisent 80 To/s pour un flux, 1 143 tok/s au plus sans spéculation.",
    },
    formula: { en: "=CHIPS_TO_HOLD(70, 1, 0.23)", fr: "=CHIPS_TO_HOLD(70;1;0,23)" },
    term: "sram",
  },
  {
    ask: {
      en: "“150 tok/s for a 70B in 16 bit on one H100, one user, no tricks.” Your verdict?",
      fr: "« 150 tok/s pour un 70B en 16 bits sur un H100, un utilisateur, sans artifice. » Votre verdict ?",
    },
    choices: [
      { en: "plausible", fr: "plausible" },
      { en: "6.3 times the ceiling", fr: "6,3 fois le plafond" },
      { en: "a bit optimistic", fr: "un peu optimiste" },
      { en: "slow", fr: "lent" },
    ],
    right: 2,
    why: {
      en: "The ceiling is 23.9 tok/s, and the weights do not even fit in 80 GB. Such figures mean several cards, fewer bits, an MoE, or the sum over many users.",
      fr: "Le plafond est de 23,9 tok/s, et les poids ne tiennent même pas dans 80 Go. De tels chiffres supposent plusieurs cartes, moins de bits, un MoE, ou la somme de nombreux utilisateurs.",
    },
    formula: { en: "=CLAIM_RATIO(150, 70, 2, 3350)", fr: "=CLAIM_RATIO(150;70;2;3350)" },
    term: "tps",
  },
  {
    ask: {
      en: "50 requests per second, 10.18 s each. How many run at the same time?",
      fr: "50 requêtes par seconde, 10,18 s chacune : combien tournent en même temps ?",
    },
    choices: [same("509"), same("50"), same("5"), { en: "5,090", fr: "5 090" }],
    right: 1,
    why: {
      en: "Little’s law: 50 × 10.18 = 509. So many sequences need memory for their caches, whatever the distribution of arrivals.",
      fr: "Loi de Little : 50 × 10,18 = 509. Autant de séquences demandent de la mémoire pour leur cache, quelle que soit la distribution des arrivées.",
    },
    formula: { en: "=RUNNING_REQUESTS(50, 10.18)", fr: "=RUNNING_REQUESTS(50;10,18)" },
    term: "littles_law",
  },
  {
    ask: {
      en: "A GPU at $2.50/h makes 24 tok/s for one user. Cost per million tokens?",
      fr: "Un GPU à 2,50 $/h fait 24 tok/s pour un utilisateur. Coût du million de tokens ?",
    },
    choices: [
      { en: "$0.29", fr: "0,29 $" },
      { en: "$2.50", fr: "2,50 $" },
      { en: "$29", fr: "29 $" },
      { en: "$290", fr: "290 $" },
    ],
    right: 3,
    why: {
      en: "2.5 / (24 × 3,600) × 10⁶ = 28.9 USD. With a full batch the same card makes a hundred times more tokens: batch and utilisation decide the cost.",
      fr: "2,5 / (24 × 3 600) × 10⁶ = 28,9 USD. Avec un lot plein, la même carte fait cent fois plus de tokens : lot et utilisation font le coût.",
    },
    formula: { en: "=COST_PER_MTOK_USD(2.5, 24)", fr: "=COST_PER_MTOK_USD(2,5;24)" },
    term: "utilisation",
  },
  {
    ask: {
      en: "A voice assistant should answer within 500 ms. TTFT is 240 ms. What is left for everything else?",
      fr: "Un assistant vocal doit répondre en 500 ms. Le TTFT est de 240 ms : que reste-t-il pour tout le reste ?",
    },
    choices: [same("500 ms"), same("260 ms"), same("740 ms"), same("0 ms")],
    right: 2,
    why: {
      en: "260 ms for speech recognition, end of turn, synthesis and network. People leave each other about 200 ms; 500 is what they tolerate.",
      fr: "260 ms pour la reconnaissance, la fin de tour, la synthèse et le réseau. Entre humains, le silence dure environ 200 ms ; 500 est toléré.",
    },
    formula: { en: "=VOICE_SLACK_MS(500, 240)", fr: "=VOICE_SLACK_MS(500;240)" },
    term: "ttft",
  },
  {
    ask: {
      en: "Your benchmark shows 41 tok/s from one short prompt. What makes it worth showing?",
      fr: "Votre mesure donne 41 tok/s sur un prompt court. Que faut-il pour qu’elle vaille ?",
    },
    choices: [
      { en: "three decimals", fr: "trois décimales" },
      { en: "a lower temperature", fr: "une température plus basse" },
      { en: "a faster card", fr: "une carte plus rapide" },
      {
        en: "real prompts, repeats, medians, TTFT apart",
        fr: "vrais prompts, répétitions, médianes, TTFT à part",
      },
    ],
    right: 4,
    why: {
      en: "10 to 20 of your own prompts, streaming, TTFT and decode speed apart, 5 repeats at 3 times of the day, medians and p95, and a second run with a long context.",
      fr: "De 10 à 20 de vos prompts, en streaming, TTFT et vitesse de décodage à part, 5 répétitions à 3 moments de la journée, médianes et p95, puis une série avec un long contexte.",
    },
    term: "p95",
  },
];
