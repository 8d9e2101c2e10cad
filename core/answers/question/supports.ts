import { all, any, type Gist } from "./gist.js";
import { namesTpot } from "./vocabulary.js";

/** What the figures of a text say for or against an intent, whatever its words. */
export interface Support {
  readonly intent: string;
  readonly weight: number;
  readonly when: (gist: Gist) => boolean;
}

const support = (intent: string, weight: number, when: Support["when"]): Support => ({
  intent,
  weight,
  when,
});

const money = (gist: Gist) => apiPrice(gist) || ownCost(gist) || any(gist, "spend_month");
const apiPrice = (gist: Gist) => any(gist, "price", "price_in", "price_out");
const ownCost = (gist: Gist) => any(gist, "gpu_hour", "server_hour", "server_month", "kwh_price");
const concrete = (gist: Gist) =>
  gist.devices + gist.models > 0 || any(gist, "params_b", "vram_gb", "bandwidth_gbs");
const memory = (gist: Gist) => any(gist, "vram_gb", "ram_gb");
const subjects = ({ models, sizes }: Gist) => models + sizes;
const crowd = (gist: Gist) => any(gist, "users", "concurrency");
const answers = (gist: Gist) => any(gist, "output_tokens") || gist.loose > 0;
const voiced = (gist: Gist) => any(gist, "asr_ms", "tts_ms", "vad_ms");
const vendorApi = ({ folded }: Gist) =>
  /\bapi\b|openai|anthropic|openrouter|abonnement|subscription/.test(folded);
const agentic = (gist: Gist) =>
  /agent|boucle|\bloop/.test(gist.folded) || all(gist, "calls", "growth_tokens");
const asksForTpot = (gist: Gist) => namesTpot(gist.folded) && !any(gist, "tpot_ms", "ttft_ms");
const largest = ({ folded }: Gist) =>
  /\b(?:large(?:st)?|big(?:gest)?|what size|which size|how (?:big|large)|plus (?:gros|grand)|quelle taille|taille max\w*)\b.*\b(?:models?|modeles?|llms?)\b/.test(
    folded,
  );
const asksHowMany = ({ shape }: Gist) =>
  /(?:how many|number of|combien d[e']|nombre d[e']) ?(?:HW|gpus?|cartes?|cards?)/.test(shape);
const LOADED =
  /\b(?:load\w*|charg\w+|cold start)\b.*\b(?:nvme|ssd|hdd|disks?|disque|network|reseau|s3|nfs)\b/;
const filled = ({ slots }: Gist) => Object.keys(slots).length;

