import { engineTraits } from "../estimator/classes.js";
import { deriveOrRefuse } from "../estimator/estimate.js";
import { memoryEngine } from "../estimator/memory/engine.js";
import { unknownMembers } from "../estimator/raw-facts.js";
import { countsTwice, SCENARIO_MEMBERS } from "../estimator/raw-scenario.js";
import { completeScenario, type Scenario, type ScenarioInput } from "../estimator/scenario.js";
import { warnings } from "../estimator/warnings.js";
import { CalcError, type Reason } from "../failure.js";
import { nearest } from "../text/nearest.js";
import { scenarioMisfit } from "./scenario-memory.js";

type Raw = Readonly<Record<string, unknown>>;

const ECHOED = [
  "quant",
  "engine",
  "gpus",
  "tp",
  "pp",
  "prompt",
  "output",
  "depth",
  "concurrency",
  "kvBits",
] as const satisfies readonly (keyof Scenario)[];

/** What files of measurements carry besides: read by those who score them, not here. */
const BOOKKEEPING = ["id", "regime", "scope", "source", "notes", "value"];

/** The values that the scenario left open. A batch's latency is that of requests that start together. */
export function assumedOf(raw: Raw, input: ScenarioInput): Readonly<Record<string, unknown>> {
  const complete = completeScenario(input);
  const open = ECHOED.filter((key) => isOpen(raw[key])).map((key) => [key, complete[key]] as const);
  const arrival = input.metric === "e2e_ms" ? "burst" : complete.arrival;
  const timed = input.metric === "e2e_ms" || input.metric === "ttft_ms";
  return Object.fromEntries(timed && isOpen(raw.arrival) ? [...open, ["arrival", arrival]] : open);
}

function isOpen(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** What speaks against the answer: memory, names that were not understood, and the estimator's own doubts. */
export function scenarioWarnings(raw: Raw, input: ScenarioInput): readonly Reason[] {
  const memory = scenarioMisfit(raw, input)?.reason;
  const derived = deriveOrRefuse(completeScenario(input));
  const doubts = "failure" in derived ? [] : warnings(derived);
  return [
    ...(memory ? [memory] : []),
    ...unknownEngine(input.engine),
    ...misspelled(raw),
    ...(countsTwice(raw) ? [COUNTED_ONCE] : []),
    ...doubts.filter(({ id }) => !(memory && id === "tight-memory")).map(({ text }) => text),
  ];
}

const COUNTED_ONCE: Reason = {
  en: "prompt and depth are equal: they are taken for the same cached tokens and count once; for a prompt on top of a filled cache, give their sum as depth",
  fr: "prompt et depth sont égaux : ils passent pour les mêmes tokens en cache et comptent une fois ; pour un prompt ajouté à un cache rempli, donnez leur somme dans depth",
};

const ENGINES = ["vLLM", "SGLang", "TensorRT-LLM", "llama.cpp", "Ollama", "MLX"];

function unknownEngine(engine: string | undefined): readonly Reason[] {
  if (engine === undefined || isKnownEngine(engine)) return [];
  const close = nearest(engine, ENGINES);
  return [
    {
      en: "engine: “{engine}” is not known and is taken for an engine without constants of its own; nearest: {names}",
      fr: "engine : « {engine} » est inconnu et compte comme un moteur sans constantes propres ; noms proches : {names}",
      values: { engine, names: (close.length > 0 ? close : ENGINES).join(", ") },
    },
  ];
}

/** Engines with constants of their own, and those that run models in plain PyTorch or ONNX. */
const PLAIN = /pytorch|autogptq|onnx|ctranslate|sambaflow|cerebras|exllama/i;

function isKnownEngine(engine: string): boolean {
  if (engineTraits(engine).engineClass !== "eager" || PLAIN.test(engine)) return true;
  try {
    memoryEngine(engine);
    return true;
  } catch (error) {
    if (error instanceof CalcError) return false;
    throw error;
  }
}

function misspelled(raw: Raw): readonly Reason[] {
  const known = SCENARIO_MEMBERS;
  const top = Object.keys(raw)
    .filter((key) => !known.includes(key) && !BOOKKEEPING.includes(key))
    .map((key) => ({ member: key, known }));
  return [...top, ...unknownMembers(raw)].map(({ member, known: names }) => {
    const [close] = nearest(member.replace(/^.*\./, ""), names, 1);
    return close === undefined
      ? {
          en: "“{member}” is not a member of a scenario and was not read",
          fr: "« {member} » n’est pas un membre d’un scénario et n’a pas été lu",
          values: { member },
        }
      : {
          en: "“{member}” is not a member of a scenario and was not read; did you mean “{close}”?",
          fr: "« {member} » n’est pas un membre d’un scénario et n’a pas été lu ; vouliez-vous dire « {close} » ?",
          values: { member, close },
        };
  });
}
