import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { figure } from "./figures.js";
import { isNamed, modelOf, numberInput, quantOf } from "./scenario.js";
import type { Slots } from "./slots.js";
import { namedModel, storedWeights } from "./weights-of.js";

/** How long a model takes to be read from a disk or over a network, where nothing is said but its size and that rate. */
export function loadTime(slots: Slots, lang: Lang): Reply | undefined {
  const { bandwidth_gbs: rate, tps, tpot_ms: tpot } = slots;
  if (rate === undefined || !(rate > 0) || tps !== undefined || tpot !== undefined || isNamed(slots))
    return undefined;
  const said = slots.weights_gb ?? slots.vram_gb;
  const named = slots.models !== undefined || slots.params_b !== undefined;
  if (said === undefined && !named) return undefined;
  const fr = lang === "fr";
  const gb = said ?? storedWeights(namedModel(modelOf(slots)), quantOf(slots)).gb;
  const seconds = gb / rate;
  const number = (value: number) => formatNumber(value, lang, 1);
  return {
    ok: true,
    value: seconds,
    unit: "s",
    answer: answerOf({
      title: fr ? "Temps de chargement" : "Time to load a model",
      headline: [figure({ en: "at least", fr: "au moins" }, seconds, "s", lang, 1)],
      inputs: [
        numberInput({ en: "weights", fr: "poids" }, gb, fr ? "Go" : "GB", said !== undefined, lang),
        numberInput({ en: "read at", fr: "lus à" }, rate, fr ? "Go/s" : "GB/s", true, lang),
      ],
      working: [
        fr
          ? `${number(gb)} Go / ${number(rate)} Go/s = ${number(seconds)} s`
          : `${number(gb)} GB / ${number(rate)} GB/s = ${number(seconds)} s`,
      ],
      notes: [
        fr
          ? "Lecture seule, au débit donné ; l’initialisation du moteur et la capture des graphes s’ajoutent."
          : "Reading alone, at that rate; the engine’s start and its graph capture come on top.",
      ],
    }),
  };
}
