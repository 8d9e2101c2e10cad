import { type BandKey, residuals } from "../../../estimator/band.js";
import { type EngineTraits, engineTraits, runsOn } from "../../../estimator/classes.js";
import { CONSTANTS } from "../../../estimator/constants.js";
import { servingUnpack } from "../../../estimator/decode-step.js";
import type { HardwareGroup } from "../../../estimator/facts.js";
import { type MemoryEngine, memoryEngine, minorOf } from "../../../estimator/memory/engine.js";
import { graphsInBudget, vllmRuntime } from "../../../estimator/memory/overheads.js";
import { memoryScenario } from "../../../estimator/memory/scenario.js";
import { GB, GIB, MIB } from "../../../estimator/memory/units.js";
import type { Text } from "../../../text/lang.js";
import type { ModelEntry } from "./models.js";
import type { Table, TableColumn } from "./table.js";

export interface EngineEntry {
  readonly name: string;
  readonly traits: EngineTraits;
  readonly memory: MemoryEngine;
  readonly utilisation: number;
  /** The kinds of devices in the hardware table that it runs on. */
  readonly runsOn: readonly HardwareGroup[];
}

const OFFERED = ["vLLM", "SGLang", "TensorRT-LLM", "llama.cpp"];

export function engineEntries(
  own: string,
  { memory: model }: ModelEntry,
  groups: readonly HardwareGroup[],
): readonly EngineEntry[] {
  const names = [own, ...OFFERED.filter((name) => name.toLowerCase() !== own.toLowerCase())];
  return names.map((name) => {
    const memory = memoryEngine(name);
    const format = {
      name: "",
      linear: 16,
      experts: 16,
      embedding: 16,
      head: 16,
      vision: 16,
      table: false,
      gguf: false,
    };
    return {
      name,
      traits: engineTraits(name),
      memory,
      utilisation: memoryScenario({ model, format, engine: memory }).utilisation,
      runsOn: groups.filter((group) => runsOn(name, group)),
    };
  });
}

const column = (
  name: string,
  label: Text,
  value: TableColumn<EngineEntry>["value"],
): TableColumn<EngineEntry> => ({ name, label, value });

/** vLLM's own sizing rules apply to vLLM; the others take nothing, or one row of logits per prompt token. */
const isVllm = ({ memory }: EngineEntry) => memory.kind === "vllm";
const isFile = ({ memory }: EngineEntry) => memory.kind === "llama.cpp" || memory.kind === "mlx";
const inGb = (gib: number) => (gib * GIB) / GB;

function runtimeGb({ memory }: EngineEntry, tp: number): number {
  switch (memory.kind) {
    case "vllm":
    case "sglang":
      return vllmRuntime(memory, { tp, pp: 1, ep: 1 }) / GB;
    case "llama.cpp":
      return (450 * MIB) / GB;
    case "simple":
      return inGb(0.75);
    default:
      return 0;
  }
}

/** Where eight of ten measurements lie about the expected value, by the engine's class. */
function band(name: string, label: Text, key: BandKey): readonly TableColumn<EngineEntry>[] {
  const at = ({ traits }: EngineEntry) => residuals(CONSTANTS, key, traits.engineClass);
  return [
    column(
      `${name}_p10`,
      { en: `${label.en}, 10th percentile`, fr: `${label.fr}, 10e centile` },
      (entry) => at(entry).p10,
    ),
    column(
      `${name}_p90`,
      { en: `${label.en}, 90th percentile`, fr: `${label.fr}, 90e centile` },
      (entry) => at(entry).p90,
    ),
  ];
}

