import { quantById } from "../../../catalogue/find-quant.js";
import type { QuantRow } from "../../../catalogue/types.js";
import type { Deployment } from "../../../deployment/deployment.js";
import { estimatorBits } from "../../../deployment/quant-name.js";
import { scenarioOf } from "../../../deployment/speed.js";
import { readQuant } from "../../../estimator/bits.js";
import { engineTraits, isInteger, type QuantClass, quantClass } from "../../../estimator/classes.js";
import { CONSTANTS } from "../../../estimator/constants.js";
import { derive } from "../../../estimator/derive.js";
import type { HardwareFacts } from "../../../estimator/facts.js";
import { memoryEngine } from "../../../estimator/memory/engine.js";
import { weightFormat } from "../../../estimator/memory/format.js";
import { fixedNeed } from "../../../estimator/memory/need.js";
import { type MemoryInput, memoryScenario, splitOf } from "../../../estimator/memory/scenario.js";
import { allowedTensorParallel } from "../../../estimator/memory/split.js";
import { GB, GIB } from "../../../estimator/memory/units.js";
import { completeScenario, type Scenario } from "../../../estimator/scenario.js";
import { parts, weights } from "../../../estimator/weights.js";
import { CalcError } from "../../../failure.js";
import type { Text } from "../../../text/lang.js";
import { formatLabel } from "../format-label.js";
import type { ModelEntry } from "./models.js";
import type { Table, TableColumn } from "./table.js";

/** Formats offered beside the plan's own, by the class of engines that runs them. */
const OFFERED = {
  serving: ["bf16", "fp8", "int4-awq-g128", "nvfp4", "mxfp4"],
  portable: ["gguf-q8-0", "gguf-q6-k", "gguf-q5-k-m", "gguf-q4-k-m", "mxfp4"],
} as const;

export type FormatClass = keyof typeof OFFERED;

/** One model in one format on one class of engines. */
export interface FormatEntry {
  readonly model: ModelEntry;
  readonly quant: QuantRow;
  readonly engineClass: FormatClass;
  readonly bits: number;
  /** As the estimator reads it. */
  readonly quantClass: QuantClass;
  readonly bitsExpert: number;
  readonly bitsBody: number;
  readonly bitsHead: number;
  readonly residentGb: number;
  readonly kvBits: number;
  /** Weights on the fullest of n devices, GB; absent where the engine cannot split over so many. */
  readonly deviceGb: ReadonlyMap<number, number>;
  /** Of it, what lies on the CPU's side unless the memory is shared: llama.cpp's embedding. */
  readonly cpuSideGb: number;
  /** Which narrow units of a device compute it, if any: `16`, `int8`, `fp8` or `fp4`. */
  readonly units: string;
  /** Buffers of experts and vision tower. */
  readonly bufferGib: number;
}

export const CLASS_ENGINE: Readonly<Record<FormatClass, string>> = { serving: "vLLM", portable: "llama.cpp" };

/** The formats that each model can have; the plan's own format and engine come in as `own`. */
export function formatEntries(
  models: readonly ModelEntry[],
  own: Deployment & { readonly quant: QuantRow },
  counts: readonly number[],
): readonly FormatEntry[] {
  const ownClass: FormatClass = engineTraits(own.engine).serving ? "serving" : "portable";
  return models.flatMap((model, index) =>
    (["serving", "portable"] as const).flatMap((engineClass) => {
      const engine = index === 0 && engineClass === ownClass ? own.engine : CLASS_ENGINE[engineClass];
      const offered = OFFERED[engineClass].flatMap((id) => quantById(id) ?? []);
      const quants =
        engineClass === ownClass ? [own.quant, ...offered.filter(({ id }) => id !== own.quant.id)] : offered;
      return quants.flatMap((quant) => formatEntry(own, model, quant, engineClass, engine, counts) ?? []);
    }),
  );
}

function formatEntry(
  deployment: Deployment,
  model: ModelEntry,
  quant: QuantRow,
  engineClass: FormatClass,
  engineName: string,
  counts: readonly number[],
): FormatEntry | undefined {
  try {
    const engine = memoryEngine(engineName);
    const format = weightFormat(quant, model.memory, model.row.id, engine);
    const own = { ...deployment, modelFacts: model.facts, engine: engineName, quant, kvQuant: undefined };
    const scenario = completeScenario(scenarioOf(own, { metric: "tpot_ms" }));
    const name = readQuant(CONSTANTS, scenario.quant)?.name ?? scenario.quant;
    const bits = estimatorBits(quant);
    const { bitsExpert, bitsBody, bitsHead, residentGb } = weights(
      scenario,
      engineTraits(engineName),
      parts(model.facts),
      bits,
      name,
    );
    const allowed = engineClass === "serving" ? allowedTensorParallel(model.memory, 8) : undefined;
    const fits = (gpus: number) => !allowed || allowed.includes(Math.min(8, gpus));
    const deviceGb = new Map(
      counts.filter(fits).map((gpus) => {
        const split = splitOf(engine, gpus);
        return [gpus, weightsGb({ model: model.memory, format, engine, split })];
      }),
    );
    const mixture = model.memory.expertParams > 0 && format.experts > 4.25 ? 0.4 : 0;
    return {
      model,
      quant,
      engineClass,
      bits,
      quantClass: quantClass(name, bits),
      bitsExpert,
      bitsBody,
      bitsHead,
      residentGb,
      kvBits: scenario.kvBits,
      deviceGb,
      cpuSideGb:
        weightsGb({ model: model.memory, format, engine, unified: true }) -
        weightsGb({ model: model.memory, format, engine }),
      units: unitsOf({ ...scenario, quant: name, gpus: 1, tp: 1, pp: 1 }, bits),
      bufferGib: mixture + (model.memory.visionParams > 0 ? 0.15 : 0),
    };
  } catch (error) {
    // This model does not exist in this format.
    if (error instanceof CalcError) return undefined;
    throw error;
  }
}

