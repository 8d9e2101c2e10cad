import { glossaryTerm } from "./glossary-term.js";

type Entry = readonly [id: string, pattern: RegExp];

/** Terms that people ask to have explained, the narrower first. On the folded text. */
const TERMS: readonly Entry[] = [
  [
    "ttft",
    /\bttft\b|time to (?:the )?first token|(?:temps|delai|latence) (?:avant|du|jusqu'au) (?:le )?premier (?:token|jeton)|premier jeton/,
  ],
  ["tpot", /\btpot\b|time per output token|temps par (?:token|jeton)/],
  ["itl", /\bitl\b|inter[- ]?token/],
  ["q4_k_m", /\bq4_?k_?m\b|\bk-?quants?\b/],
  [
    "continuous_batching",
    /continuous batch\w*|in-?flight batch\w*|batching (?:continu|dynamique)|traitement par lots? continu|lots? continu/,
  ],
  ["pipeline_parallel", /pipeline[- ]parallel\w*|parallelisme (?:de|en|par) pipeline|\bpipeline\b|\bpp\b/],
  [
    "tensor_parallel",
    /tensor[- ]parallel\w*|parallelisme (?:de tenseurs?|tensoriel)|\btp\b|(?:two|deux|second|2|more|plusieurs|adding|dual)(?: \w+){0,2} (?:cards?|gpus?|cartes?)(?: \w+){0,6} (?:double|faster|twice|vitesse|vite|rapide|slower)|cartes? graphiques? ne doublent/,
  ],
  ["speculative_decoding", /specul\w*|draft model|modele brouillon/],
  [
    "prompt_caching",
    /prompt[- ]?cach\w*|prefix cach\w*|cache de (?:prompt|prefixe|l'invite|contexte)|mise en cache|cached (?:input|tokens|prompt)/,
  ],
  ["kv_cache", /kv[- ]?cache|cache (?:kv|cle)|\bkv\b|key-?value cache/],
  ["littles_law", /littles? law|little's|loi de little/],
  ["mbu", /\bmbu\b|bandwidth utili[sz]ation|utilisation de la bande/],
  ["mfu", /\bmfu\b|flops? utili[sz]ation|utilisation des flops/],
  ["moe", /\bmoe\b|mixture of experts|melange d'experts/],
  ["gqa", /\b[gm]qa\b|grouped?[- ]query/],
  ["mla", /\bmla\b|multi-?head latent/],
  ["paged_attention", /paged ?attention|attention paginee/],
  ["chunked_prefill", /chunked prefill|prefill (?:par morceaux|decoupe)/],
  ["disaggregation", /disaggreg\w*|desagreg\w*/],
  ["goodput", /\bgoodput\b|debit utile/],
  ["interconnect", /\bnvlink\b|\binterconne\w*/],
  ["critical_batch", /critical batch|lot critique/],
  ["bpw", /\bbpw\b|bits? (?:per|par) (?:weight|poids)/],
  ["unified_memory", /unified memory|memoire unifiee/],
  ["offload", /\boffload\w*|decharg\w*/],
  ["batch_api", /\bbatch api\b|api (?:de )?batch/],
  ["context_window", /context window|fenetre de contexte/],
  ["top_p", /\btop[-_ ]?p\b/],
  ["memory_bandwidth", /memory bandwidth|bande passante|\bbandwidth\b|memory[- ]bound|limite par la memoire/],
  ["tflops", /\bt?flops\b|teraflops|compute[- ]bound|puissance de calcul/],
  ["p95", /\bp9[059]\b|percentile|centile/],
  ["min_p", /\bmin[-_ ]?p\b/],
  ["temperature", /\btemp(?:erature)?\b/],
  [
    "thinking_tokens",
    /think\w*|reasoning (?:tokens?|effort)|(?:tokens?|jetons?) de (?:reflexion|raisonnement|pensee)|raisonnement|reflexion/,
  ],
  ["throughput", /throughput|\bdebit\b/],
  ["latency", /\blatenc(?:y|e|ies|es)\b/],
  ["tps", /\btps\b|\b(?:tokens?|toks?|jetons?) ?(?:\/|per|par|a) ?s(?:ec(?:onde?)?)?\b|\bt ?\/ ?s\b/],
  ["prefill", /\bprefill\w*|pre-?remplissage/],
  ["decode", /\bdecod(?:e|ing|age)\b/],
  ["quantization", /\bquanti[sz]ation\b|\bquantification\b|\bquantis\w*/],
  ["batch", /\bbatch(?:ing|es)?\b/],
  ["token", /\btokens?\b|\bjetons?\b/],
];

const FACTS: readonly Entry[] = [
  [
    "memory_bandwidth",
    /fast is (?:the|its) memory|memory speed|vitesse (?:de la )?memoire|bandwidth|bande passante|\b[gt][bo]\/s/,
  ],
  ["tflops", /\bt?flops\b|tflops|teraflops|\btops\b|compute power|puissance de calcul/],
  [
    "tdp",
    /\btdp\b|\bconso\w*|(?:how much |quelle )?(?:power|puissance)(?! de calcul)|\bwatt\w*|electri\w*|combien de w\b/,
  ],
  ["params_active", /activ\w*|\bactifs?\b/],
  [
    "params_total",
    /tota(?:l|ux)\w*|nombre de param\w*|how many param\w*|combien de (?:milliards|param\w*)|number of param\w*|\bparams?\b|\bparametres?\b/,
  ],
  ["kv_heads", /kv heads?|tetes? (?:kv|cle|d'attention)|\bheads\b|\btetes\b|\bgqa\b/],
  ["layers", /\blayers?\b|\bcouches?\b/],
  [
    "native_dtype",
    /native\w*|dtype|precision d'origine|\bprecision\b|released in|trained in|nati[fv]\w*|format d'origine/,
  ],
  ["experts", /\bexperts?\b/],
  ["max_context", /context|contexte|\bctx\b|fenetre|window/],
  ["memory", /\bvram\b|\bmemory\b|\bmemoire\b|\bs?ram\b|combien de go|how many gb/],
];

const ENGINES: readonly Entry[] = [
  ["vllm", /\bvllm\b/],
  ["llama.cpp", /llama\.?cpp|llama-(?:server|cli)|koboldcpp/],
  ["ollama", /\bollama\b/],
  ["sglang", /\bsglang\b/],
  ["tensorrt-llm", /tensorrt|\btrt-?llm\b/],
  ["mlx", /\bmlx\b/],
  ["lm-studio", /lm ?studio/],
  ["exllama", /exllama\w*|tabbyapi/],
  ["tgi", /\btgi\b/],
];

function matching(entries: readonly Entry[], text: string): readonly string[] {
  return entries.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
}

// Broad words stand for a term only where nothing narrower is said.
const BROAD = new Set(["tps", "token", "latency", "throughput", "temperature"]);
// Everyday words of the trade: the term only where no other is named.
const EVERYDAY = new Set(["prefill", "decode", "quantization", "batch"]);

/** The terms a text is about: all narrow ones, or else the broad ones ("throughput against latency"). */
export function termsIn(folded: string, everyday = true): readonly string[] {
  const matched = matching(TERMS, folded);
  const asked = matched.length === 0 ? glossaryTerm(folded) : undefined;
  const all = asked === undefined ? matched : [asked];
  const named = all.filter((id) => !EVERYDAY.has(id));
  const found = named.length > 0 || !everyday ? named : all;
  const narrow = found.filter((id) => !BROAD.has(id));
  if (narrow.length > 0) return narrow;
  return found.includes("token") && found.length > 1 ? found.filter((id) => id !== "token") : found;
}

/** The facts asked for; a total is not asked for beside its active part unless both are named. */
export function factsIn(folded: string): readonly string[] {
  const found = matching(FACTS, folded);
  if (found.includes("params_active") && !/tota(?:l|ux)/.test(folded))
    return found.filter((id) => id !== "params_total");
  // "memory bandwidth" asks for one fact, "SRAM and bandwidth" for two.
  const sized =
    /\bsram\b(?! bandwidth)|memory size|how much (?:memory|vram)|(?:taille de la|combien de) (?:memoire|vram)/.test(
      folded,
    );
  if (found.length > 1 && found.includes("memory") && !(sized && found.includes("memory_bandwidth")))
    return found.filter((id) => id !== "memory");
  return found;
}

export function enginesIn(folded: string): readonly string[] {
  return matching(ENGINES, folded);
}

/** The time between two tokens, by one of its names. */
export function namesTpot(folded: string): boolean {
  return /\btpot\b|\bitl\b|(?:inter|per)[- ]?token latency|(?:time|latency) per (?:output )?token|(?:temps|latence) par (?:token|jeton)|latence inter-?tokens?/.test(
    folded,
  );
}
