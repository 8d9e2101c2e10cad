import { defineCommand } from "../define-command.js";
import {
  contextOption,
  engineOption,
  gpusOption,
  hardwareOption,
  modelOption,
  quantOption,
  usersOption,
} from "../options.js";

export const speed = defineCommand({
  name: "speed",
  description: {
    en: "How fast a model writes on some hardware",
    fr: "Vitesse d’écriture d’un modèle sur un matériel",
  },
  intent: "speed",
  options: [modelOption, hardwareOption, quantOption, gpusOption, contextOption, usersOption, engineOption],
  example: {
    en: '/speed model:"Llama 3.1 8B" hardware:"RTX 4090"',
    fr: '/speed modele:"Llama 3.1 8B" materiel:"RTX 4090"',
  },
});
