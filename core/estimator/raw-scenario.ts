import type { Failure } from "../failure.js";
import { listedQuant } from "./bits.js";
import { engineTraits } from "./classes.js";
import { CONSTANTS } from "./constants.js";
import type { Constants } from "./constants-shape.js";
import { estimate } from "./estimate.js";
import { diesOf, guessModel, type HardwareFacts, type ModelFacts } from "./facts.js";
import { checkHardwareFacts, checkModelFacts, readNumber, shown } from "./raw-facts.js";
import { limitsOf } from "./refusals.js";
import { METRICS, type ScenarioInput, usualEngine } from "./scenario.js";

/** Turns names into facts; the catalogue provides one, the formulas do without. */
export interface FactsByName {
  model(name: string): ModelFacts | Failure;
  hardware(name: string): HardwareFacts | Failure;
  /** A format that the estimator's own table does not list, by its width; undefined when nobody knows it. */
  quant(name: string): { readonly quant: string; readonly quantBits: number } | undefined;
}

export type ScenarioAnswer =
  | {
      readonly ok: true;
      readonly predicted: number;
      readonly low: number;
      readonly high: number;
      readonly ceiling: number;
      /** The scenario as it was understood. */
      readonly input: ScenarioInput;
    }
  | { readonly ok: false; readonly failure: Failure };

/** Answers an untyped scenario: names, and facts that win over the names. */
export function estimateScenario(raw: unknown, names?: FactsByName, constants?: Constants): ScenarioAnswer {
  const input = readScenario(raw, names);
  if ("code" in input) return { ok: false, failure: input };
  const answer = estimate(input, constants);
  if (!answer.ok) return answer;
  const { expected, low, high, ceiling } = answer;
  if (![expected, low, high, ceiling].every((value) => Number.isFinite(value) && value > 0))
    return { ok: false, failure: OUT_OF_RANGE };
  return { ok: true, predicted: expected, low, high, ceiling, input };
}

const OUT_OF_RANGE: Failure = {
  code: "domain",
  param: "scenario",
  reason: {
    en: "the facts give a result that is 0 or out of range; check their units (GB, GB/s, TFLOPS, billions of parameters)",
    fr: "ces données mènent à un résultat nul ou hors limites ; vérifiez leurs unités (Go, Go/s, TFLOPS, milliards de paramètres)",
  },
};

const NUMBERS = [
  "gpus",
  "tp",
  "pp",
  "ep",
  "dp",
  "prompt",
  "output",
  "depth",
  "weightGB",
  "kvBits",
  "quantBits",
  "maxSequences",
] as const;
const NAMES = ["quant", "engine", "backend"] as const;
const FLAGS = ["legacyBuild", "attentionDp"] as const;

/** Everything that is read of a scenario. */
export const SCENARIO_MEMBERS: readonly string[] = [
  ...NUMBERS,
  ...NAMES,
  ...FLAGS,
  "metric",
  "model",
  "modelFacts",
  "hardware",
  "hardwareFacts",
  "concurrency",
  "arrival",
  "speculative",
];

/** A scenario from anything, or what is wrong with it. Numbers may come as text; null counts as left out. */
export function readScenario(raw: unknown, names?: FactsByName): ScenarioInput | Failure {
  if (!isRecord(raw))
    return {
      code: "type",
      param: "scenario",
      given: shown(raw),
      reason: {
        en: 'not a JSON object such as {"metric": "ttft_ms", "model": "Llama 3.1 8B", "hardware": "H100"}',
        fr: 'ce n’est pas un objet JSON du type {"metric": "ttft_ms", "model": "Llama 3.1 8B", "hardware": "H100"}',
      },
    };
  const metric = METRICS.find((known) => known === raw.metric);
  if (!metric)
    return { code: "unknown", param: "metric", given: shown(raw.metric), allowed: { values: METRICS } };
  const model = readModel(raw, names);
  if ("code" in model) return model;
  const hardware = readHardware(raw, names);
  if ("code" in hardware) return hardware;
  const undescribed = refuseUndescribed(raw);
  if (undescribed) return undescribed;
  const fields: Record<string, unknown> = {};
  for (const key of NUMBERS) {
    const value = readNumber(raw[key]);
    if (Number.isNaN(value))
      return { code: "type", param: key, given: shown(raw[key]), allowed: limitsOf(key, metric) };
    if (value !== undefined) fields[key] = value;
  }
  const concurrency = raw.concurrency === "max" ? "max" : readNumber(raw.concurrency);
  if (Number.isNaN(concurrency))
    return {
      code: "type",
      param: "concurrency",
      given: shown(raw.concurrency),
      allowed: limitsOf("concurrency", metric),
    };
  if (concurrency !== undefined) fields.concurrency = concurrency;
  for (const key of NAMES) {
    const value = raw[key];
    if (value === undefined || value === null || value === "") continue;
    if (typeof value !== "string")
      return {
        code: "type",
        param: key,
        given: shown(value),
        allowed: { kind: "name", example: EXAMPLES[key] },
      };
    if (value.trim() !== "") fields[key] = value.trim();
  }
  if (
    typeof fields.quant === "string" &&
    fields.quantBits === undefined &&
    !listedQuant(CONSTANTS, fields.quant)
  )
    Object.assign(fields, names?.quant(fields.quant));
  spread(fields, hardware);
  if (countsTwice(raw)) delete fields.depth;
  for (const key of FLAGS) if (raw[key] === true) fields[key] = true;
  if (raw.arrival === "burst") fields.arrival = "burst";
  return {
    ...fields,
    metric,
    modelFacts: model,
    hardwareFacts: hardware,
  };
}