export const SUPPORTS: readonly Support[] = [
  support(
    "speed",
    2,
    (g) => concrete(g) && all(g, "tps") && !answers(g) && !crowd(g) && !any(g, "thinking_tokens", "calls"),
  ),
  support("speed", 1, ({ shape }) => /SPEED\??$/.test(shape)),
  // "How many tokens per second ... at 128 users": the users are given, the speed is asked for.
  support(
    "speed",
    4,
    (g) =>
      concrete(g) &&
      !voiced(g) &&
      /^(?!.*\b(?:users|people|utilisateurs|personnes)\b.*SPEED).*\b(?:how many|what|which|nombre de|combien (?:de )?|quel(?:le)?s?) ?(?:\w+ ){0,2}SPEED/.test(
        g.shape,
      ),
  ),
  // The pace of the tokens for a crowd: that of the speed, said as a time.
  support("speed", 7, (g) => concrete(g) && crowd(g) && asksForTpot(g) && !any(g, "tps", "rps", "latency_s")),
  support("speed", -3, money),
  support("speed", -3, (g) => !concrete(g) && !any(g, "tps", "weights_gb")),

  support(
    "latency",
    2,
    (g) =>
      answers(g) && any(g, "tps", "tpot_ms", "ttft_ms") && !money(g) && !any(g, "calls", "tool_s", "rps"),
  ),
  support("latency", 2, (g) => all(g, "ttft_ms", "tpot_ms")),
  // From a disk, not out of memory: no speed of decoding.
  support("latency", 9, (g) => any(g, "bandwidth_gbs") && LOADED.test(g.folded)),
  support("latency", 4, (g) => all(g, "words", "tps")),
  support(
    "latency",
    2,
    (g) => all(g, "latency_s") && any(g, "tps", "tpot_ms") && !any(g, "thinking_tokens", "calls"),
  ),

  support("ttft", -5, money),
  support("ttft", 1, (g) => (any(g, "prompt_tokens") || g.loose > 0) && concrete(g) && !money(g)),
  // A first token that is given is not asked for.
  support(
    "ttft",
    -7,
    (g) => all(g, "ttft_ms") && (any(g, "tps", "tpot_ms", "latency_s") || (answers(g) && !concrete(g))),
  ),
  support("ttft", -3, (g) => any(g, "tpot_ms", "rps") || (answers(g) && any(g, "tps")) || voiced(g)),

  support("voice", 4, voiced),
  support("reasoning", 2, (g) => any(g, "thinking_tokens")),
  // Thinking is what takes the time, whatever the words.
  support("reasoning", 6, (g) => any(g, "thinking_tokens") && (any(g, "tps") || g.devices > 0)),
  support("speculative", 2, (g) => any(g, "acceptance", "draft_tokens")),
  support(
    "speculative",
    3,
    (g) => g.terms.includes("speculative_decoding") && any(g, "acceptance", "draft_tokens"),
  ),
  // Whether it changes the answers is a property of the method, not a matter of taste.
  support("speculative", 4, (g) => g.terms.includes("speculative_decoding") && /quali/.test(g.folded)),
  support("agent_loop", 5, (g) => all(g, "calls", "growth_tokens")),
  support("agent_loop", 3, (g) => any(g, "calls", "tool_s", "growth_tokens") && !voiced(g)),
  support("agent_loop", 6, (g) => money(g) && /\bagent\b/.test(g.folded)),
  support("agent_loop", -5, (g) => (money(g) || g.priced > 0) && !agentic(g)),

  support("fit", 1, (g) => concrete(g) && (memory(g) || g.devices > 0) && subjects(g) > 0),
  // No model, but a speed: the size that keeps it is asked for.
  support("fit", 9, (g) => largest(g) && subjects(g) === 0 && g.devices > 0 && any(g, "tps", "tpot_ms")),
  support("fit", -2, (g) => any(g, "tps", "latency_s", "rps", "output_tokens") || money(g)),
  support("max_context", 1, (g) => any(g, "kv_quant")),
  support("max_context", -3, (g) => any(g, "context") && !/max|longest|longueur|jusqu/.test(g.folded)),
  support("kv_cache", -3, (g) => any(g, "kv_quant") && (g.devices > 0 || any(g, "vram_gb"))),
  support("max_users", 2, (g) => any(g, "context", "kv_gb_per_request") && crowd(g)),
  support("max_users", -2, (g) => any(g, "rps", "tps", "tpot_ms") || money(g)),
  support("min_gpus", -2, (g) => any(g, "tps", "tps_total")),
  support("min_gpus", -5, (g) => subjects(g) === 0 && !memory(g) && !any(g, "weights_gb")),
  // Memory for a crowd, and no machine yet: which cards would do.
  support(
    "min_gpus",
    8,
    (g) =>
      crowd(g) &&
      g.devices === 0 &&
      !memory(g) &&
      subjects(g) > 0 &&
      !/\bkv\b|\bcache/.test(g.folded) &&
      /(?:how much|what|which|combien de|quelle) (?:gpu )?(?:v?ram|memory|memoire)|(?:v?ram|memory) (?:required|needed|do i need)|(?:v?ram|memoire) (?:necessaire|requise|faut)/.test(
        g.folded,
      ),
  ),
  support("min_gpus", -8, (g) => any(g, "rps", "requests_per_day")),
  support("model_size", 1, (g) => g.formats > 0 && g.devices === 0 && !memory(g) && !any(g, "context")),
  support("model_size", -3, (g) => g.devices > 0 || any(g, "context", "tps")),

  support("fleet", 4, (g) => any(g, "rps", "requests_per_day") && !money(g) && g.priced === 0),
  support("fleet", 3, (g) => crowd(g) && any(g, "tps", "tpot_ms")),
  support("fleet", 4, (g) => crowd(g) && any(g, "tps", "tpot_ms") && asksHowMany(g)),
  // Cards for a crowd with its prompts and answers: a fleet, not what memory holds.
  support(
    "fleet",
    7,
    (g) => crowd(g) && all(g, "prompt_tokens", "output_tokens") && g.devices > 0 && asksHowMany(g),
  ),
  support("min_gpus", -4, (g) => crowd(g) && any(g, "tps", "tpot_ms")),
  // A wait that is allowed to a crowd is a service level: memory alone does not keep it.
  support("fleet", 8, (g) => crowd(g) && any(g, "ttft_ms", "latency_s") && asksHowMany(g)),
  support("min_gpus", -4, (g) => crowd(g) && any(g, "ttft_ms", "latency_s")),
  support(
    "fleet",
    3,
    (g) => (g.slots.users ?? g.slots.concurrency ?? 0) >= 1000 && !money(g) && g.priced === 0,
  ),

  // Two ways of sharing one model over the same cards.
  support("compare", 14, (g) => any(g, "splits")),
  support("compare", 3, (g) => g.devices > 1 || subjects(g) > 1),
  // Sizes of one model in several formats.
  support(
    "compare",
    -5,
    (g) =>
      g.formats > 1 &&
      g.devices === 0 &&
      /\bpoids\b|\bweights?\b|\bsize|\btaille|\bp[eè]se|\bmemory|\bmemoire|\b(?:in|en) g[bo]\b/.test(
        g.folded,
      ),
  ),
  support("compare", 2, (g) => any(g, "budget") && g.devices > 1),
  support("compare", 2, (g) => g.formats > 1 && g.devices > 0),
  support("compare", -3, (g) => g.devices + subjects(g) < 2 && g.formats < 2 && !any(g, "tps")),
  support("compare", -2, (g) => g.terms.length > 1 && g.devices + g.models + g.formats === 0),

  support(
    "cost_request",
    3,
    (g) =>
      money(g) &&
      (g.loose > 0 ||
        any(g, "output_tokens", "prompt_tokens", "tokens_in_per_month", "words", "words_per_day")),
  ),
  support("cost_request", -4, ownCost),
  support("cost_request", 3, (g) => g.priced > 0 && g.devices === 0 && !any(g, "tps")),
  support("cost_selfhost", 3, (g) => any(g, "gpu_hour", "server_hour", "kwh_price", "power_w")),
  // The price of a card, without a token in sight.
  support(
    "cost_selfhost",
    4,
    (g) =>
      g.devices > 0 &&
      subjects(g) === 0 &&
      !answers(g) &&
      !any(g, "prompt_tokens", "price", "price_in", "price_out") &&
      /cout|cost|prix|price|bill|factur/.test(g.folded),
  ),
  support("cost_selfhost", -3, (g) => g.devices === 0 && (apiPrice(g) || any(g, "spend_month"))),
  support(
    "breakeven",
    6,
    (g) =>
      any(g, "gpu_hour", "server_hour", "server_month", "budget") && (apiPrice(g) || any(g, "spend_month")),
  ),
  support("breakeven", 4, (g) => vendorApi(g) && ownCost(g) && apiPrice(g)),
  // A closed model set against cards or one's own hosting.
  support(
    "breakeven",
    14,
    (g) =>
      g.priced > 0 &&
      !any(g, "tps") &&
      (g.devices > 0 || /self-?host|heberg|louer|\brent|own (?:gpu|server)/.test(g.folded)),
  ),
  support("breakeven", 5, (g) => vendorApi(g) && g.devices > 0 && (apiPrice(g) || any(g, "spend_month"))),

  // The chips whose makers publish speeds.
  support(
    "claim_check",
    3,
    (g) =>
      all(g, "tps") && /cerebras|groq|sambanova|taalas/.test(g.folded) && !any(g, "calls", "output_tokens"),
  ),
  // Nothing was claimed where nothing was measured.
  support("claim_check", -3, (g) => {
    const speeds = any(g, "tps", "tps_total", "prefill_tps", "ttft_ms", "latency_s", "tflops", "price");
    return !speeds && !any(g, "weights_gb", "kv_gb_per_request", "vram_gb") && !/TIMES/.test(g.shape);
  }),

  support(
    "hardware_fact",
    5,
    (g) =>
      g.devices > 0 &&
      subjects(g) === 0 &&
      filled(g) < 4 &&
      /bandwidth|bande passante|\btdp\b|t?flops|(?:fast|quick) is (?:the|its) memory/.test(g.folded),
  ),
  // What a card draws, where nobody asks what that costs.
  support(
    "hardware_fact",
    3,
    (g) =>
      g.devices > 0 &&
      subjects(g) === 0 &&
      filled(g) < 3 &&
      !money(g) &&
      /conso\w*|\bwatt|power draw/.test(g.folded) &&
      !/cout|cost|prix|price|factur|bill|par mois|month|kwh/.test(g.folded),
  ),
  support(
    "hardware_fact",
    -3,
    (g) => subjects(g) > 0 || g.devices === 0 || any(g, "tps", "context", "prompt_tokens"),
  ),
  // Without a machine, the longest context can only be the model's own.
  support(
    "model_fact",
    6,
    (g) =>
      g.models > 0 &&
      g.devices + g.formats === 0 &&
      !memory(g) &&
      /max\w* context|context\w* (?:max|size|length|window)|longest context|(?:max|(?:fenetre|longueur|taille) d[eu]|quel) contexte|contexte (?:max|natif)|(?:what|which) context/.test(
        g.folded,
      ),
  ),
  support("model_fact", -3, (g) => g.models === 0),
  support("model_fact", -2, (g) => g.devices > 0 || any(g, "tps", "vram_gb", "context")),

  support("explain_term", 3, (g) => g.terms.length > 0 && !concrete(g) && filled(g) === 0),
  // A term and nothing else.
  support(
    "explain_term",
    4,
    (g) => g.terms.length > 0 && !concrete(g) && /^[\w_\- ]{1,22} ?\?*$/.test(g.folded),
  ),
  support("explain_term", -3, (g) => (g.terms.length === 0 && g.formats === 0) || concrete(g)),
  // "TTFT or TPOT, what is the difference?"
  support(
    "explain_term",
    7,
    (g) =>
      g.terms.length > 1 &&
      !concrete(g) &&
      filled(g) === 0 &&
      /differ|\bvs\b|versus|contre|confon/.test(g.folded),
  ),
  support("explain_term", -3, (g) => filled(g) > 1),
  support("sampling", 4, (g) => any(g, "temperature", "top_p", "min_p", "top_k")),
  support(
    "benchmark_how",
    2,
    (g) => answers(g) && all(g, "latency_s", "ttft_ms") && !concrete(g) && !any(g, "tps", "tpot_ms"),
  ),
  support("benchmark_how", -3, (g) => concrete(g) && !/bench|mesur|measur/.test(g.folded)),
];
