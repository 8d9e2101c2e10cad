import { defineCommand } from "../define-command.js";

export const calc = defineCommand({
  name: "calc",
  description: { en: "Evaluate a formula as typed in Excel", fr: "Évaluer une formule comme dans Excel" },
  intent: "formula",
  options: [
    {
      name: "formula",
      nameFr: "formule",
      description: {
        en: "For example =TOKENS_PER_SEC(70, 2, 3350)",
        fr: "Par exemple =TOKENS_PER_SEC(70;2;3350)",
      },
      kind: "formula",
      slot: "formula",
      required: true,
    },
  ],
  example: { en: "/calc =TOKENS_PER_SEC(70, 2, 3350)", fr: "/calc =TOKENS_PER_SEC(70;2;3350)" },
});
