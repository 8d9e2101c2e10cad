import type { Allowed, Failure, Reason } from "../failure.js";
import { readQuant } from "./bits.js";
import { engineTraits, readsGguf, runsOn } from "./classes.js";
import type { Constants } from "./constants-shape.js";
import type { Derived } from "./derive.js";
import { type HardwareFacts, usableGb } from "./facts.js";
import { METRICS, type Metric, readsPrompt, type Scenario } from "./scenario.js";

/** Why a scenario gets no number; undefined when it gets one. Checks that need no arithmetic. */
export function refuse(s: Scenario, constants: Constants): Failure | undefined {
  return (
    refuseMetric(s) ??
    refuseHardware(s.hardwareFacts) ??
    refuseEngine(s.engine, s.hardwareFacts) ??
    refuseModel(s) ??
    refuseNumbers(s) ??
    refuseQuant(s, constants) ??
    refuseShape(s)
  );
}

/** Weights that no device of the setup can hold. */
export function refuseSize(d: Derived): Failure | undefined {
  const { hardwareFacts, gpus } = d.scenario;
  const usable = usableGb(hardwareFacts) * gpus;
  const resident = d.weights.residentGb * d.spread.replicas;
  if (resident <= usable) return undefined;
  return infeasible("model", {
    en: "does not fit: the weights take {resident} GB, {usable} GB are usable, {missing} GB too little; take more or larger devices, or fewer bits per weight",
    fr: "ne tient pas : les poids prennent {resident} Go, {usable} Go sont utilisables, il manque {missing} Go ; prenez plus d’appareils, de plus grands, ou moins de bits par poids",
    values: { resident, usable, missing: resident - usable },
  });
}

function refuseMetric(s: Scenario): Failure | undefined {
  if (METRICS.includes(s.metric)) return undefined;
  return { code: "unknown", param: "metric", given: String(s.metric), allowed: { values: METRICS } };
}

const NOT_MODELLED = ["wafer", "lpu", "rdu"];

/** Machines that the formulas do not describe, before anything else is asked of them. */
export function refuseHardware({ group, bw }: HardwareFacts): Failure | undefined {
  if (NOT_MODELLED.includes(group))
    return infeasible("hardware", {
      en: "keeps its weights in on-chip memory; this model of speed does not describe such machines: use the maker’s published figures",
      fr: "garde ses poids en mémoire sur puce ; ce modèle de vitesse ne décrit pas ces machines : prenez les chiffres publiés par le fabricant",
    });
  if (typeof bw === "number" && Number.isFinite(bw) && bw > 0) return undefined;
  return {
    code: "infeasible",
    param: "hardware",
    reason: {
      en: "its memory bandwidth is not known, and decoding speed depends on it; state the bandwidth in GB/s",
      fr: "sa bande passante mémoire n’est pas connue, or la vitesse de décodage en dépend ; indiquez-la en Go/s",
    },
  };
}

/** An engine that does not exist for the device. */
export function refuseEngine(engine: string, { group }: HardwareFacts): Failure | undefined {
  if (runsOn(engine, group)) return undefined;
  return infeasible("engine", {
    en: "{engine} does not run on this hardware; take llama.cpp or vLLM",
    fr: "{engine} ne tourne pas sur ce matériel ; prenez llama.cpp ou vLLM",
    values: { engine },
  });
}

