import { askOf } from "../../deployment/memory.js";
import { maxContext as longest } from "../../estimator/memory/inverse.js";
import { formatCall } from "../../text/call.js";
import { formatNumber } from "../../text/number.js";
import { variations } from "../actions.js";
import { answerOf } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { figure, LABELS } from "../figures.js";
import { guide } from "../guide.js";
import { numberInput, understand } from "../scenario.js";
import { modelFact } from "./model-fact.js";

// The longest context: what memory holds, or what the model was made for, whichever is shorter.

export const maxContext = defineIntent({
  id: "max_context",
  title: { en: "Longest context", fr: "Contexte maximal" },
  answer(slots, lang) {
    // Without a machine, the longest context can only be the model's own.
    if (
      slots.models !== undefined &&
      slots.hardware === undefined &&
      slots.vram_gb === undefined &&
      slots.ram_gb === undefined
    )
      return modelFact.answer({ ...slots, fact: "max_context" }, lang);
    const scenario = understand(slots, lang);
    const { deployment } = scenario;
    const sequences = slots.concurrency ?? slots.users ?? 1;
    const { tokens, byMemory, byModel, binds } = longest(askOf(deployment, undefined, sequences));
    const call = [scenario.modelName, scenario.hardwareName, scenario.quantName, deployment.gpus, sequences];
    const number = (value: number) => formatNumber(value, lang, 0);
    const fr = lang === "fr";
    return {
      ok: true,
      value: tokens,
      unit: "tokens",
      answer: answerOf({
        title: `${this.title[lang]} – ${deployment.model.name}`,
        headline: [figure(LABELS.context, tokens, "tokens", lang)],
        inputs: [
          ...scenario.inputs,
          numberInput(
            { en: "sequences", fr: "séquences" },
            sequences,
            "",
            slots.concurrency !== undefined,
            lang,
          ),
        ],
        working: [
          fr
            ? `mémoire : ${number(byMemory)} tokens${byModel === undefined ? "" : ` ; modèle : ${number(byModel)} tokens`}`
            : `memory: ${number(byMemory)} tokens${byModel === undefined ? "" : `; model: ${number(byModel)} tokens`}`,
        ],
        notes: [
          binds === "model"
            ? fr
              ? "C’est la limite du modèle qui s’applique, pas la mémoire."
              : "The model’s own limit binds, not memory."
            : fr
              ? "C’est la mémoire qui limite ; un cache KV en 8 bits irait environ deux fois plus loin."
              : "Memory binds; an 8-bit KV cache goes about twice as far.",
          ...scenario.assumptions.map((text) => text[lang]),
        ].slice(0, 3),
        formulas: [
          {
            en: formatCall({ name: "LLM_MAX_CONTEXT" }, call, "en"),
            fr: formatCall({ name: "LLM_MAX_CONTEXT" }, call, "fr"),
          },
        ],
        actions: variations("fit", scenario, lang, undefined),
        sources: [guide("memory", lang)],
      }),
    };
  },
});