export function engineTable(rows: readonly EngineEntry[]): Table<EngineEntry> {
  const { decode, prefill, serve } = CONSTANTS;
  return {
    name: "engines",
    title: { en: "Engines", fr: "Moteurs" },
    note: {
      en: "Constants of each engine: fitted on published measurements (times in ms), and its rules for memory as its start-up logs show them.",
      fr: "Constantes de chaque moteur : ajustées sur des mesures publiées (temps en ms), et ses règles de mémoire telles que ses journaux de démarrage les montrent.",
    },
    rows,
    columns: [
      column("name", { en: "engine", fr: "moteur" }, ({ name }) => name),
      column("class", { en: "class", fr: "classe" }, ({ traits }) =>
        traits.serving ? "serving" : "portable",
      ),
      column("runs_on", { en: "runs on", fr: "tourne sur" }, (entry) => `|${entry.runsOn.join("|")}|`),
      ...band("tpot_dense", { en: "TPOT, dense models", fr: "TPOT, modèles denses" }, "tpot-dense"),
      ...band("tpot_moe", { en: "TPOT, mixtures", fr: "TPOT, mélanges d’experts" }, "tpot-moe"),
      ...band("ttft", { en: "TTFT", fr: "TTFT" }, "ttft"),
      ...band(
        "prefill_dense",
        { en: "prefill, dense models", fr: "prefill, modèles denses" },
        "prefill-dense",
      ),
      ...band("prefill_moe", { en: "prefill, mixtures", fr: "prefill, mélanges d’experts" }, "prefill-moe"),
      column(
        "expert_share",
        { en: "expert reads", fr: "lecture des experts" },
        ({ traits }) => decode.expert[traits.engineClass],
      ),
      column(
        "routing_exponent",
        { en: "routing exponent", fr: "exposant de routage" },
        ({ traits }) => decode.routingExponent[traits.engineClass],
      ),
      column(
        "kv_sharing_exponent",
        { en: "cache heads shared, exponent", fr: "têtes de cache partagées, exposant" },
        ({ traits }) => decode.kvSharingExponent[traits.engineClass],
      ),
      column(
        "compute_share",
        { en: "compute reached", fr: "part de calcul" },
        ({ traits }) => decode.compute[traits.engineClass],
      ),
      column(
        "expert_compute_share",
        { en: "compute reached on experts, of that", fr: "part de calcul sur les experts, de celle-ci" },
        ({ traits }) => decode.expertCompute[traits.engineClass],
      ),
      column(
        "roof_exponent",
        { en: "overlap of reading and computing", fr: "recouvrement lecture et calcul" },
        ({ traits }) => decode.roofExponent[traits.engineClass],
      ),
      column("unpack_share", { en: "unpacking not hidden", fr: "décodage non masqué" }, ({ traits }) =>
        traits.serving ? servingUnpack(traits, decode) : 1,
      ),
      column(
        "step_ms",
        { en: "ms per step", fr: "ms par pas" },
        ({ traits }) => decode.step[traits.engineClass],
      ),
      column(
        "moe_layer_ms",
        { en: "ms per expert layer", fr: "ms par couche à experts" },
        ({ traits }) => decode.moeLayer[traits.engineClass],
      ),
      column(
        "sorting_ms",
        { en: "the same, sorting a batch", fr: "idem, tri d’un lot" },
        ({ traits }) => decode.expertSorting[traits.engineClass],
      ),
      column("launch_factor", { en: "launch factor", fr: "facteur de lancement" }, ({ traits }) =>
        traits.serving ? decode.engineFactor[traits.launchKey] : 1,
      ),
      column("wrapper_ms", { en: "wrapper, ms", fr: "enveloppe, ms" }, ({ traits }) =>
        traits.wrapper ? decode.wrapperStep : 0,
      ),
      column("sequence_ms", { en: "ms per sequence", fr: "ms par séquence" }, ({ traits }) =>
        traits.serving ? decode.perSequence[traits.servingKey] : decode.perSequence.portable,
      ),
      column(
        "chunk_tokens",
        { en: "tokens per prefill step", fr: "tokens par pas de prefill" },
        ({ traits }) => prefill.chunkTokens[traits.engineClass],
      ),
      column(
        "pipeline_tokens",
        { en: "tokens handed on together", fr: "tokens transmis ensemble" },
        ({ traits }) => prefill.pipelineTokens[traits.engineClass],
      ),
      column(
        "prefill_fixed_ms",
        { en: "prefill start, ms", fr: "départ du prefill, ms" },
        ({ traits }) => prefill.fixed[traits.engineClass],
      ),
      column(
        "prefill_layer_ms",
        { en: "prefill ms per layer", fr: "prefill, ms par couche" },
        ({ traits }) => prefill.layer[traits.engineClass],
      ),
      column("prefill_gamma", { en: "filling exponent", fr: "exposant de remplissage" }, ({ traits }) =>
        traits.serving ? 0 : prefill.gamma,
      ),
      column(
        "moe_share",
        { en: "expert prefill", fr: "prefill des experts" },
        ({ traits }) => prefill.moe[traits.engineClass],
      ),
      column(
        "moe_exponent",
        { en: "expert fill exponent", fr: "exposant des experts" },
        ({ traits }) => prefill.moeExponent[traits.engineClass],
      ),
      column(
        "phi",
        { en: "prefill seen by others", fr: "prefill subi par les autres" },
        ({ traits }) => serve.phi[traits.servingKey],
      ),
      column(
        "ttft_fixed_ms",
        { en: "TTFT start, ms", fr: "départ du TTFT, ms" },
        ({ traits }) => serve.ttftFixed[traits.servingKey],
      ),
      column(
        "ttft_prefill",
        { en: "prefill in TTFT", fr: "prefill dans le TTFT" },
        ({ traits }) => serve.ttftPrefill[traits.servingKey],
      ),
      column(
        "wait_steps",
        { en: "steps waited", fr: "pas d’attente" },
        ({ traits }) => serve.waitSteps[traits.servingKey],
      ),
      column(
        "memory_use",
        { en: "memory that sequences may fill", fr: "mémoire que les séquences peuvent remplir" },
        ({ traits }) => serve.memoryUse[traits.servingKey],
      ),
      column("reserve_gb", { en: "kept per GPU, GB", fr: "gardé par GPU, Go" }, ({ traits }) =>
        traits.serving ? serve.reserveGb : 0,
      ),
      column("memory_rule", { en: "cache rule", fr: "règle de cache" }, (entry) =>
        isVllm(entry) ? "pages" : isFile(entry) ? "cells" : "plain",
      ),
      column(
        "utilisation",
        { en: "memory it may take", fr: "mémoire autorisée" },
        ({ utilisation }) => utilisation,
      ),
      column(
        "in_flight_tokens",
        { en: "tokens in flight", fr: "tokens en vol" },
        ({ memory }) => 8192 * (minorOf(memory) >= 26 ? 2 : 1),
      ),
      column("buffer_base_gb", { en: "buffers, base, GB", fr: "tampons, base, Go" }, (entry) =>
        isFile(entry) ? (40 * MIB) / GB : isVllm(entry) && minorOf(entry.memory) > 16 ? inGb(0.14) : 0,
      ),
      column(
        "fixed_sequences",
        { en: "sequences, 0: by device", fr: "séquences, 0 : selon la carte" },
        (entry) =>
          !isVllm(entry) || minorOf(entry.memory) > 10 ? 0 : minorOf(entry.memory) <= 7 ? 256 : 1024,
      ),
      column(
        "buffer_row_bytes",
        { en: "bytes per sequence and word", fr: "octets par séquence et mot" },
        (entry) => (isVllm(entry) ? (minorOf(entry.memory) > 16 ? 14.4 : 38.9) : 0),
      ),
      column("buffer_word_bytes", { en: "bytes per word", fr: "octets par mot" }, (entry) =>
        isFile(entry) ? 512 * 4 : 0,
      ),
      column("buffer_extra", { en: "format buffers count", fr: "tampons du format comptés" }, (entry) =>
        isVllm(entry) && minorOf(entry.memory) > 16 ? 1 : 0,
      ),
      column("buffer_floor_gb", { en: "buffers, least, GB", fr: "tampons, minimum, Go" }, (entry) =>
        isVllm(entry) ? inGb(0.75) : 0,
      ),
      column("buffer_floor_moe_gb", { en: "the same, experts", fr: "idem, experts" }, (entry) =>
        isVllm(entry) ? inGb(minorOf(entry.memory) > 16 ? 1.2 : 0.75) : 0,
      ),
      column("buffer_pipeline_gb", { en: "buffers, pipeline, GB", fr: "tampons, pipeline, Go" }, (entry) =>
        isVllm(entry) && minorOf(entry.memory) > 16 ? inGb(1.07) : 0,
      ),
      column("runtime_1_gb", { en: "runtime, 1 GPU, GB", fr: "exécution, 1 GPU, Go" }, (entry) =>
        runtimeGb(entry, 1),
      ),
      column("runtime_2_gb", { en: "runtime, 2 GPUs, GB", fr: "exécution, 2 GPU, Go" }, (entry) =>
        runtimeGb(entry, 2),
      ),
      column("runtime_4_gb", { en: "runtime, 4 or more, GB", fr: "exécution, 4 ou plus, Go" }, (entry) =>
        runtimeGb(entry, 4),
      ),
      column("graphs_gb", { en: "graphs, GB", fr: "graphes, Go" }, ({ memory }) =>
        graphsInBudget(memory) ? inGb(0.25) : 0,
      ),
    ],
  };
}
