import { defineCommand } from "../define-command.js";

export const explain = defineCommand({
  name: "explain",
  description: {
    en: "A term of inference: what it is, its formula, its function",
    fr: "Un terme de l’inférence : sens, formule et fonction",
  },
  intent: "explain_term",
  options: [
    {
      name: "term",
      nameFr: "terme",
      description: { en: "For example TTFT or KV cache", fr: "Par exemple TTFT ou cache KV" },
      kind: "term",
      slot: "term",
      required: true,
    },
  ],
  example: { en: "/explain TTFT", fr: "/explain TTFT" },
});
