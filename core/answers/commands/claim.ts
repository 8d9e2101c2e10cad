import { defineCommand } from "../define-command.js";
import { gpusOption, hardwareOption, modelOption, numberOption, optional, quantOption } from "../options.js";

export const claim = defineCommand({
  name: "claim",
  description: {
    en: "Is a published speed possible? And what would it take?",
    fr: "Une vitesse annoncée est-elle possible ? À quelles conditions ?",
  },
  intent: "claim_check",
  options: [
    numberOption(
      { name: "speed", nameFr: "vitesse" },
      { en: "Claimed tokens per second of one user", fr: "Tokens par seconde annoncés pour un utilisateur" },
      "tps",
    ),
    optional(modelOption),
    optional(hardwareOption),
    quantOption,
    gpusOption,
  ],
  example: {
    en: '/claim speed:150 model:"Llama 3.1 70B" hardware:H100 quant:fp16',
    fr: '/claim vitesse:150 modele:"Llama 3.1 70B" materiel:H100 format:fp16',
  },
});
