import { hardwareById } from "../../catalogue/find-hardware.js";
import { GPU_COUNTS } from "../../deployment/replica-size.js";
import { runsOn } from "../../estimator/classes.js";
import { hardwareFacts } from "../../estimator/facts-from-catalogue.js";
import type { Rival } from "./compare-sheet.js";
import { formatLabel } from "./format-label.js";
import { tryReplicas } from "./request.js";
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

/** A limit that no replica breaks. */
const ENDLESS_MS = 1e9;

/** The plan's own device first, then the usual rivals, each with a count of GPUs chosen like that of the plan. */
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
      .map((hardware) => ({ hardware, gpus: gpusFor(plan, hardware) })),
  ];
}

/** With the smallest fleet for the limits; where no count keeps them, with the smallest for the output alone. */
function gpusFor({ deployment, inputs }: Plan, hardware: string): number {
  const { model, quant, engine } = deployment;
  const names = { model: model.name, hardware, quant: quant && formatLabel(quant), engine };
  const unlimited = { ...inputs, ttftMs: ENDLESS_MS, tpotMs: ENDLESS_MS };
  const best = tryReplicas(names, inputs).best ?? tryReplicas(names, unlimited).best;
  return best?.deployment.gpus ?? Math.max(...GPU_COUNTS);
}
