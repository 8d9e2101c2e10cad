import { type Question, same } from "./question.js";

/** Agents, claims, fleets, costs and measurements. */
export const practice: readonly Question[] = [
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
