import { defineFunction } from "../../define.js";
import { bandwidthGbs, chips, latencyUs, linkGbs } from "../../params/device.js";
import { bytesPerParam, layers, paramsB } from "../../params/model.js";
import { batch } from "../../params/serving.js";
import { ncclTests, scalingBook } from "../../sources.js";
import { tpotFloorMs } from "../decode/tpot-floor-ms.js";
import { allreduceUs } from "./allreduce-us.js";

// Each chip reads its share of the weights; every layer then adds up two vectors of batch × hidden values in 16 bits,
// one after attention and one after the feed-forward.

/** What a tensor-parallel step is: also the arguments of TP_EFFICIENCY. */
export interface TpArgs {
  readonly paramsB: number;
  readonly bytesPerParam: number;
  readonly bandwidthGbs: number;
  readonly chips: number;
  readonly layers: number;
  readonly hiddenDim: number;
  readonly batch: number;
  readonly linkGbs: number;
  readonly latencyUs: number;
}

/** Time of one decode step with the model split across chips, ms. */
export function tpStepMs(args: TpArgs): number {
  const weightsMs = tpotFloorMs({ ...args, efficiency: 1 }) / args.chips;
  const messageBytes = 2 * args.batch * args.hiddenDim;
  return weightsMs + (2 * args.layers * allreduceUs({ ...args, messageBytes })) / 1000;
}

/** Parameters of both functions of tensor parallelism. */
export const tpParams = [
  paramsB,
  bytesPerParam,
  bandwidthGbs,
  chips,
  { ...layers, help: { en: "Transformer layers of the model", fr: "Couches du transformeur" } },
  {
    name: "hidden_dim",
    kind: "integer",
    unit: "count",
    min: 1,
    label: { en: "hidden size", fr: "dimension cachée" },
    help: { en: "Width of the model (8192 in Llama 3 70B)", fr: "Largeur du modèle (Llama 3 70B : 8192)" },
  },
  batch,
  linkGbs,
  latencyUs,
] as const;

export const TP_STEP_MS = defineFunction({
  name: "TP_STEP_MS",
  family: "parallel",
  title: { en: "Tensor-parallel decode step", fr: "Pas de décodage en parallèle de tenseurs" },
  summary: {
    en: "Time per token of a model split across chips",
    fr: "Temps par token d’un modèle découpé entre plusieurs puces",
  },
  params: tpParams,
  returns: { kind: "number", unit: "ms" },
  formula:
    "1000 × params_b × bytes_per_param / (chips × bandwidth_gbs) + 2 × layers × min(1; chips - 1) × (2 × (chips - 1) / chips × 2 × batch × hidden_dim / (1000 × link_gbs) + latency_us) / 1000",
  compute: tpStepMs,
  examples: [
    {
      args: [70, 2, 3350, 8, 80, 8192, 1, 450, 10],
      result: 6.834075085903814,
      note: {
        en: "70B on eight H100s: 1.6 ms of 6.8 is traffic",
        fr: "70 milliards sur huit H100 : 1,6 ms d’échanges sur 6,8",
      },
    },
    {
      args: [70, 2, 3350, 1, 80, 8192, 1, 450, 10],
      result: 41.791044776119406,
      note: { en: "one chip: the TPOT floor", fr: "une puce : le TPOT plancher" },
    },
  ],
  assumptions: [
    {
      en: "Two all-reduces per layer in 16 bits, none hidden behind computing.",
      fr: "Deux all-reduce par couche en 16 bits, aucun masqué par le calcul.",
    },
    {
      en: "Weights only: no KV cache reads, no compute limit. Above kv_heads chips the KV cache is replicated.",
      fr: "Poids seuls : ni cache KV, ni limite de calcul. Au-delà de kv_heads puces, le cache KV est répliqué.",
    },
  ],
  sources: [ncclTests, scalingBook],
  seeAlso: ["TP_EFFICIENCY", "ALLREDUCE_US", "TPOT_FLOOR_MS", "PIPELINE_BUBBLE"],
});
