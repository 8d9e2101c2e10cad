import { quantById } from "../catalogue/find-quant.js";
import { fail } from "../failure.js";
import { TOKENS_PER_SEC } from "../functions/decode/tokens-per-sec.js";
import type { Lang } from "../text/lang.js";
import type { InputSource, Reply } from "./answer.js";
import { answerCall } from "./from-call.js";
import { modelOf, numberInput, quantOf, sourceOf } from "./scenario.js";
import type { Slots } from "./slots.js";
import { namedModel, storedWeights } from "./weights-of.js";

/** Bandwidth instead of a device: the ceiling is all that can be said. */
export function speedCeiling(slots: Slots, bandwidthGbs: number, lang: Lang): Reply {
  if (slots.weights_gb !== undefined) return ofFile(slots.weights_gb, bandwidthGbs, lang);
  const { paramsB, bytes, sources } = readOf(slots);
  return answerCall(TOKENS_PER_SEC, [paramsB, bytes, bandwidthGbs], lang, sources);
}

/** A file size is a model of as many billions at one byte each; nobody said so, so it is shown as the size that it is. */
function ofFile(weightsGb: number, bandwidthGbs: number, lang: Lang): Reply {
  const reply = answerCall(TOKENS_PER_SEC, [weightsGb, 1, bandwidthGbs], lang);
  if (!reply.ok) return reply;
  const size = numberInput(
    { en: "weights", fr: "poids" },
    weightsGb,
    lang === "fr" ? "Go" : "GB",
    true,
    lang,
  );
  return { ...reply, answer: { ...reply.answer, inputs: [size, ...reply.answer.inputs.slice(2)] } };
}

interface ReadPerToken {
  readonly paramsB: number;
  readonly bytes: number;
  readonly sources: Readonly<Record<string, InputSource>>;
}

/** What is read for each token: the active parameters in their format. */
function readOf(slots: Slots): ReadPerToken {
  const said = slots.active_b ?? slots.params_b;
  const format = sourceOf(slots, "quant") === "given" ? "derived" : "default";
  if (said !== undefined)
    return { paramsB: said, bytes: bytesOf(slots), sources: { bytes_per_param: format } };
  if (slots.models === undefined)
    return fail("type", { param: "model", given: null, allowed: { kind: "name", example: "70B" } });
  const model = namedModel(modelOf(slots));
  const { bytesPerParam } = storedWeights(model, quantOf(slots));
  return {
    paramsB: model.row.activeParamsB ?? model.row.paramsB ?? 0,
    bytes: bytesPerParam,
    sources: { params_b: "catalogue", bytes_per_param: format },
  };
}

function bytesOf({ quant }: Slots): number {
  const said = typeof quant === "string" ? quant : quant?.[0];
  const bits = /^(\d+(?:\.\d+)?)bit$/.exec(said ?? "")?.[1];
  if (bits !== undefined) return Number(bits) / 8;
  return said === undefined ? 2 : (quantById(said)?.bits ?? 16) / 8;
}
