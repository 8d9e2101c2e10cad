import type { Term } from "./term.js";

/** Times and speeds, as users and benchmarks see them. */
export const latencyTerms: readonly Term[] = [
  {
    id: "ttft",
    name: { en: "TTFT, time to first token", fr: "TTFT, délai avant le premier token" },
    aliases: ["time to first token", "temps avant le premier token", "first token latency"],
    text: {
      en: "The time from sending the request to the first token of the answer: queue, network and prefill of the whole prompt. It grows with the prompt and with the load, and prefill already yields the first token, so no decode step is added. For a reasoning model it is the first token of any kind; the first visible one comes later.",
      fr: "Le temps entre l’envoi de la requête et le premier token de la réponse : file d’attente, réseau et prefill de tout le prompt. Il croît avec le prompt et la charge ; le prefill livre déjà le premier token, on n’ajoute donc aucun pas de décodage. Pour un modèle de raisonnement, c’est le premier token quel qu’il soit : le premier visible vient plus tard.",
    },
    formula: {
      en: "TTFT = queue + prompt tokens / prefill speed + start",
      fr: "TTFT = attente + tokens du prompt / vitesse de prefill + démarrage",
    },
    functionName: "TTFT_MS",
    see: ["prefill", "tpot", "prompt_caching"],
  },
  {
    id: "tpot",
    name: { en: "TPOT, time per output token", fr: "TPOT, temps par token de sortie" },
    aliases: ["time per output token", "temps par token"],
    text: {
      en: "The mean time between tokens of one answer, the first one excluded: (total − TTFT) / (N − 1). It is an average over the request, whereas ITL is each single gap. Its inverse is the decode speed of one user: 20 ms are 50 tok/s.",
      fr: "Le temps moyen entre deux tokens d’une réponse, premier exclu : (total − TTFT) / (N − 1). C’est une moyenne sur la requête, alors que l’ITL est chaque intervalle pris à part. Son inverse est la vitesse de décodage d’un utilisateur : 20 ms font 50 tok/s.",
    },
    formula: { en: "TPOT = (total − TTFT) / (N − 1)", fr: "TPOT = (total − TTFT) / (N − 1)" },
    functionName: "TPS_FROM_TPOT",
    see: ["itl", "ttft", "tps"],
  },
  {
    id: "itl",
    name: { en: "ITL, inter-token latency", fr: "ITL, latence entre tokens" },
    aliases: ["inter token latency", "latence inter token", "time between tokens", "tbt"],
    text: {
      en: "Each gap between two pieces of a stream. Its mean equals TPOT only when every piece is one token: speculative decoding sends several at once, and prefills of other users stretch single gaps. Report its percentiles, because stutter shows in the p99, not in the mean.",
      fr: "Chaque intervalle entre deux morceaux du flux. Sa moyenne n’égale le TPOT que si chaque morceau est un token : le décodage spéculatif en envoie plusieurs d’un coup, et le prefill d’autres utilisateurs étire certains intervalles. Donnez-en les centiles, car les à-coups se voient au p99, pas à la moyenne.",
    },
    functionName: "BENCH_SUMMARY",
    see: ["tpot", "p95", "speculative_decoding"],
  },
  {
    id: "tps",
    name: { en: "Tokens per second", fr: "Tokens par seconde" },
    aliases: [
      "tok s",
      "t s",
      "tokens second",
      "tokens per second",
      "tokens par seconde",
      "toks",
      "vitesse",
      "speed",
    ],
    text: {
      en: "Say whose: of one user while decoding, of all users together, or of the whole request with its TTFT inside. The three differ by up to a hundred times, and a vendor’s “thousands of tokens per second” is usually the sum over a batch. Count tokens with the usage field, not chunks of the stream.",
      fr: "Précisez lesquels : ceux d’un utilisateur en décodage, ceux de tous ensemble, ou ceux de la requête entière, TTFT compris. Les trois diffèrent jusqu’à cent fois, et les « milliers de tokens par seconde » d’une annonce sont le plus souvent la somme d’un lot. Comptez les tokens du champ « usage », pas les morceaux du flux.",
    },
    formula: {
      en: "decode speed = (N − 1) / (total − TTFT)",
      fr: "vitesse de décodage = (N − 1) / (total − TTFT)",
    },
    functionName: "DECODE_TPS",
    see: ["tpot", "throughput", "token"],
  },
  {
    id: "throughput",
    name: { en: "Throughput", fr: "Débit" },
    aliases: ["debit", "aggregate speed", "debit total", "debit agrege"],
    text: {
      en: "Tokens per second over all users of a server. It rises with the batch because one reading of the weights serves everybody, while the speed of each user falls. It decides what a token costs; latency decides whether people wait.",
      fr: "Les tokens par seconde de tous les utilisateurs d’un serveur. Il monte avec le lot, car une seule lecture des poids sert à tout le monde, tandis que la vitesse de chacun baisse. Le débit fixe le coût du token ; la latence, l’attente des gens.",
    },
    formula: { en: "throughput = users × speed of each", fr: "débit = utilisateurs × vitesse de chacun" },
    functionName: "BATCH_TPS",
    see: ["latency", "batch", "goodput"],
  },
  {
    id: "latency",
    name: { en: "Latency", fr: "Latence" },
    aliases: ["response time", "temps de reponse", "end to end latency", "e2e"],
    text: {
      en: "How long one user waits: TTFT for the beginning, TTFT + (N − 1) × TPOT for the whole answer. 200 ms and 499 gaps of 20 ms make 10.18 s for 500 tokens. It is not the inverse of throughput: a larger batch raises both.",
      fr: "Ce qu’attend un utilisateur : le TTFT pour le début, TTFT + (N − 1) × TPOT pour la réponse entière. 200 ms et 499 intervalles de 20 ms font 10,18 s pour 500 tokens. Ce n’est pas l’inverse du débit : un lot plus grand augmente les deux.",
    },
    formula: { en: "T = TTFT + (N − 1) × TPOT", fr: "T = TTFT + (N − 1) × TPOT" },
    functionName: "RESPONSE_TIME_S",
    see: ["ttft", "tpot", "throughput"],
  },
  {
    id: "p95",
    name: { en: "p95 and other percentiles", fr: "p95 et autres centiles" },
    aliases: ["p50", "p90", "p99", "percentile", "centile", "mediane", "median", "tail latency"],
    text: {
      en: "The value that 95 % of the requests stay below. Users remember the slow ones, so limits are set on p95 or p99, with the median beside it; a mean hides both. It takes about 100 requests for a p95 and 1,000 for a p99 worth showing.",
      fr: "La valeur sous laquelle restent 95 % des requêtes. Les utilisateurs retiennent les lentes : on fixe donc les limites au p95 ou au p99, médiane à côté ; une moyenne cache les deux. Il faut une centaine de requêtes pour un p95 et un millier pour un p99 qui vaille.",
    },
    functionName: "BENCH_SUMMARY",
    see: ["goodput", "itl", "littles_law"],
  },
  {
    id: "goodput",
    name: { en: "Goodput", fr: "Débit utile (goodput)" },
    aliases: ["good put", "slo attainment", "debit utile", "slo"],
    text: {
      en: "Requests per second that meet every limit (TTFT and TPOT), bounds included. A server driven into saturation shows a high throughput and a low goodput. It is the figure to size a fleet by.",
      fr: "Les requêtes par seconde qui tiennent toutes les limites (TTFT et TPOT), bornes comprises. Un serveur poussé à saturation affiche un débit élevé et un goodput faible. C’est le chiffre sur lequel dimensionner un parc.",
    },
    functionName: "GOODPUT_RPS",
    see: ["p95", "throughput", "littles_law"],
  },
  {
    id: "littles_law",
    name: { en: "Little’s law", fr: "Loi de Little" },
    aliases: ["little", "littles law", "loi de little", "l lambda w"],
    text: {
      en: "Requests in a system = arrival rate × time spent there. 50 requests per second of 10.18 s each keep 509 running. It turns a traffic figure into a batch size, and holds whatever the distribution.",
      fr: "Requêtes en cours = taux d’arrivée × temps passé. 50 requêtes par seconde de 10,18 s chacune en tiennent 509 en cours. Elle change un trafic en taille de lot, quelle que soit la distribution.",
    },
    formula: { en: "L = λ × W", fr: "L = λ × W" },
    functionName: "RUNNING_REQUESTS",
    see: ["batch", "goodput", "p95"],
  },
  {
    id: "streaming",
    name: { en: "Streaming", fr: "Streaming" },
    aliases: ["stream", "flux", "sse"],
    text: {
      en: "Sending each token as it is made. The whole answer takes just as long, but the wait that people feel shrinks to the TTFT. Silent reading runs at about 238 words per minute, some 5 tok/s, so anything slower feels slow.",
      fr: "L’envoi de chaque token dès qu’il est produit. La réponse entière dure autant, mais l’attente ressentie se réduit au TTFT. La lecture silencieuse va à environ 238 mots par minute, soit 5 tok/s : en dessous, c’est ressenti comme lent.",
    },
    functionName: "STREAM_READ_S",
    see: ["ttft", "tps"],
  },
];
