import type { SlotName, Slots } from "../slots.js";
import { attentionShapeIn } from "./attention-shape.js";
import type { Formats } from "./formats.js";
import type { Device, Names } from "./names.js";
import type { Role } from "./roles.js";
import { settleSlot } from "./settle.js";
import { splitsIn } from "./splits.js";
import type { StatedDevice } from "./stated-devices.js";
import { tidy } from "./tidy.js";
import { enginesIn, factsIn, namesTpot, termsIn } from "./vocabulary.js";

interface Said {
  readonly names: Names;
  /** Devices by their figures, where they stand beside others. */
  readonly stated: readonly StatedDevice[];
  readonly formats: Formats;
  readonly roles: readonly Role[];
  readonly money: Slots;
  readonly folded: string;
  readonly probabilities: readonly number[] | undefined;
  /** Not yet known on the first pass. */
  readonly intent: string | undefined;
}

type Filed = { -readonly [K in SlotName]?: unknown };

/** Intents that are about a term when no figure is given. */
const ABOUT_TERMS = new Set(["explain_term", "benchmark_how", "reasoning", "ttft", "speculative"]);

const SATURATES =
  /\b(?:batch|lot)\w*\b.*\b(?:satur\w*|compute[- ]bound|critical|critique)|\b(?:satur\w*|compute[- ]bound|critical|critique)\b.*\b(?:batch|lot)/;
const SPOKEN =
  /\b(?:voice|spoken|vocal|vocaux|voix|callbots?|(?:phone|appels?) (?:agent|bot|call|telephon)\w*|telephon\w*)\b/;
const ENERGY =
  /\b(?:how much|what|which) (?:power|energy|electricity)\b|\b(?:energy|power) (?:use|draw|consumption|per)\b|\bk?wh per\b|\bjoules?\b|quelle (?:energie|puissance|consommation)|\b(?:energie|consommation|electricite|kwh) (?:par|pour|de)\b|combien (?:d'energie|d'electricite|de kwh|de courant)/;

/** Puts everything that was said in its slot. */
export function fileSlots({
  names,
  stated,
  formats,
  roles,
  money,
  folded,
  intent,
  probabilities,
}: Said): Slots {
  if (intent === "out_of_scope") return {};
  const slots: Filed = { ...money };
  if (probabilities && (intent === undefined || intent === "sampling")) slots.probabilities = probabilities;
  const models = [...new Set(names.models.filter(({ ask }) => !ask).map(({ id }) => id))];
  if (models.length > 0) slots.models = models;
  fileDevices(slots, names, stated);
  if (formats.quants.length > 0)
    slots.quant = formats.quants.length === 1 ? formats.quants[0] : formats.quants;
  const subjects = names.models.length + roles.filter(({ quantity }) => quantity.unit === "params").length;
  const splits = names.devices.length === 1 && subjects > 0 ? splitsIn(folded) : [];
  if (splits.length > 0) slots.splits = splits;
  if (formats.cache !== undefined) slots.kv_quant = formats.cache;
  const lengthSaid = roles.some(
    ({ quantity: { unit, per } }) => (unit === "tok" || unit === "words") && !per,
  );
  for (const role of roles) {
    // "3 pages (2190 tokens)": the better figure stands beside it.
    if (isCachedShare(role) || (role.quantity.unit === "pages" && lengthSaid)) continue;
    if (stated.some(({ start, end }) => role.quantity.start >= start && role.quantity.end <= end)) continue;
    fileRole(slots, role, intent ?? "", folded);
  }
  fileCachedShare(slots, roles);
  const memory = names.devices.find(({ memoryGb }) => memoryGb !== undefined)?.memoryGb;
  if (memory !== undefined) slots.vram_gb ??= memory;
  if (intent === "kv_cache" && models.length === 0) Object.assign(slots, attentionShapeIn(folded));
  if (intent === "model_fact") {
    delete slots.quant;
    delete slots.params_b;
  }
  if (intent !== undefined)
    fileWords(slots, folded, intent, roles.filter(({ quantity }) => quantity.unit === "params").length);
  return slots as Slots;
}

function fileDevices(slots: Filed, names: Names, stated: readonly StatedDevice[]): void {
  const described = stated.map(({ name, start, end }): Device => ({ id: name, start, end, weak: false }));
  const devices = [...names.devices, ...described].sort((a, b) => a.start - b.start);
  const unique = devices.filter(({ id }, index) => devices.findIndex((other) => other.id === id) === index);
  if (unique.length === 0) return;
  slots.hardware = unique.map(({ id }) => id);
  const counts = unique.map(
    ({ id, count }) =>
      count ?? devices.find((other) => other.id === id && other.count !== undefined)?.count ?? 1,
  );
  if (counts.some((count) => count !== 1)) slots.gpus = counts.length === 1 ? counts[0] : counts;
}

function fileRole(slots: Filed, role: Role, intent: string, folded: string): void {
  const slot = settleSlot(role, intent, new Set(Object.keys(slots) as SlotName[]), folded);
  if (slot === undefined) return;
  if (slot === "gpus" && typeof slots.gpus === "number") slots.gpus = Math.max(slots.gpus, role.value);
  if (slots[slot] !== undefined && !role.wanted) return;
  if (slot === "params_b" && slots.models !== undefined && intent !== "compare") return;
  // Filed under TTFT by the intent alone: still in seconds.
  slots[slot] = slot === "ttft_ms" && role.slot !== "ttft_ms" ? tidy(role.value * 1000) : role.value;
}

/** "80% prefix cache hits": tokens as soon as the prompt's length is known. */
function isCachedShare({ slot, quantity }: Role): boolean {
  return slot === "cached_tokens" && quantity.unit === "pct";
}

function fileCachedShare(slots: Filed, roles: readonly Role[]): void {
  const share = roles.find(isCachedShare)?.value;
  const prompt = slots.prompt_tokens ?? slots.context;
  if (share === undefined || share > 1 || typeof prompt !== "number") return;
  slots.cached_tokens ??= Math.min(Math.round(share * prompt), Math.max(0, prompt - 1));
}

function fileWords(slots: Filed, folded: string, intent: string, sizes: number): void {
  const engines = enginesIn(folded);
  const [engine] = engines;
  if (engine !== undefined) slots.engine = intent === "compare" && engines.length > 1 ? engines : engine;
  if (intent === "hardware_fact" || intent === "model_fact") {
    // "17 or 400 billion parameters?" asks for both.
    const facts = sizes > 1 ? ["params_total", "params_active"] : factsIn(folded);
    if (facts.length > 0) slots.fact = facts.length === 1 ? facts[0] : facts;
  }
  if (intent === "speed" && slots.tpot_ms === undefined && namesTpot(folded)) slots.fact = "tpot";
  if (intent === "cost_selfhost" && slots.kwh_price === undefined && ENERGY.test(folded))
    slots.fact = "energy";
  if (intent === "max_users" && SATURATES.test(folded)) slots.fact = "critical_batch";
  if (intent === "fleet" && SPOKEN.test(folded)) slots.fact = "voice";
  const figures = Object.keys(slots).some((name) => !["engine", "quant", "models"].includes(name));
  if (intent === "explain_term" || (ABOUT_TERMS.has(intent) && !figures && slots.models === undefined)) {
    const terms = termsIn(folded, intent === "explain_term");
    if (terms.length > 0) slots.term = terms.length === 1 ? terms[0] : terms;
  }
}
