import { defineCommand } from "../define-command.js";

export const ask = defineCommand({
  name: "ask",
  description: {
    en: "Ask in your own words: speed, memory, cost, hardware…",
    fr: "Demander avec vos mots : vitesse, mémoire, coût, matériel…",
  },
  intent: "question",
  options: [
    {
      name: "question",
      description: {
        en: "For example: does Llama 3.3 70B fit on two 4090?",
        fr: "Par exemple : Llama 3.3 70B tient-il sur deux 4090 ?",
      },
      kind: "text",
      slot: "text",
      required: true,
    },
  ],
  example: {
    en: "/ask how fast is Llama 3.1 8B on an RTX 4090?",
    fr: "/ask quelle vitesse pour Llama 3.1 8B sur une RTX 4090 ?",
  },
});
