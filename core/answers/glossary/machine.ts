import type { Term } from "./term.js";

/** What the hardware does in each phase. */
export const machineTerms: readonly Term[] = [
  {
    id: "memory_bandwidth",
    name: { en: "Memory bandwidth", fr: "Bande passante mémoire" },
    aliases: ["bandwidth", "bande passante", "memory bound", "memory wall", "mur memoire", "gb s", "go s"],
    text: {
      en: "How many bytes per second the chip reads from its memory. To write one token of one stream, all active weights are read once, so bandwidth / bytes is a hard ceiling: 3,350 GB/s over 140 GB (70B in 16 bit) is 24 tok/s. A card with twice the TFLOPS and the same bandwidth decodes no faster.",
      fr: "Le nombre d’octets par seconde que la puce lit dans sa mémoire. Pour écrire un token d’un flux, tous les poids actifs sont lus une fois : bande passante / octets est donc un limite infranchissable, 3 350 Go/s sur 140 Go (70 milliards en 16 bits) font 24 tok/s. Une carte deux fois plus riche en TFLOPS, à bande passante égale, ne décode pas plus vite.",
    },
    formula: {
      en: "ceiling = bandwidth / (parameters × bytes)",
      fr: "plafond = bande passante / (paramètres × octets)",
    },
    functionName: "TOKENS_PER_SEC",
    see: ["decode", "mbu", "quantization"],
  },
  {
    id: "tflops",
    name: { en: "TFLOPS", fr: "TFLOPS" },
    aliases: ["flops", "tflop", "compute", "teraflops", "compute bound", "tops"],
    text: {
      en: "Trillions of operations per second of the matrix units. They limit prefill and large batches, not the decoding of one stream. Compare dense figures at the same precision: sheets often print the double with 2:4 sparsity, which LLMs do not use.",
      fr: "Les milliers de milliards d’opérations par seconde des unités matricielles. Ils limitent le prefill et les grands lots, pas le décodage d’un flux isolé. Comparez des chiffres denses à la même précision : les fiches affichent souvent le double, avec la parcimonie 2:4 que les LLM n’utilisent pas.",
    },
    formula: {
      en: "prefill time = 2 × parameters × tokens / TFLOPS",
      fr: "durée de prefill = 2 × paramètres × tokens / TFLOPS",
    },
    functionName: "PREFILL_MS",
    see: ["prefill", "mfu", "critical_batch"],
  },
  {
    id: "prefill",
    name: { en: "Prefill", fr: "Prefill" },
    aliases: ["prompt processing", "pp", "traitement du prompt", "pre remplissage"],
    text: {
      en: "The reading of the prompt: all its tokens pass the network at once and fill the KV cache. The weights are read once for thousands of tokens, so compute is the limit. It is most of the TTFT and grows a little faster than the prompt because of attention.",
      fr: "La lecture du prompt : tous ses tokens traversent le réseau d’un coup et remplissent le cache KV. Les poids sont lus une fois pour des milliers de tokens : c’est le calcul qui limite. Il fait l’essentiel du TTFT et croît un peu plus vite que le prompt, à cause de l’attention.",
    },
    functionName: "PREFILL_TPS",
    see: ["decode", "ttft", "chunked_prefill"],
  },
  {
    id: "decode",
    name: { en: "Decode", fr: "Décodage" },
    aliases: ["decoding", "generation", "token generation", "tg", "decodage"],
    text: {
      en: "The writing of the answer, one token after the other, because each depends on the one before. Every step reads all active weights and the cache, while compute idles: memory bandwidth is the limit. The cache is read, not computed again.",
      fr: "L’écriture de la réponse, un token après l’autre, puisque chacun dépend du précédent. Chaque pas lit tous les poids actifs et le cache pendant que le calcul s’ennuie : la bande passante mémoire est la limite. Le cache est relu, non recalculé.",
    },
    functionName: "TPS_WITH_KV",
    see: ["memory_bandwidth", "kv_cache", "prefill"],
  },
  {
    id: "mbu",
    name: { en: "MBU, memory bandwidth utilisation", fr: "MBU, utilisation de la bande passante" },
    aliases: ["memory bandwidth utilization", "bandwidth utilization", "utilisation de la bande passante"],
    text: {
      en: "The bytes really read per second, over the nominal bandwidth. 60 to 85 % is usual for one stream on a good engine; less points at small models, launch overheads or a slow kernel. Above 100 % the byte count is wrong: a MoE, a quantised file or speculation.",
      fr: "Les octets réellement lus par seconde, rapportés à la bande passante nominale. De 60 à 85 % est courant pour un flux sur un bon moteur ; moins trahit un petit modèle, des surcoûts de lancement ou un noyau lent. Au-dessus de 100 %, le compte d’octets est faux : MoE, fichier quantifié ou spéculation.",
    },
    formula: {
      en: "MBU = (weights + cache) × tok/s / bandwidth",
      fr: "MBU = (poids + cache) × tok/s / bande passante",
    },
    functionName: "MBU_DECODE",
    see: ["memory_bandwidth", "mfu"],
  },
  {
    id: "mfu",
    name: { en: "MFU, model FLOPS utilisation", fr: "MFU, utilisation des FLOPS" },
    aliases: ["model flops utilization", "flops utilization"],
    text: {
      en: "Operations that the model needs (2 per parameter and token), over the dense peak. Prefill reaches 40 to 60 %; decoding one stream stays below 1 %, which is normal and no defect. Use dense TFLOPS of the precision that really runs.",
      fr: "Les opérations nécessaires au modèle (2 par paramètre et par token), rapportées au pic dense. Le prefill atteint 40 à 60 % ; le décodage d’un flux reste sous 1 %, ce qui est normal. Prenez les TFLOPS denses de la précision réellement utilisée.",
    },
    functionName: "MFU_INFERENCE",
    see: ["tflops", "prefill", "mbu"],
  },
  {
    id: "critical_batch",
    name: { en: "Critical batch", fr: "Lot critique" },
    aliases: [
      "critical batch size",
      "ridge point",
      "roofline",
      "arithmetic intensity",
      "intensite arithmetique",
    ],
    text: {
      en: "The number of tokens in one step at which compute takes as long as reading the weights. Below it, more users come almost free; above it, each slows the others down. About 295 for a dense model in 16 bit on an H100; a mixture of experts needs several times more.",
      fr: "Le nombre de tokens d’un pas où le calcul dure autant que la lecture des poids. En dessous, un utilisateur de plus ne coûte presque rien ; au-dessus, chacun ralentit les autres. Environ 295 pour un modèle dense en 16 bits sur H100 ; un mélange d’experts en demande plusieurs fois plus.",
    },
    formula: { en: "B = TFLOPS × bytes / (2 × bandwidth)", fr: "B = TFLOPS × octets / (2 × bande passante)" },
    functionName: "CRITICAL_BATCH",
    see: ["batch", "tflops", "memory_bandwidth"],
  },
  {
    id: "tensor_parallel",
    name: { en: "Tensor parallelism (TP)", fr: "Parallélisme de tenseurs (TP)" },
    aliases: ["tp", "tensor parallelism", "parallelisme tensoriel", "row split", "multi gpu"],
    text: {
      en: "Every layer is cut across the cards, which read their shares at the same time: memory and bandwidth add up, so one user gets faster. After each half layer the cards exchange results, and without NVLink that eats part of the gain: two cards give 1.5 to 1.8 times, not 2. The count should divide the attention heads: 2, 4 or 8.",
      fr: "Chaque couche est découpée entre les cartes, qui lisent leur part en même temps : mémoire et bande passante s’ajoutent, un utilisateur va donc plus vite. Après chaque demi-couche, les cartes échangent leurs résultats ; sans NVLink, une partie du gain s’y perd : deux cartes donnent 1,5 à 1,8 fois, pas 2. Leur nombre doit diviser celui des têtes : 2, 4 ou 8.",
    },
    functionName: "TP_STEP_MS",
    see: ["pipeline_parallel", "interconnect"],
  },
  {
    id: "pipeline_parallel",
    name: {
      en: "Pipeline parallelism, layer splitting",
      fr: "Parallélisme de pipeline, répartition par couches",
    },
    aliases: ["pp", "pipeline parallelism", "layer split", "split mode layer", "parallelisme de pipeline"],
    text: {
      en: "Each card holds some of the layers and they take turns. It adds memory, not speed: one stream still waits for all layers in sequence. It needs little traffic between cards and is what llama.cpp and Ollama do by default; tensor parallelism is the one that lowers latency.",
      fr: "Chaque carte porte une partie des couches et elles travaillent à tour de rôle. Cela ajoute de la mémoire, pas de la vitesse : un flux attend toujours toutes les couches l’une après l’autre. Il échange peu de données et c’est le choix par défaut de llama.cpp et d’Ollama ; c’est le parallélisme de tenseurs qui réduit la latence.",
    },
    functionName: "PIPELINE_BUBBLE",
    see: ["tensor_parallel", "offload"],
  },
  {
    id: "interconnect",
    name: { en: "Interconnect (NVLink, PCIe)", fr: "Interconnexion (NVLink, PCIe)" },
    aliases: ["nvlink", "pcie", "link", "all reduce", "allreduce", "liaison"],
    text: {
      en: "The link between cards. Tensor parallelism crosses it twice per layer and token, so latency counts as much as GB/s. Sheets print both directions together: 900 GB/s of NVLink 4 are 450 each way. Splitting by layers hardly uses it.",
      fr: "La liaison entre cartes. Le parallélisme de tenseurs la traverse deux fois par couche et par token : sa latence compte autant que ses Go/s. Les fiches additionnent les deux sens : 900 Go/s de NVLink 4, c’est 450 dans chacun. La répartition par couches l’utilise à peine.",
    },
    functionName: "ALLREDUCE_US",
    see: ["tensor_parallel", "pipeline_parallel"],
  },
  {
    id: "sram",
    name: { en: "SRAM machines (wafers, LPUs)", fr: "Machines à SRAM (wafers, LPU)" },
    aliases: ["wafer", "wafer scale", "wse", "wse 3", "lpu", "cerebras", "groq", "sambanova", "rdu"],
    text: {
      en: "Chips that keep the weights beside the compute units: 44 GB and 21 PB/s on a WSE-3, 0.23 GB and 80 TB/s on a Groq LPU. Size decides how many are needed: 4 wafers or 305 LPUs for a 70B (16 and 8 bit). Layers sit on successive chips, so more of them add memory, not speed, and published speeds stay far below the bandwidth ceiling.",
      fr: "Des puces qui gardent les poids à côté du calcul : 44 Go et 21 Po/s pour un WSE-3, 0,23 Go et 80 To/s pour une LPU Groq. C’est la taille qui fixe leur nombre : 4 wafers ou 305 LPU pour un 70B (16 et 8 bits). Les couches se suivent d’une puce à l’autre : en ajouter donne de la mémoire, pas de la vitesse, et les vitesses annoncées restent loin sous le plafond de bande passante.",
    },
    functionName: "CHIPS_TO_HOLD",
    see: ["memory_bandwidth", "pipeline_parallel"],
  },
];
