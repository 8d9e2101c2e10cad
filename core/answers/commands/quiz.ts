import { defineCommand } from "../define-command.js";
import { QUESTIONS } from "../quiz/questions.js";

export const quiz = defineCommand({
  name: "quiz",
  description: {
    en: "A question on inference, with the explained answer",
    fr: "Une question sur l’inférence, avec la réponse expliquée",
  },
  intent: "quiz",
  options: [
    {
      name: "question",
      description: { en: "Its number, from 1", fr: "Son numéro, à partir de 1" },
      kind: "integer",
      slot: "question",
      min: 1,
      max: QUESTIONS.length,
    },
    {
      name: "choice",
      nameFr: "choix",
      description: { en: "Your answer, from 1", fr: "Votre réponse, à partir de 1" },
      kind: "integer",
      slot: "choice",
      min: 1,
      max: 4,
    },
  ],
  example: { en: "/quiz question:1 choice:2", fr: "/quiz question:1 choix:2" },
});
