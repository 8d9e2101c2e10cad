import { defineCommand } from "../define-command.js";
import { hardwareOption } from "../options.js";

export const hardware = defineCommand({
  name: "hardware",
  description: {
    en: "Data sheet of a device and what it means for LLMs",
    fr: "Fiche d’un appareil et ce qu’elle implique pour les LLM",
  },
  intent: "hardware_fact",
  options: [hardwareOption],
  example: { en: "/hardware H100", fr: "/hardware H100" },
});
