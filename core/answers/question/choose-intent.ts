import { CLUES } from "./clues/index.js";
import type { Gist } from "./gist.js";
import { SUPPORTS } from "./supports.js";

/** The longest stretch that patterns run over; the question stands at one end of a long text. */
const HEAD = 420;
const TAIL = 260;
/** Below this nothing was really asked. */
const LEAST = 2;

/** The intent that most clues speak for, in words and in figures. */
export function chooseIntent(gist: Gist): string {
  if (!inScope(gist)) return "out_of_scope";
  const { shape } = gist;
  const ends = shape.length <= HEAD + TAIL ? shape : `${shape.slice(0, HEAD)} ${shape.slice(-TAIL)}`;
  const scores = new Map<string, number>();
  const add = (intent: string, weight: number) => scores.set(intent, (scores.get(intent) ?? 0) + weight);
  for (const [intent, clues] of Object.entries(CLUES)) {
    for (const { weight, pattern } of clues) if (pattern.test(ends)) add(intent, weight);
  }
  for (const { intent, weight, when } of SUPPORTS) if (when(gist)) add(intent, weight);
  const [best = "out_of_scope", score = 0] = [...scores].sort((a, b) => b[1] - a[1])[0] ?? [];
  return score < LEAST ? fallback(gist) : best;
}

/** Names without a question: what people mean most often by them. */
function fallback({ devices, models, sizes, formats, terms, slots }: Gist): string {
  const subjects = models + sizes;
  const memory = slots.vram_gb !== undefined || slots.ram_gb !== undefined || slots.weights_gb !== undefined;
  if (subjects > 0 && (devices > 0 || slots.budget !== undefined)) return "fit";
  if (memory) return "fit";
  if (devices > 1 || models > 1) return "compare";
  if (subjects > 0 && formats > 0) return "model_size";
  if (devices > 0) return "hardware_fact";
  if (models > 0) return "model_fact";
  if (sizes > 0) return "model_size";
  return terms.length > 0 ? "explain_term" : "out_of_scope";
}

const SUBJECT =
  /\b(?:llms?|gpus?|cpus?|vram|tokens?|jetons?|tok|ttft|tpot|itl|context\w*|ctx|inference|models?|modeles?|prompts?|invites?|batch\w*|cache|kv|memory|memoire|ram|quant\w*|debit|latenc\w+|throughput|bandwidth|bande passante|api|agents?|bench\w*|specul\w*|draft\w*|brouillon|medusa|eagle|temperature|temp|top[-_ ]?p|min[-_ ]?p|moe|mbu|tflops|cartes? graphiques?|serveurs?|servers?|heberg\w*|host\w*|decod\w*|prefill|vllm|ollama|think\w*|reason\w*|raisonn\w*|reflexion|parallel\w*|voice|vocal\w*|rag|go|gb|providers?|fournisseurs?|hardware|materiel|openai|anthropic|energy|energie)\b/;

function inScope({ devices, models, formats, terms, weak, folded, slots }: Gist): boolean {
  if (devices + models + formats > 0 && !weak) return true;
  return (
    SUBJECT.test(folded) ||
    Object.keys(slots).length > 1 ||
    slots.params_b !== undefined ||
    slots.vram_gb !== undefined ||
    terms.length > 0
  );
}
