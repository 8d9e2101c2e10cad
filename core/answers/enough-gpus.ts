import { askOf } from "../deployment/memory.js";
import { minGpus } from "../estimator/memory/inverse.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { tried } from "./attempt.js";
import { isNamed, understand, withDerived } from "./scenario.js";
import type { Slots } from "./slots.js";

/** Slots with as many cards as the model needs, where none were counted and one does not hold it. */
export function withEnoughGpus(
  slots: Slots,
  context: number,
  lang: Lang,
): { readonly slots: Slots; readonly notes: readonly string[] } {
  if (!isNamed(slots) || slots.gpus !== undefined) return { slots, notes: [] };
  const needed = tried(() => {
    const { deployment } = understand(slots, lang);
    const { gpus: _, ...ask } = askOf(deployment, context, 1);
    return { name: deployment.hardware.name, gpus: minGpus(ask).gpus };
  });
  if (needed === undefined || needed.gpus === 1) return { slots, notes: [] };
  const count = formatNumber(needed.gpus, lang, 0);
  return {
    slots: withDerived(slots, "gpus", needed.gpus),
    notes: [
      lang === "fr"
        ? `Un seul ${needed.name} ne contient pas le modèle : calcul pour ${count}.`
        : `One ${needed.name} does not hold the model: counted with ${count}.`,
    ],
  };
}