function weightsGb(input: MemoryInput): number {
  return fixedNeed(memoryScenario(input)).weights / GB;
}

/** Asked of the estimator on devices that differ in nothing but their narrow units. */
function unitsOf(scenario: Scenario, bits: number): string {
  const on = (fp8: boolean, fp4: boolean) => {
    const hardwareFacts: HardwareFacts = { group: "nv-hbm", bw: 1000, fp16: 100, mem: 80, fp8, fp4 };
    const { peak16, peakQuant } = derive({ ...scenario, hardwareFacts }, bits, CONSTANTS);
    return peakQuant / peak16;
  };
  if (on(true, true) === 1) return "16";
  if (on(false, false) === 2) return "int8";
  return on(true, true) === 4 ? "fp4" : "fp8";
}

function unpackFlop({ quant, quantClass: cls, engineClass }: FormatEntry): number {
  const asStored = engineClass === "serving" && !isInteger(quant.name, cls);
  return asStored || cls === "16" ? 0 : CONSTANTS.decode.dequant[cls];
}

function prefillShare({ quantClass: cls, engineClass }: FormatEntry): number {
  const { quant } = CONSTANTS.prefill;
  if (cls === "16") return 1;
  if (engineClass === "portable") return quant.portable;
  return cls === "8" ? quant.fp8 : cls === "fp4" ? quant.fp4 : quant.w4;
}

const column = (
  name: string,
  label: Text,
  value: TableColumn<FormatEntry>["value"],
): TableColumn<FormatEntry> => ({ name, label, value });

export function formatKey(model: string, quant: string, engineClass: string): string {
  return `${model}|${quant}|${engineClass}`;
}

export function formatTable(rows: readonly FormatEntry[], counts: readonly number[]): Table<FormatEntry> {
  return {
    name: "formats",
    title: { en: "Number formats", fr: "Formats numériques" },
    note: {
      en: "Each model in each format: bits read per weight, and GB of weights on the fullest of 1, 2, 4… GPUs (embeddings, heads and copies counted as the engine stores them).",
      fr: "Chaque modèle dans chaque format : bits lus par poids, et Go de poids sur la carte la plus chargée pour 1, 2, 4… GPU (plongements, têtes et copies comptés comme le moteur les stocke).",
    },
    rows,
    columns: [
      column(
        "key",
        { en: "model|format|engines", fr: "modèle|format|moteurs" },
        ({ model, quant, engineClass }) => formatKey(model.row.name, formatLabel(quant), engineClass),
      ),
      column("bits_body", { en: "bits, body", fr: "bits, corps" }, ({ bitsBody }) => bitsBody),
      column("bits_head", { en: "bits, head", fr: "bits, tête" }, ({ bitsHead }) => bitsHead),
      column("bits_expert", { en: "bits, experts", fr: "bits, experts" }, ({ bitsExpert }) => bitsExpert),
      column("resident_gb", { en: "weights, GB", fr: "poids, Go" }, ({ residentGb }) => residentGb),
      column("kv_bits", { en: "cache bits", fr: "bits du cache" }, ({ kvBits }) => kvBits),
      column("units", { en: "computed at", fr: "calculé en" }, ({ units }) => units),
      column("unpack_flop", { en: "unpacking, FLOP", fr: "décodage, FLOP" }, unpackFlop),
      column("prefill_share", { en: "prefill factor", fr: "facteur de prefill" }, prefillShare),
      column(
        "buffer_gb",
        { en: "buffers, GB", fr: "tampons, Go" },
        ({ bufferGib }) => (bufferGib * GIB) / GB,
      ),
      column(
        "cpu_side_gb",
        { en: "more if memory is shared, GB", fr: "en plus si mémoire partagée, Go" },
        ({ cpuSideGb }) => cpuSideGb,
      ),
      ...counts.map((gpus) =>
        column(
          `gb_on_${gpus}`,
          { en: `GB each of ${gpus}`, fr: `Go chacun de ${gpus}` },
          ({ deviceGb }) => deviceGb.get(gpus) ?? "#N/A",
        ),
      ),
    ],
  };
}
