import { answerOf } from "../answer.js";
import { defineIntent } from "../define-intent.js";
import { EXAMPLE_QUESTIONS } from "../example-questions.js";

// A short, polite limit, and three questions that do get an answer. Nothing of what was typed is repeated.

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
        notes: EXAMPLE_QUESTIONS[lang].map((example) => (fr ? `Essayez : ${example}` : `Try: ${example}`)),
        actions: EXAMPLE_QUESTIONS[lang].map((example) => ({ label: example, command: `/ask ${example}` })),
      }),
    };
  },
});