const EXAMPLES = {
  quant: "fp8",
  engine: "vLLM",
  backend: "vulkan",
  model: "Llama 3.1 8B",
  hardware: "H100",
} as const;

/**
 * Published decode speeds often state the same cached tokens twice: as the prompt that filled the cache, and as the
 * depth at which decoding began (llama-batched-bench). A decode speed measures neither's making, so that equal ones
 * are one.
 */
export function countsTwice({ metric, prompt, depth }: Readonly<Record<string, unknown>>): boolean {
  const decoding = metric === "decode_tps_per_user" || metric === "decode_tps_total";
  const cached = readNumber(depth);
  return decoding && cached !== undefined && cached > 0 && cached === readNumber(prompt);
}

/** Several devices without a word on how they share: as the commands spread them, tensor parallel or layers. */
function spread(fields: Record<string, unknown>, hardware: HardwareFacts): void {
  const { gpus } = fields;
  if (typeof gpus !== "number" || !(gpus > 1)) return;
  if (fields.tp !== undefined || fields.pp !== undefined || fields.dp !== undefined) return;
  const engine = typeof fields.engine === "string" ? fields.engine : usualEngine(hardware);
  if (!engineTraits(engine).serving) fields.pp = gpus;
  else if (gpus > 8 && gpus % 8 === 0) Object.assign(fields, { tp: 8, pp: gpus / 8 });
  else fields.tp = gpus;
}

/** Set-ups that the formulas do not describe. */
function refuseUndescribed(raw: Record<string, unknown>): Failure | undefined {
  if (raw.speculative === true)
    return {
      code: "infeasible",
      param: "speculative",
      reason: {
        en: "speculative decoding depends on the acceptance rate; ask for it with one, or leave it off",
        fr: "le décodage spéculatif dépend du taux d’acceptation ; demandez-le avec ce taux, ou désactivez-le",
      },
    };
  if (raw.concurrency === "server")
    return {
      code: "infeasible",
      param: "concurrency",
      reason: {
        en: "throughput bound by a service level needs its limits; give a number of requests at once, or max",
        fr: "un débit borné par un niveau de service exige ses limites ; donnez un nombre de requêtes simultanées, ou max",
      },
    };
  return undefined;
}

function readModel(raw: Record<string, unknown>, names?: FactsByName): ModelFacts | Failure {
  if (isRecord(raw.modelFacts)) {
    const { paramsB, ...rest } = raw.modelFacts;
    const facts = checkModelFacts({ total: paramsB, ...rest });
    if (isFailure(facts)) return facts;
    const { total, active } = facts;
    if (typeof total !== "number")
      return {
        code: "type",
        param: "modelFacts.total",
        given: null,
        allowed: { kind: "number", above: 0, example: 8 },
      };
    const stated = { ...guessedUnlessStated(total, facts), ...facts } as ModelFacts;
    return withExperts(stated, typeof active === "number" ? active : undefined);
  }
  if (typeof raw.model === "string" && names) return names.model(raw.model);
  return unnamed("model", raw.model);
}

/** A name that is missing, or no text. */
function unnamed(param: "model" | "hardware", value: unknown): Failure {
  return { code: "type", param, given: shown(value), allowed: { kind: "name", example: EXAMPLES[param] } };
}

function isFailure(facts: Record<string, unknown> | Failure): facts is Failure {
  return "code" in facts && "param" in facts;
}

/** The size of an expert, when only the counts are stated: from active parameters, else experts are nearly all. */
function withExperts(facts: ModelFacts, active: number | undefined): ModelFacts {
  const { experts = 0, topK = 0, total } = facts;
  if (experts <= 1 || facts.expertParams !== undefined) return facts;
  const spread = active === undefined ? 0.95 * total * (1 - topK / experts) : total - active;
  return { ...facts, expertParams: experts > topK ? spread / (experts - topK) : total / experts };
}

/** A bare parameter count gets a typical shape; a stated shape is never mixed with a guessed cache. */
function guessedUnlessStated(total: number, facts: Record<string, unknown>): Partial<ModelFacts> {
  const guess = guessModel(total);
  if (facts.layers === undefined) return guess;
  const { guessed: _, ...typical } = guess;
  const kvHeads = readNumber(facts.kvHeads) ?? typical.kvHeads;
  const headDim = readNumber(facts.headDim) ?? typical.headDim;
  const layers = readNumber(facts.layers) ?? typical.layers;
  const stated = facts.kvGrowing !== undefined || facts.kvWindow !== undefined;
  return {
    ...typical,
    kvGrowing: stated ? 0 : 4 * layers * kvHeads * headDim,
    growingLayers: layers,
  };
}

function readHardware(raw: Record<string, unknown>, names?: FactsByName): HardwareFacts | Failure {
  if (isRecord(raw.hardwareFacts)) {
    const facts = checkHardwareFacts(raw.hardwareFacts);
    return isFailure(facts) ? facts : named({ group: "unknown", bw: null, ...facts } as HardwareFacts, raw);
  }
  if (typeof raw.hardware === "string" && names) {
    const found = names.hardware(raw.hardware);
    return "code" in found ? found : named(found, raw);
  }
  return unnamed("hardware", raw.hardware);
}

/** Sheets of two-die cards state sums; when the facts do not say so, the name does. */
function named(facts: HardwareFacts, raw: Record<string, unknown>): HardwareFacts {
  if (facts.dies !== undefined || typeof raw.hardware !== "string") return facts;
  const dies = diesOf(raw.hardware);
  return dies > 1 ? { ...facts, dies } : facts;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