function refuseModel(s: Scenario): Failure | undefined {
  const m = s.modelFacts;
  for (const key of ["total", "layers", "hidden", "vocab", "heads", "headDim", "kvHeads"] as const) {
    const value = m[key];
    if (typeof value !== "number" || !Number.isFinite(value) || value <= 0)
      return infeasible("model", {
        en: "the model’s {field} is missing or not above 0; state it, or give the parameter count alone and a typical shape is assumed",
        fr: "la valeur {field} du modèle manque ou n’est pas supérieure à 0 ; indiquez-la, ou donnez seulement le nombre de paramètres et une forme typique sera supposée",
        values: { field: key },
      });
  }
  const experts = m.experts ?? 0;
  const topK = m.topK ?? 1;
  if (experts > 1 && topK > experts)
    return infeasible("model", {
      en: "uses {active} experts per token but has only {total}; check the imported configuration",
      fr: "utilise {active} experts par token mais n’en a que {total} ; vérifiez la configuration importée",
      values: { active: topK, total: experts },
    });
  if (experts > 1 && experts * (m.expertParams ?? 0) > m.total)
    return infeasible("model", {
      en: "its experts alone ({experts} billion parameters) exceed its total ({total} billion); check the expert size and count",
      fr: "ses experts seuls ({experts} milliards de paramètres) dépassent son total ({total} milliards) ; vérifiez leur taille et leur nombre",
      values: { experts: experts * (m.expertParams ?? 0), total: m.total },
    });
  return undefined;
}

/** GGUF mixes and MLX files, and the engines that have no reader for them. */
const PORTABLE_FORMAT = /^(I?Q\d_|mlx-)/i;

const MOST_DEVICES = 10_000;
const MOST_TOKENS = 100_000_000;
const MOST_SEQUENCES = 1_000_000;

const devices = { kind: "integer", min: 1, max: MOST_DEVICES, example: 1 } as const;

/** What the numbers of a scenario may be. */
export const LIMITS = {
  gpus: devices,
  tp: devices,
  pp: devices,
  ep: devices,
  dp: devices,
  prompt: { kind: "number", min: 0, max: MOST_TOKENS, example: 512 },
  output: { kind: "number", min: 0, max: MOST_TOKENS, example: 256 },
  depth: { kind: "number", min: 0, max: MOST_TOKENS, example: 0 },
  concurrency: { kind: "number", min: 1, max: MOST_SEQUENCES, example: 1 },
  kvBits: { kind: "number", min: 1, max: 32, example: 16 },
  weightGB: { kind: "number", min: 1e-4, max: 1e6, example: 4.92 },
  quantBits: { kind: "number", min: 0.5, max: 32, example: 4.5 },
  maxSequences: { kind: "number", min: 1, max: MOST_SEQUENCES, example: 256 },
} as const;

/** The same for a metric: what has no meaning without a prompt or an output asks for one token at least. */
export function limitsOf(param: keyof typeof LIMITS, metric: Metric): Allowed {
  const least =
    (param === "prompt" && readsPrompt(metric)) || (param === "output" && needsOutput(metric))
      ? { min: 1 }
      : {};
  return { ...LIMITS[param], ...least };
}

function refuseNumbers(s: Scenario): Failure | undefined {
  const check = (param: keyof typeof LIMITS, value: number) =>
    refuseNumber(param, value, limitsOf(param, s.metric));
  return (
    check("gpus", s.gpus) ??
    check("tp", s.tp) ??
    check("pp", s.pp) ??
    check("ep", s.ep) ??
    check("dp", s.dp) ??
    check("prompt", s.prompt) ??
    check("output", s.output) ??
    check("depth", s.depth) ??
    check("concurrency", s.concurrency === "max" ? 1 : s.concurrency) ??
    check("kvBits", s.kvBits) ??
    check("weightGB", s.weightGB ?? 1) ??
    check("maxSequences", s.maxSequences ?? 1) ??
    refuseWeightsFile(s)
  );
}

const LEAST_BITS = 0.4;
const MOST_BITS = 40;

/** A weights file that cannot be this model's: a slip of unit, or another model's size. */
function refuseWeightsFile({ weightGB, modelFacts }: Scenario): Failure | undefined {
  if (weightGB === undefined) return undefined;
  const bits = (weightGB * 8) / modelFacts.total;
  if (bits >= LEAST_BITS && bits <= MOST_BITS) return undefined;
  return infeasible("weightGB", {
    en: "{size} GB for {total} billion parameters are {bits} bits per weight; check the size (in GB) and the parameter count",
    fr: "{size} Go pour {total} milliards de paramètres font {bits} bits par poids ; vérifiez la taille (en Go) et le nombre de paramètres",
    values: { size: weightGB, total: modelFacts.total, bits },
  });
}

