import { defineCommand } from "../define-command.js";

export const help = defineCommand({
  name: "help",
  description: { en: "What Jeton answers and how to ask", fr: "Ce à quoi Jeton répond et comment demander" },
  intent: "help",
  options: [
    {
      name: "topic",
      nameFr: "sujet",
      description: { en: "A command or a function", fr: "Une commande ou une fonction" },
      kind: "text",
      slot: "topic",
    },
  ],
  example: { en: "/help TOKENS_PER_SEC", fr: "/help TOKENS_PER_SEC" },
});
