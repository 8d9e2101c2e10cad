import type { Failure } from "../failure.js";
import type { Constants } from "./constants-shape.js";
import { estimate } from "./estimate.js";
import { diesOf, guessModel, type HardwareFacts, type ModelFacts } from "./facts.js";
import type { Metric, ScenarioInput } from "./scenario.js";

/** Turns names into facts; the catalogue provides one, the formulas do without. */
export interface FactsByName {
  model(name: string): ModelFacts | Failure;
  hardware(name: string): HardwareFacts | Failure;
}

export type ScenarioAnswer =
  | {
      readonly ok: true;
      readonly predicted: number;
      readonly low: number;
      readonly high: number;
      readonly ceiling: number;
    }
  | { readonly ok: false; readonly failure: Failure };

/** Answers an untyped scenario: names, and facts that win over the names. */
export function estimateScenario(raw: unknown, names?: FactsByName, constants?: Constants): ScenarioAnswer {
  const input = readScenario(raw, names);
  if ("code" in input) return { ok: false, failure: input };
  const answer = estimate(input, constants);
  if (!answer.ok) return answer;
  const { expected, low, high, ceiling } = answer;
  return { ok: true, predicted: expected, low, high, ceiling };
}

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

/** A scenario from anything, or what is wrong with it. Numbers may come as text; null counts as left out. */
export function readScenario(raw: unknown, names?: FactsByName): ScenarioInput | Failure {
  if (!isRecord(raw))
    return { code: "type", param: "scenario", given: shown(raw), allowed: { kind: "text" } };
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
      return { code: "type", param: key, given: shown(raw[key]), allowed: { kind: "number" } };
    if (value !== undefined) fields[key] = value;
  }
  const concurrency = raw.concurrency === "max" ? "max" : readNumber(raw.concurrency);
  if (Number.isNaN(concurrency))
    return {
      code: "type",
      param: "concurrency",
      given: shown(raw.concurrency),
      allowed: { kind: "number", min: 1 },
    };
  if (concurrency !== undefined) fields.concurrency = concurrency;
  for (const key of ["quant", "engine", "backend"] as const) {
    const value = raw[key];
    if (typeof value === "string" && value.trim() !== "") fields[key] = value.trim();
  }
  for (const key of ["legacyBuild", "attentionDp"] as const) if (raw[key] === true) fields[key] = true;
  if (raw.arrival === "burst") fields.arrival = "burst";
  return {
    ...fields,
    metric: String(raw.metric) as Metric,
    modelFacts: model,
    hardwareFacts: hardware,
  };
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
  const facts = raw.modelFacts;
  if (isRecord(facts)) {
    const total = readNumber(facts.total ?? facts.paramsB);
    if (total === undefined || !(total > 0))
      return {
        code: "type",
        param: "modelFacts.total",
        given: shown(facts.total),
        allowed: { above: 0, example: 8 },
      };
    const stated = { ...guessedUnlessStated(total, facts), ...withoutNulls(facts), total } as ModelFacts;
    return withExperts(stated, readNumber(facts.active));
  }
  if (typeof raw.model === "string" && names) return names.model(raw.model);
  return { code: "unknown", param: "model", given: shown(raw.model) };
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
  const facts = raw.hardwareFacts;
  if (isRecord(facts))
    return named({ group: "unknown", bw: null, ...withoutNulls(facts) } as HardwareFacts, raw);
  if (typeof raw.hardware === "string" && names) {
    const found = names.hardware(raw.hardware);
    return "code" in found ? found : named(found, raw);
  }
  return { code: "unknown", param: "hardware", given: shown(raw.hardware) };
}

/** Sheets of two-die cards state sums; when the facts do not say so, the name does. */
function named(facts: HardwareFacts, raw: Record<string, unknown>): HardwareFacts {
  if (facts.dies !== undefined || typeof raw.hardware !== "string") return facts;
  const dies = diesOf(raw.hardware);
  return dies > 1 ? { ...facts, dies } : facts;
}

function withoutNulls(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

/** A number, undefined when left out, NaN when it is something else. */
function readNumber(value: unknown): number | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return value;
  return typeof value === "string" ? Number(value) : Number.NaN;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}
