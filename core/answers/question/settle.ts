import type { SlotName } from "../slots.js";
import type { Role } from "./roles.js";

/** What tokens without a label of their own are, by intent: the first of them, then the second. */
const TOKENS_OF: Readonly<Record<string, readonly SlotName[]>> = {
  ttft: ["prompt_tokens"],
  latency: ["output_tokens", "prompt_tokens"],
  agent_loop: ["output_tokens"],
  reasoning: ["thinking_tokens"],
  cost_request: ["prompt_tokens", "output_tokens"],
  fleet: ["output_tokens"],
  benchmark_how: ["output_tokens"],
  voice: ["output_tokens"],
  speculative: ["draft_tokens"],
  cost_selfhost: ["output_tokens"],
  "": [],
};
const OTHER_TOKENS: readonly SlotName[] = ["context"];

const DAILY = /\bdaily\b|\bper day\b|\ba day\b|par jour|quotidien/;
const GROWING = /grow\w*|gross\w*|augment\w*|accumul\w*|s'allonge/;

/** Intents about memory: whatever the prompt is called, its length is the context. */
const MEMORY = new Set(["kv_cache", "max_users", "max_context", "fit"]);

/** The slot of a quantity that no word near it named, from the intent; undefined: it says nothing we know. */
export function settleSlot(
  { quantity, slot }: Role,
  intent: string,
  taken: ReadonlySet<SlotName>,
  folded: string,
): SlotName | undefined {
  if (slot === "none") return undefined;
  const { unit, value, per } = quantity;
  const monthly = /month|mois|mensuel/.test(folded);
  if (monthly && value >= 1e6 && (slot === "prompt_tokens" || slot === "output_tokens"))
    return slot === "prompt_tokens" ? "tokens_in_per_month" : "tokens_out_per_month";
  if (slot !== undefined) return renamed(slot, intent, taken, folded);
  if (unit === "tok" && per === undefined) {
    if (monthly && intent === "cost_request" && value >= 1e6)
      return taken.has("tokens_in_per_month") ? "tokens_out_per_month" : "tokens_in_per_month";
    if (intent === "agent_loop" && GROWING.test(folded))
      return (["base_tokens", "growth_tokens"] as const).find((name) => !taken.has(name));
    return (TOKENS_OF[intent] ?? OTHER_TOKENS).find((name) => !taken.has(name));
  }
  if (unit === "tps") return intent === "cost_selfhost" && value > 200 ? "tps_total" : "tps";
  if (unit === "time" && per === undefined) {
    if (intent === "ttft" && !taken.has("ttft_ms")) return "ttft_ms";
    return intent === "agent_loop" && /tool|outil/.test(folded) ? "tool_s" : "latency_s";
  }
  if (unit === "req" && per === undefined && intent === "cost_request" && DAILY.test(folded))
    return "requests_per_day";
  if (unit === "req" && per === undefined)
    return intent === "cost_request" || intent === "agent_loop" ? "calls" : "concurrency";
  if (unit === "params") return "params_b";
  return undefined;
}

function renamed(slot: SlotName, intent: string, taken: ReadonlySet<SlotName>, folded: string): SlotName {
  if (MEMORY.has(intent) && (slot === "prompt_tokens" || slot === "output_tokens") && !taken.has("context"))
    return "context";
  if (intent === "ttft" && slot === "context") return "prompt_tokens";
  if (intent === "agent_loop" && slot === "context" && GROWING.test(folded) && !taken.has("base_tokens"))
    return "base_tokens";
  if (intent === "agent_loop" && slot === "context" && !taken.has("prompt_tokens")) return "prompt_tokens";
  if (intent === "ttft" && slot === "latency_s") return "ttft_ms";
  if (intent === "reasoning" && slot === "growth_tokens") return "thinking_tokens";
  return slot;
}
