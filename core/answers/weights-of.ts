import { quantById } from "../catalogue/find-quant.js";
import { resolveModel, resolveQuant } from "../catalogue/resolve.js";
import type { ModelRow, QuantRow } from "../catalogue/types.js";
import { typicalModel } from "../deployment/typical-model.js";
import { weightFormat } from "../estimator/memory/format.js";
import { memoryModel } from "../estimator/memory/model.js";
import { weightBytes } from "../estimator/memory/weights.js";
import { fail } from "../failure.js";
import type { Text } from "../text/lang.js";

/** A model as a question names it: a row of the catalogue, or a typical one of a bare size. */
export interface NamedModel {
  readonly row: ModelRow;
  /** Only its size is known; its shape is supposed. */
  readonly typical: boolean;
  readonly assumption: Text | undefined;
}

export function namedModel(name: string): NamedModel {
  const typical = typicalModel(name);
  if (typical) return { row: typical, typical: true, assumption: undefined };
  const { row, assumption } = resolveModel(name, "model");
  return { row, typical: false, assumption };
}

/** "FP8" of "FP8 (E4M3/E5M2), per-tensor or per-channel scale". */
export function shortName({ name }: QuantRow): string {
  return name.split(/\s*[(,]/)[0] ?? name;
}

export interface StoredWeights {
  readonly quant: QuantRow;
  readonly gb: number;
  /** Over the whole file, rounded so that the formula shown gives the figure shown. */
  readonly bytesPerParam: number;
  /** Read from a published file, not computed. */
  readonly measured: boolean;
}

/** Weights of a model in a format, as stored: the embeddings of most formats stay at 16 bit. */
export function storedWeights({ row, typical }: NamedModel, format: string | undefined): StoredWeights {
  const quant =
    format === undefined
      ? (quantById(row.nativeDtype ?? "bf16") ?? resolveQuant("bf16", "quant").row)
      : resolveQuant(format, "quant").row;
  const paramsB =
    row.paramsB ??
    fail("unknown", {
      param: "model",
      given: row.name,
      reason: {
        en: "its parameter count is not in the catalogue",
        fr: "son nombre de paramètres ne figure pas au catalogue",
      },
    });
  const measured = quant.measuredBits?.[row.id] !== undefined;
  if (typical) return { quant, gb: (paramsB * quant.bits) / 8, bytesPerParam: quant.bits / 8, measured };
  const shape = memoryModel(row);
  const bytes = weightBytes(shape, weightFormat(quant, shape, row.id)).total;
  const bytesPerParam = Math.round((bytes / (paramsB * 1e9)) * 1e4) / 1e4;
  return { quant, gb: paramsB * bytesPerParam, bytesPerParam, measured };
}
