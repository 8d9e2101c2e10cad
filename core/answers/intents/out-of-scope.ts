import { answerOf } from "../answer.js";
import { defineIntent } from "../define-intent.js";

// A short, polite limit, and three questions that do get an answer. Nothing of what was typed is repeated.

const EXAMPLES = {
  en: [
    "does Llama 3.3 70B fit on two 4090?",
    "cost of 2000 tokens in and 800 out with GPT-5 mini",
    "what is TTFT?",
  ],
  fr: [
    "Llama 3.3 70B tient-il sur deux 4090 ?",
    "coût de 2000 tokens en entrée et 800 en sortie avec GPT-5 mini",
    "c’est quoi le TTFT ?",
  ],
} as const;

export const outOfScope = defineIntent({
  id: "out_of_scope",
  title: { en: "Not my subject", fr: "Hors de mon domaine" },
  answer(_slots, lang) {
    const fr = lang === "fr";
    return {
      ok: true,
      answer: answerOf({
        title: this.title[lang],
        working: [
          fr
            ? "Je calcule la vitesse, la latence, la mémoire et le coût des LLM en service. L’entraînement, la qualité des réponses, les images et le reste ne sont pas de mon ressort."
            : "I compute the speed, latency, memory and cost of running LLMs. Training, the quality of answers, images and other subjects are not for me.",
        ],
        notes: EXAMPLES[lang].map((example) => (fr ? `Essayez : ${example}` : `Try: ${example}`)),
        actions: EXAMPLES[lang].map((example) => ({ label: example, command: `/ask ${example}` })),
      }),
    };
  },
});
