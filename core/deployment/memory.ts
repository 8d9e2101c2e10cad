import { quantById } from "../catalogue/find-quant.js";
import { type Fit, fitOf, needBand } from "../estimator/memory/band.js";
import { nativeFormat, weightFormat } from "../estimator/memory/format.js";
import { minGpus } from "../estimator/memory/inverse.js";
import { memoryModel } from "../estimator/memory/model.js";
import { deviceNeed } from "../estimator/memory/need.js";
import { type MemoryInput, type MemoryScenario, memoryScenario } from "../estimator/memory/scenario.js";
import { GB } from "../estimator/memory/units.js";
import { usableMemory } from "../estimator/memory/usable.js";
import { CalcError, type Failure } from "../failure.js";
import type { Deployment } from "./deployment.js";

/** The memory model's question about a deployment. */
export function memoryInputOf(deployment: Deployment, context?: number, sequences?: number): MemoryInput {
  const { model, hardware, memoryGb, quant, kvQuant, memoryEngine: engine, split } = deployment;
  const shape = memoryModel(model, "model");
  const format =
    quant === undefined
      ? nativeFormat(shape, quantById, engine)
      : weightFormat(quant, shape, model.id, engine);
  // Written out, not spread: sheets ask for thousands of them.
  return {
    model: shape,
    format,
    engine,
    split,
    unified: deployment.hardwareFacts.unified ?? false,
    context,
    sequences,
    elementBytes: kvQuant === undefined ? undefined : kvQuant.bits / 8,
    fileBytes: deployment.fileBytes,
    usable: memoryGb === undefined ? undefined : usableMemory(hardware, memoryGb),
  };
}

/** The same for the inverse questions, which need a memory size: a CPU's is the user's to say. */
export function askOf(deployment: Deployment, context?: number, sequences?: number) {
  const { usable, split: _, ...input } = memoryInputOf(deployment, context, sequences);
  return {
    ...input,
    gpus: deployment.gpus,
    usable: usable ?? usableMemory(deployment.hardware, deployment.memoryGb),
  };
}

/** The memory of a deployment. Without a memory size there is a need and nothing to fit. */
export function memoryOf(deployment: Deployment, context?: number, sequences?: number): MemoryScenario {
  return memoryScenario(memoryInputOf(deployment, context, sequences));
}

/** Whether it fits, and how full the fullest device is. */
export function memoryFit(
  deployment: Deployment,
  context?: number,
  sequences?: number,
): { readonly fit: Fit; readonly share: number } {
  const scenario = memoryOf(deployment, context, sequences);
  const need = deviceNeed(scenario);
  return { fit: fitOf(scenario, need), share: need.total / need.budget };
}

/** Fails when the deployment does not fit, saying by how much and how many devices it takes. */
export function requireFit(deployment: Deployment, context: number): void {
  const failure = misfit(deployment, context);
  if (failure) throw new CalcError(failure);
}

/** Why the deployment does not fit, with the number of devices it takes; undefined when it fits. */
export function misfit(deployment: Deployment, context: number): Failure | undefined {
  // Without the dimensions in the catalogue, the speed formulas' own check has to do.
  if (deployment.model.layers === undefined) return undefined;
  const scenario = memoryOf(deployment, context, 1);
  const need = deviceNeed(scenario);
  if (fitOf(scenario, need) !== "no") return undefined;
  const values = {
    need: needBand(scenario, need).expected / GB,
    have: need.budget / GB,
    model: deployment.model.name,
    hardware: deployment.hardware.name,
    context,
  };
  const gpus = fewestGpus(deployment, context);
  return {
    code: "infeasible",
    param: "hardware",
    reason:
      gpus === undefined
        ? {
            en: "{model} with {context} tokens of context needs {need} GB per device and {hardware} offers {have} GB; take larger devices or fewer bits per weight",
            fr: "{model} avec {context} tokens de contexte demande {need} Go par carte et {hardware} en offre {have} ; prenez des cartes plus grandes ou moins de bits par poids",
            values,
          }
        : {
            en: "{model} with {context} tokens of context needs {need} GB per device and {hardware} offers {have} GB; {gpus} devices are enough, or fewer bits per weight",
            fr: "{model} avec {context} tokens de contexte demande {need} Go par carte et {hardware} en offre {have} ; {gpus} cartes suffiraient, ou moins de bits par poids",
            values: { ...values, gpus },
          },
  };
}

function fewestGpus(deployment: Deployment, context: number): number | undefined {
  try {
    return minGpus(askOf(deployment, context, 1)).gpus;
  } catch (error) {
    if (error instanceof CalcError) return undefined;
    throw error;
  }
}

/** Fails for devices whose memory size is the user's to say. */
export function requireMemorySize(deployment: Deployment): void {
  askOf(deployment);
}
