import type { Slots } from "../slots.js";
import { CLUES } from "./clues/index.js";

/** What the reader knows of a question before its intent. */
export interface Gist {
  readonly folded: string;
  readonly shape: string;
  readonly slots: Slots;
  readonly devices: number;
  readonly models: number;
  /** Of them: known by their price only. */
  readonly priced: number;
  readonly formats: number;
  /** Sizes of unnamed models: "27b or 32b". */
  readonly sizes: number;
  /** Token counts that no word near them explains. */
  readonly loose: number;
  readonly terms: readonly string[];
  /** Nothing but a word that also means other things ("M3") ties the text to our subject. */
  readonly weak: boolean;
}

/** The longest stretch that patterns run over; the question stands at one end of a long text. */
const HEAD = 420;
const TAIL = 260;

/** The intent that most clues speak for. */
export function chooseIntent(gist: Gist): string {
  const shape =
    gist.shape.length <= HEAD + TAIL ? gist.shape : `${gist.shape.slice(0, HEAD)} ${gist.shape.slice(-TAIL)}`;
  const scores = new Map<string, number>();
  for (const [intent, clues] of Object.entries(CLUES)) {
    let sum = 0;
    for (const { weight, pattern } of clues) if (pattern.test(shape)) sum += weight;
    scores.set(intent, sum);
  }
  for (const [intent, weight] of supports(gist, shape))
    scores.set(intent, (scores.get(intent) ?? 0) + weight);
  const [best = "out_of_scope", score = 0] = [...scores].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (!inScope(gist)) return "out_of_scope";
  return score < LEAST ? fallback(gist) : best;
}

/** Names without a question: what people mean most often by them. */
function fallback({ devices, models, sizes, formats, terms, slots }: Gist): string {
  const subject = models + sizes;
  if (subject > 0 && (devices > 0 || slots.vram_gb !== undefined || slots.ram_gb !== undefined)) return "fit";
  if (devices > 1 || models > 1) return "compare";
  if (subject > 0 && formats > 0) return "model_size";
  if (subject > 0 && slots.budget !== undefined) return "fit";
  if (devices > 0) return "hardware_fact";
  if (models > 0) return "model_fact";
  if (sizes > 0) return "model_size";
  return terms.length > 0 ? "explain_term" : "out_of_scope";
}

/** Below this nothing was really asked. */
const LEAST = 2;

const SUBJECT =
  /\b(?:llms?|gpus?|cpus?|vram|tokens?|jetons?|tok|ttft|tpot|itl|context\w*|ctx|inference|models?|modeles?|prompts?|invites?|batch|cache|kv|quant\w*|debit|latenc\w+|throughput|bandwidth|bande passante|api|agents?|bench\w*|specul\w*|temperature|temp|top[-_ ]?p|min[-_ ]?p|moe|mbu|tflops|cartes? graphiques?|serveurs?|servers?|heberg\w*|host\w*|decod\w*|prefill|vllm|ollama|think\w*|reason\w*|raisonn\w*|reflexion|parallel\w*|voice|vocal\w*|rag|go|gb)\b/;

function inScope(gist: Gist): boolean {
  if (gist.devices + gist.models + gist.formats > 0 && !gist.weak) return true;
  return (
    SUBJECT.test(gist.folded) ||
    Object.keys(gist.slots).length > 1 ||
    gist.slots.params_b !== undefined ||
    gist.terms.length > 0
  );
}

