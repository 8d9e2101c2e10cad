import { hardwareById } from "../../catalogue/find-hardware.js";
import { askOf } from "../../deployment/memory.js";
import { GPU_COUNTS } from "../../deployment/replica-size.js";
import { runsOn } from "../../estimator/classes.js";
import { hardwareFacts } from "../../estimator/facts-from-catalogue.js";
import { maxSequences } from "../../estimator/memory/inverse.js";
import { CalcError } from "../../failure.js";
import type { Rival } from "./compare-sheet.js";
import { formatLabel } from "./format-label.js";
import { deployNamed } from "./request.js";
import { classOf } from "./tables/hardware.js";
import type { Plan } from "./types.js";

/** Devices that people weigh against each other, on servers and on desks. */
const RIVALS = {
  serving: [
    "nvidia-h100-sxm",
    "nvidia-h200-sxm",
    "nvidia-b200-sxm",
    "amd-mi300x",
    "nvidia-a100-sxm-80gb",
    "nvidia-l40s",
  ],
  portable: ["rtx-4090", "rtx-5090", "rtx-3090", "apple-m4-max-40c", "apple-m3-ultra", "ryzen-ai-max-395"],
} as const;

/** The plan's own device first, then the usual rivals, each with the fewest GPUs that hold the model. */
export function rivalsOf(plan: Plan): readonly Rival[] {
  const own = { hardware: plan.hardwareName, gpus: plan.deployment.gpus };
  const { engine } = plan.deployment;
  const others = RIVALS[classOf(engine)].flatMap((id) => {
    const row = hardwareById(id);
    return row && runsOn(engine, hardwareFacts(row).group) ? [row.name] : [];
  });
  return [
    own,
    ...others
      .filter((name) => name !== own.hardware)
      .map((hardware) => ({ hardware, gpus: fewest(plan, hardware) })),
  ];
}

function fewest({ deployment, inputs }: Plan, hardware: string): number {
  const { model, quant, engine } = deployment;
  const names = { model: model.name, hardware, quant: quant && formatLabel(quant), engine };
  for (const gpus of GPU_COUNTS)
    try {
      const one = deployNamed(names, gpus);
      if (maxSequences(askOf(one, inputs.promptTokens + inputs.outputTokens)).sequences >= 1) return gpus;
    } catch (error) {
      if (!(error instanceof CalcError)) throw error;
    }
  return Math.max(...GPU_COUNTS);
}
