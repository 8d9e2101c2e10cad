import { defineFunction } from "../../define.js";
import { ncclTests } from "../../sources.js";
import { tpotFloorMs } from "../decode/tpot-floor-ms.js";
import { type TpArgs, tpParams, tpStepMs } from "./tp-step-ms.js";

// The step of p perfect chips, floor / p, over the step with traffic.

/** Share of a perfect p-fold gain that tensor parallelism reaches. */
export function tpEfficiency(args: TpArgs): number {
  return tpotFloorMs({ ...args, efficiency: 1 }) / (args.chips * tpStepMs(args));
}

export const TP_EFFICIENCY = defineFunction({
  name: "TP_EFFICIENCY",
  family: "parallel",
  title: { en: "Tensor-parallel efficiency", fr: "Rendement du parallélisme de tenseurs" },
  summary: {
    en: "Share of a perfect gain that splitting the model reaches",
    fr: "Part du gain idéal qu’atteint le découpage du modèle",
  },
  params: tpParams,
  returns: { kind: "number", unit: "fraction" },
  formula:
    "w = 1000 × params_b × bytes_per_param / (chips × bandwidth_gbs); w / (w + 2 × layers × min(1; chips - 1) × (2 × (chips - 1) / chips × 2 × batch × hidden_dim / (1000 × link_gbs) + latency_us) / 1000)",
  compute: tpEfficiency,
  examples: [
    {
      args: [70, 2, 3350, 8, 80, 8192, 1, 450, 10],
      result: 0.7643873576674438,
      note: { en: "70B on eight H100s", fr: "70 milliards sur huit H100" },
    },
  ],
  assumptions: [
    {
      en: "Two all-reduces per layer in 16 bits, none hidden behind computing.",
      fr: "Deux all-reduce par couche en 16 bits, aucun masqué par le calcul.",
    },
  ],
  sources: [ncclTests],
  seeAlso: ["TP_STEP_MS", "ALLREDUCE_US"],
});
