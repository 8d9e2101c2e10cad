import { type Question, same } from "./question.js";

/** Bandwidth, compute, memory and sampling. */
export const basics: readonly Question[] = [
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
];
