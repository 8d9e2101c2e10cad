import type { Term } from "./term.js";

/** What fills the memory, and how it shrinks. */
export const memoryTerms: readonly Term[] = [
  {
    id: "kv_cache",
    name: { en: "KV cache", fr: "Cache KV" },
    aliases: ["kv", "key value cache", "cache cle valeur", "context memory"],
    text: {
      en: "The keys and values of every token so far, kept so that they need not be computed again. It grows with the context and with the users: 320 KiB per token for Llama 3 70B in 16 bit, 2.7 GB for 8K tokens, each user. Each step reads it, so long contexts also slow decoding down.",
      fr: "Les clés et valeurs de tous les tokens passés, gardées pour ne pas les recalculer. Il croît avec le contexte et les utilisateurs : 320 Kio par token pour Llama 3 70B en 16 bits, soit 2,7 Go pour 8K tokens, par utilisateur. Chaque pas le relit : un long contexte ralentit donc aussi le décodage.",
    },
    formula: {
      en: "bytes per token = 2 × layers × KV heads × head size × bytes",
      fr: "octets par token = 2 × couches × têtes KV × dimension × octets",
    },
    functionName: "KV_CACHE_GB",
    see: ["gqa", "mla", "paged_attention"],
  },
  {
    id: "gqa",
    name: { en: "GQA, grouped-query attention", fr: "GQA, attention à requêtes groupées" },
    aliases: ["grouped query attention", "mqa", "mha", "kv heads", "tetes kv"],
    text: {
      en: "Several query heads share one key-value head: 64 and 8 in Llama 3 70B, so its cache is 8 times smaller than with multi-head attention. The number of KV heads, not of heads, belongs in the cache formula.",
      fr: "Plusieurs têtes de requête partagent une tête clé-valeur : 64 pour 8 dans Llama 3 70B, d’où un cache 8 fois plus petit qu’en multi-tête. C’est le nombre de têtes KV, non celui des têtes, qui entre dans la formule du cache.",
    },
    functionName: "KV_BYTES_PER_TOKEN",
    see: ["kv_cache", "mla"],
  },
  {
    id: "mla",
    name: { en: "MLA, latent attention", fr: "MLA, attention latente" },
    aliases: ["multi head latent attention", "latent attention", "attention latente"],
    text: {
      en: "Keys and values are stored as one small latent vector per token and layer, as in DeepSeek V3 or Kimi K2: about 70 KB a token instead of 4 MB. Calculators that ignore it print hundreds of GB. Under tensor parallelism each card keeps a full copy.",
      fr: "Clés et valeurs sont rangées en un petit vecteur latent par token et par couche, comme dans DeepSeek V3 ou Kimi K2 : environ 70 ko par token au lieu de 4 Mo. Les calculettes qui l’ignorent affichent des centaines de Go. En parallélisme de tenseurs, chaque carte en garde une copie entière.",
    },
    formula: {
      en: "bytes per token = layers × (latent + position key) × bytes",
      fr: "octets par token = couches × (latent + clé de position) × octets",
    },
    functionName: "KV_MLA_BYTES_PER_TOKEN",
    see: ["kv_cache", "gqa"],
  },
  {
    id: "paged_attention",
    name: { en: "Paged attention", fr: "Attention paginée" },
    aliases: ["pagedattention", "kv blocks", "blocs kv"],
    text: {
      en: "vLLM’s way of storing the cache in small blocks, as an operating system stores pages. No room is reserved for the longest possible answer, so several times more sequences fit. It then fills whatever memory is left, which is why a card looks full on vLLM whatever the model.",
      fr: "La façon dont vLLM range le cache en petits blocs, comme un système d’exploitation ses pages. Rien n’est réservé pour la plus longue réponse possible : plusieurs fois plus de séquences tiennent. Il remplit ensuite toute la mémoire restante, d’où une carte toujours pleine sous vLLM.",
    },
    functionName: "MAX_BATCH_KV",
    see: ["kv_cache", "continuous_batching"],
  },
  {
    id: "quantization",
    name: { en: "Quantisation", fr: "Quantification" },
    aliases: ["quantization", "quant", "quantifier", "int8", "int4", "fp8", "4 bit", "8 bit", "awq", "gptq"],
    text: {
      en: "Storing weights in fewer bits: fewer bytes to read, so decoding gets faster almost in proportion. Four nominal bits are 4.2 to 4.9 with their scales, so 3.3 to 3.6 times smaller than 16 bit, not 4, and the cache does not shrink with them. The loss is small down to 4 bits and must be measured on your task.",
      fr: "Ranger les poids sur moins de bits : moins d’octets à lire, donc un décodage plus rapide presque en proportion. Quatre bits nominaux en font 4,2 à 4,9 avec leurs échelles, soit 3,3 à 3,6 fois moins que 16 bits, pas 4, et le cache ne rétrécit pas avec eux. La perte est faible jusqu’à 4 bits et se mesure sur votre tâche.",
    },
    formula: {
      en: "bits per weight = bits + (scale + zero) / group",
      fr: "bits par poids = bits + (échelle + zéro) / groupe",
    },
    functionName: "QUANT_SPEEDUP",
    see: ["q4_k_m", "bpw", "kv_cache"],
  },
  {
    id: "q4_k_m",
    name: { en: "Q4_K_M", fr: "Q4_K_M" },
    aliases: ["q4km", "k quants", "gguf", "q4", "q5 k m", "q8 0", "q6 k"],
    text: {
      en: "A GGUF format of llama.cpp: Q4 for 4-bit weights, K for blocks of 256 weights with scales of two levels, M for the medium mix that keeps some tensors in 6 bits. A whole file comes to about 4.89 bits per weight, 0.61 byte per parameter: 4.9 GB for an 8B. The usual first choice for running a model at home.",
      fr: "Un format GGUF de llama.cpp : Q4 pour des poids en 4 bits, K pour des blocs de 256 poids à échelles sur deux niveaux, M pour le mélange moyen qui garde certains tenseurs en 6 bits. Un fichier entier revient à environ 4,89 bits par poids, 0,61 octet par paramètre : 4,9 Go pour un 8B. Le premier choix habituel à la maison.",
    },
    functionName: "BYTES_PER_PARAM",
    see: ["quantization", "bpw"],
  },
  {
    id: "bpw",
    name: { en: "Bits per weight", fr: "Bits par poids" },
    aliases: [
      "bits per weight",
      "bits par poids",
      "effective bits",
      "bytes per parameter",
      "octets par parametre",
    ],
    text: {
      en: "Size of the file times 8 over the number of parameters. It counts scales and the tensors kept in more bits, so it is what speed and memory follow, not the number in the format’s name: 8.5 for Q8_0, 4.25 for MXFP4, 4.5 for NVFP4.",
      fr: "La taille du fichier fois 8, divisée par le nombre de paramètres. Ils comptent échelles et tenseurs gardés sur plus de bits : c’est ce que suivent vitesse et mémoire, non le chiffre du nom : 8,5 pour Q8_0, 4,25 pour MXFP4, 4,5 pour NVFP4.",
    },
    functionName: "EFFECTIVE_BPW",
    see: ["quantization", "q4_k_m"],
  },
  {
    id: "moe",
    name: { en: "Mixture of experts (MoE)", fr: "Mélange d’experts (MoE)" },
    aliases: ["mixture of experts", "experts", "active parameters", "parametres actifs", "melange d experts"],
    text: {
      en: "Each token passes only a few of many experts: DeepSeek V3 has 671 billion parameters and reads 37 for one token. Memory follows the total, the speed of one user the active part. With many users almost all experts are read in each step, so the advantage fades as the batch grows.",
      fr: "Chaque token ne traverse que quelques experts parmi beaucoup : DeepSeek V3 a 671 milliards de paramètres et en lit 37 par token. La mémoire suit le total, la vitesse d’un utilisateur la part active. À plusieurs, presque tous les experts sont lus à chaque pas : l’avantage s’efface quand le lot grandit.",
    },
    functionName: "MOE_READ_GB",
    see: ["memory_bandwidth", "batch"],
  },
  {
    id: "offload",
    name: { en: "Offloading", fr: "Déchargement (offload)" },
    aliases: ["offloading", "cpu offload", "n gpu layers", "ngl", "decharger"],
    text: {
      en: "Keeping part of the weights in system memory. Each token then reads that part at the RAM’s 50 to 100 GB/s, or through PCIe, instead of the card’s 1,000: a tenth of the model in RAM already halves the speed. For a mixture of experts, offload the experts and keep attention on the card.",
      fr: "Garder une partie des poids en mémoire centrale. Chaque token lit alors cette part aux 50 à 100 Go/s de la RAM, ou par le PCIe, au lieu des 1 000 de la carte : un dixième du modèle en RAM divise déjà la vitesse par deux. Pour un mélange d’experts, déchargez les experts et gardez l’attention sur la carte.",
    },
    see: ["memory_bandwidth", "pipeline_parallel", "unified_memory"],
  },
  {
    id: "unified_memory",
    name: { en: "Unified memory", fr: "Mémoire unifiée" },
    aliases: ["apple silicon", "strix halo", "dgx spark", "memoire unifiee", "mac"],
    text: {
      en: "One memory for CPU and GPU, as on Apple chips, Strix Halo or DGX Spark. Large models fit without several cards, but bandwidth stays below a graphics card’s: 546 GB/s on an M4 Max, 819 on an M3 Ultra, 256 to 273 on Strix Halo and Spark. The system keeps part of it, about a quarter on a Mac by default.",
      fr: "Une seule mémoire pour CPU et GPU, comme sur les puces Apple, Strix Halo ou DGX Spark. De gros modèles y tiennent sans plusieurs cartes, mais la bande passante reste sous celle d’une carte graphique : 546 Go/s sur M4 Max, 819 sur M3 Ultra, 256 à 273 sur Strix Halo et Spark. Le système en garde une part, environ un quart sur Mac par défaut.",
    },
    functionName: "LLM_FITS",
    see: ["memory_bandwidth", "offload"],
  },
  {
    id: "context_window",
    name: { en: "Context window", fr: "Fenêtre de contexte" },
    aliases: ["context", "contexte", "context length", "num ctx", "ctx", "longueur de contexte"],
    text: {
      en: "Prompt and answer together, in tokens, that a model can see at once. The model sets one limit and memory another: its cache must fit beside the weights, for every user. Engines reserve a default that is often much smaller than the model’s own (num_ctx in Ollama).",
      fr: "Prompt et réponse réunis, en tokens, que le modèle voit d’un coup. Le modèle fixe une limite et la mémoire une autre : le cache doit tenir à côté des poids, pour chaque utilisateur. Les moteurs réservent par défaut bien moins que ce que le modèle permet (num_ctx chez Ollama).",
    },
    functionName: "MAX_CONTEXT_TOKENS",
    see: ["kv_cache", "token"],
  },
];
