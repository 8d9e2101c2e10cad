import { askOf } from "../../deployment/memory.js";
import { minGpus as fewest } from "../../estimator/memory/inverse.js";
import { formatCall } from "../../text/call.js";
import { commandFor } from "../actions.js";
import { answerOf } from "../answer.js";
import { cardsFor } from "../cards-for.js";
import { defineIntent } from "../define-intent.js";
import { figure, LABELS } from "../figures.js";
import { guide } from "../guide.js";
import { numberInput, sourceOf, understand } from "../scenario.js";

// The fewest cards that hold it, among the numbers that the engine can split over.

const USUAL_CONTEXT = 8192;

export const minGpus = defineIntent({
  id: "min_gpus",
  title: { en: "Fewest GPUs", fr: "Nombre minimal de GPU" },
  answer(slots, lang) {
    const fr = lang === "fr";
    if (slots.hardware === undefined && slots.vram_gb === undefined)
      return cardsFor(slots, { en: "Which cards", fr: "Quelles cartes" }[lang], lang);
    const scenario = understand({ ...slots, gpus: 1 }, lang);
    const { deployment } = scenario;
    const context =
      slots.context ?? Math.min(USUAL_CONTEXT, deployment.modelFacts.maxContext ?? USUAL_CONTEXT);
    const sequences = slots.concurrency ?? slots.users ?? 1;
    const { gpus: _, ...ask } = askOf(deployment, context, sequences);
    const { gpus, tight } = fewest(ask);
    const call = [scenario.modelName, scenario.hardwareName, scenario.quantName, context, sequences];
    return {
      ok: true,
      value: gpus,
      unit: "gpus",
      answer: answerOf({
        title: `${this.title[lang]} – ${deployment.model.name}`,
        headline: [figure(LABELS.gpus, gpus, "count", lang)],
        inputs: [
          ...scenario.inputs,
          numberInput(LABELS.context, context, "tokens", sourceOf(slots, "context"), lang),
          numberInput(
            { en: "sequences", fr: "séquences" },
            sequences,
            "",
            slots.concurrency !== undefined || slots.users !== undefined,
            lang,
          ),
        ],
        working: [
          fr
            ? `plus petit partage possible dont chaque carte contient sa part : ${gpus} × ${deployment.hardware.name}`
            : `smallest possible split whose every card holds its share: ${gpus} × ${deployment.hardware.name}`,
        ],
        notes: [
          ...(tight ? [fr ? "C’est juste : prévoyez une marge." : "It is tight: leave headroom."] : []),
          ...scenario.assumptions.map((text) => text[lang]),
          fr
            ? "Décidé par la mémoire ; pour un débit ou une latence, voyez /fleet."
            : "Decided by memory; for a rate or a latency, see /fleet.",
        ].slice(0, 3),
        formulas: [
          {
            en: formatCall({ name: "LLM_MIN_GPUS" }, call, "en"),
            fr: formatCall({ name: "LLM_MIN_GPUS" }, call, "fr"),
          },
        ],
        actions: [
          {
            label: fr ? "Vitesse ainsi" : "Speed with them",
            command: commandFor("speed", scenario, { gpus }),
          },
        ],
        sources: [guide("memory", lang)],
      }),
    };
  },
});