/** What the slots and their combination say for an intent. */
function supports(
  { slots, devices, models, priced, formats, sizes, loose, terms, folded }: Gist,
  shape: string,
): readonly (readonly [string, number])[] {
  const has = (...names: readonly (keyof Slots)[]) => names.every((name) => slots[name] !== undefined);
  const any = (...names: readonly (keyof Slots)[]) => names.some((name) => slots[name] !== undefined);
  const money = any(
    "price",
    "price_in",
    "price_out",
    "gpu_hour",
    "server_hour",
    "server_month",
    "spend_month",
    "kwh_price",
  );
  const concrete = devices + models > 0 || any("params_b", "vram_gb", "bandwidth_gbs");
  const out: (readonly [string, number])[] = [];
  const add = (intent: string, weight: number, when: boolean) => when && out.push([intent, weight]);
  add(
    "speed",
    2,
    concrete &&
      has("tps") &&
      !any("output_tokens", "thinking_tokens", "calls", "users", "concurrency") &&
      loose === 0,
  );
  add("speed", -3, money);
  add("speed", -3, !concrete && !any("tps", "weights_gb"));
  const answers = has("output_tokens") || loose > 0;
  add("latency", 2, answers && any("tps", "tpot_ms", "ttft_ms") && !money && !any("calls", "tool_s", "rps"));
  add("latency", 2, has("ttft_ms") && has("tpot_ms"));
  add("latency", 2, has("latency_s") && any("tps", "tpot_ms") && !any("thinking_tokens", "calls"));
  add("ttft", 1, (has("prompt_tokens") || loose > 0) && concrete && !money);
  add("ttft", -4, has("ttft_ms") && (any("tps", "tpot_ms", "latency_s") || (answers && !concrete)));
  add("ttft", -3, any("tpot_ms") || (answers && any("tps")) || any("asr_ms", "tts_ms", "vad_ms", "rps"));
  add("voice", 4, any("asr_ms", "tts_ms", "vad_ms"));
  add("fit", 1, concrete && (any("vram_gb", "ram_gb") || devices > 0) && (models > 0 || has("params_b")));
  add("fit", -2, any("tps", "latency_s", "rps", "output_tokens") || money);
  add("kv_cache", -3, has("kv_quant") && (devices > 0 || any("vram_gb")));
  // Without a machine, the longest context can only be the model's own.
  add(
    "model_fact",
    5,
    models > 0 &&
      devices === 0 &&
      formats === 0 &&
      !any("vram_gb", "ram_gb") &&
      /max\w* context|context\w* (?:max|size|length|window)|longest context|(?:max|fenetre de) contexte|contexte max/.test(
        folded,
      ),
  );
  add("max_context", 1, has("kv_quant"));
  add("max_context", -3, has("context") && !/max|longest|longueur|jusqu/.test(folded));
  add("max_users", 2, any("context", "kv_gb_per_request") && any("concurrency", "users"));
  add("max_users", -2, any("rps", "spend_month", "tps", "tpot_ms") || money);
  add("fleet", 4, any("rps", "requests_per_day") && !money && priced === 0);
  add("fleet", 3, any("users", "concurrency") && has("tps"));
  add("fleet", 2, any("users", "concurrency") && (slots.users ?? slots.concurrency ?? 0) >= 1000);
  add("min_gpus", -2, any("rps", "tps", "tps_total"));
  add("compare", 3, devices > 1 || models > 1 || models + sizes > 1);
  add("compare", 2, has("budget") && devices > 1);
  add("compare", -3, devices + models + sizes < 2 && formats < 2 && !any("tps"));
  add("compare", -2, terms.length > 1 && devices + models + formats === 0);
  add(
    "cost_request",
    3,
    money &&
      (loose > 0 || any("output_tokens", "prompt_tokens", "tokens_in_per_month", "words", "words_per_day")),
  );
  add("cost_request", -4, any("gpu_hour", "server_hour", "kwh_price", "server_month"));
  add("cost_request", 3, priced > 0 && devices === 0 && !has("tps"));
  add("cost_selfhost", 3, any("gpu_hour", "server_hour", "kwh_price", "power_w"));
  add("cost_selfhost", -3, devices === 0 && any("price", "price_in", "price_out", "spend_month"));
  add(
    "breakeven",
    6,
    any("gpu_hour", "server_hour", "server_month", "budget") &&
      any("price", "price_out", "spend_month", "price_in"),
  );
  add("speculative", 2, any("acceptance", "draft_tokens"));
  add("agent_loop", 3, any("calls", "tool_s", "growth_tokens") && !any("asr_ms", "tts_ms"));
  add("agent_loop", -4, (money || priced > 0) && !/agent|boucle|\bloop/.test(folded));
  add(
    "claim_check",
    3,
    has("tps") && /cerebras|groq|sambanova|taalas/.test(folded) && !any("calls", "output_tokens"),
  );
  add("reasoning", 2, has("thinking_tokens"));
  add("sampling", 1, any("temperature", "top_p", "min_p", "top_k"));
  add(
    "claim_check",
    -3,
    !any(
      "tps",
      "tps_total",
      "prefill_tps",
      "weights_gb",
      "kv_gb_per_request",
      "vram_gb",
      "ttft_ms",
      "latency_s",
      "price",
      "tflops",
    ) && !/TIMES/.test(shape),
  );
  add("model_size", 1, formats > 0 && devices === 0 && !any("vram_gb", "ram_gb", "context"));
  add("model_size", -3, devices > 0 || any("context", "tps"));
  add(
    "hardware_fact",
    5,
    devices > 0 &&
      models + sizes === 0 &&
      /bandwidth|bande passante|\btdp\b|t?flops/.test(folded) &&
      Object.keys(slots).length < 4,
  );
  add(
    "hardware_fact",
    -3,
    models > 0 || has("params_b") || devices === 0 || any("tps", "context", "prompt_tokens"),
  );
  add("model_fact", -3, models === 0);
  add("model_fact", -2, devices > 0 || any("tps", "vram_gb", "context"));
  add("explain_term", 3, terms.length > 0 && !concrete && Object.keys(slots).length === 0);
  add("explain_term", 4, terms.length > 0 && /^[\w_\- ]{1,22} ?\?*$/.test(folded) && !concrete);
  add("explain_term", -3, (terms.length === 0 && formats === 0) || concrete);
  add("explain_term", -3, Object.keys(slots).length > 1);
  add(
    "benchmark_how",
    2,
    answers && has("latency_s") && has("ttft_ms") && !concrete && !any("tps", "tpot_ms"),
  );
  add("benchmark_how", -3, concrete && !/bench|mesur|measur/.test(folded));
  add("speed", 1, /SPEED\??$/.test(shape));
  return out;
}
