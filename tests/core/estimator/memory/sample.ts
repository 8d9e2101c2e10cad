import { hardwareById } from "../../../../core/catalogue/find-hardware.js";
import { modelById } from "../../../../core/catalogue/find-model.js";
import { quantById } from "../../../../core/catalogue/find-quant.js";
import type { HardwareRow, QuantRow } from "../../../../core/catalogue/types.js";
import { type CacheSettings, USUAL_CACHE } from "../../../../core/estimator/memory/cache-settings.js";
import { memoryEngine } from "../../../../core/estimator/memory/engine.js";
import { tableFormat } from "../../../../core/estimator/memory/format.js";
import { type MemoryModel, memoryModel } from "../../../../core/estimator/memory/model.js";
import {
  type MemoryInput,
  type MemoryScenario,
  memoryScenario,
} from "../../../../core/estimator/memory/scenario.js";

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("missing");
  return value;
}

export const model = (id: string): MemoryModel => memoryModel(must(modelById(id)));
export const quant = (id: string): QuantRow => must(quantById(id));
export const device = (id: string): HardwareRow => must(hardwareById(id));

export const settings = (engine: string, elementBytes = 2): CacheSettings => ({
  ...USUAL_CACHE,
  elementBytes,
  engine: memoryEngine(engine),
});

/**
 * A model of round numbers: 10 layers, 1,000 million parameters of which 2 x 50 million are the two tables, 1,024 bytes
 * of cache a token and layer (2 x 4 heads x 64 x 2).
 */
export const TOY: MemoryModel = {
  name: "Toy",
  params: 1_000_000_000,
  visionParams: 0,
  layers: 10,
  hidden: 1000,
  vocab: 50_000,
  tied: false,
  heads: 16,
  kvHeads: 4,
  headDim: 64,
  intermediate: 4000,
  expertParams: 0,
  expertIntermediate: 0,
  maxContext: 100_000,
  cache: { full: { layers: 10, bytes16: 1024, kvHeads: 4 }, stateBytes: 0, stateLayers: 0 },
};

/** The toy in 8 bits all over (a gigabyte) on an engine, with what differs. */
export function toy(engine: string, more: Partial<MemoryInput> = {}): MemoryScenario {
  return memoryScenario({
    model: TOY,
    format: tableFormat("8 bits", 8),
    engine: memoryEngine(engine),
    context: 1024,
    ...more,
  });
}