function needsOutput(metric: Metric): boolean {
  return metric === "output_tps" || metric === "e2e_ms" || metric === "tpot_ms";
}

function refuseNumber(param: string, value: number, allowed: Allowed): Failure | undefined {
  const { min = 0, max = Number.POSITIVE_INFINITY, kind } = allowed;
  const whole = kind !== "integer" || Number.isInteger(value);
  if (typeof value === "number" && value >= min && value <= max && whole) return undefined;
  if (typeof value !== "number" || !Number.isFinite(value))
    return { code: "type", param, given: String(value), allowed };
  return { code: "domain", param, given: value, allowed };
}

function refuseQuant(s: Scenario, constants: Constants): Failure | undefined {
  const read = readQuant(constants, s.quant);
  if (!read && s.quantBits === undefined)
    return {
      code: "unknown",
      param: "quant",
      given: s.quant,
      reason: {
        en: "the number format is not known, or its precision is not stated; name one such as fp8, bf16 or Q4_K_M",
        fr: "ce format numérique n’est pas connu, ou sa précision n’est pas indiquée ; nommez-en un, par exemple fp8, bf16 ou Q4_K_M",
      },
    };
  const name = read?.name ?? s.quant;
  if (PORTABLE_FORMAT.test(name) && !readsGguf(s.engine))
    return infeasible("quant", {
      en: "the engine does not load the format {quant}; take fp8, AWQ-int4 or bf16, or an engine such as llama.cpp",
      fr: "le moteur ne charge pas le format {quant} ; prenez fp8, AWQ-int4 ou bf16, ou un moteur comme llama.cpp",
      values: { quant: name },
    });
  return refuseNumber("quantBits", s.quantBits ?? 4.5, LIMITS.quantBits);
}

function refuseShape(s: Scenario): Failure | undefined {
  const m = s.modelFacts;
  const context = s.depth + s.prompt + (readsPrompt(s.metric) ? 0 : s.output);
  if (m.maxContext !== undefined && context > m.maxContext)
    return infeasible("context_tokens", {
      en: "{context} tokens of context exceed the model’s maximum of {max}; shorten the prompt or the output, or take a model with a longer context",
      fr: "{context} tokens de contexte dépassent le maximum du modèle, {max} ; raccourcissez l’entrée ou la sortie, ou prenez un modèle à contexte plus long",
      values: { context, max: m.maxContext },
    });
  if (s.pp > m.layers)
    return infeasible("gpus", {
      en: "{layers} layers cannot be split over {pp} stages; take at most {layers}, or several replicas",
      fr: "{layers} couches ne se répartissent pas sur {pp} étages ; prenez-en {layers} au plus, ou plusieurs réplicas",
      values: { layers: m.layers, pp: s.pp },
    });
  const parts = s.tp * s.pp * s.dp;
  if (parts > s.gpus)
    return infeasible("gpus", {
      en: "tp × pp × dp = {parts} needs {parts} devices, but there are {gpus}; give gpus:{parts}, or smaller sizes",
      fr: "tp × pp × dp = {parts} exige {parts} appareils, mais il y en a {gpus} ; donnez gpus:{parts}, ou des tailles plus petites",
      values: { parts, gpus: s.gpus },
    });
  if (s.tp > 1 && !s.attentionDp && !m.mla && engineTraits(s.engine).serving) {
    const { kvHeads } = m;
    if (Math.max(s.tp, kvHeads) % Math.min(s.tp, kvHeads) !== 0)
      return infeasible("gpus", {
        en: "{heads} key-value heads cannot be shared evenly by {tp} devices; take a number of devices that divides {heads} or is a multiple of it",
        fr: "{heads} têtes clé-valeur ne se répartissent pas également sur {tp} appareils ; prenez un nombre d’appareils qui divise {heads} ou en est un multiple",
        values: { heads: kvHeads, tp: s.tp },
      });
  }
  return undefined;
}

function infeasible(param: string, reason: Reason): Failure {
  return { code: "infeasible", param, reason };
}
