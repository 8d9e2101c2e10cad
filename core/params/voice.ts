import type { NumberParam } from "../define.js";
import { tpotMs, ttftMs } from "./time.js";

// The stages of a voice assistant, in the order of their arguments.

const stage = {
  kind: "number",
  unit: "ms",
  min: 0,
  default: 0,
} as const;

export const voiceStages = [
  ttftMs,
  { ...tpotMs, default: 0 },
  {
    name: "first_chunk_tokens",
    kind: "integer",
    unit: "tokens",
    min: 1,
    default: 1,
    label: { en: "first chunk", fr: "premier fragment" },
    help: {
      en: "Tokens that the speech synthesis waits for, often 8 to 15",
      fr: "Tokens qu’attend la synthèse vocale, souvent de 8 à 15",
    },
  },
  {
    ...stage,
    name: "asr_ms",
    label: { en: "speech recognition", fr: "reconnaissance vocale" },
    help: {
      en: "Time to recognise speech and the end of the turn, in ms",
      fr: "Temps de reconnaissance de la parole et de la fin du tour, en ms",
    },
  },
  {
    ...stage,
    name: "tts_ms",
    label: { en: "speech synthesis", fr: "synthèse vocale" },
    help: {
      en: "Time to the first sound of the synthesis, in ms",
      fr: "Délai avant le premier son de la synthèse, en ms",
    },
  },
  {
    ...stage,
    name: "network_ms",
    label: { en: "network", fr: "réseau" },
    help: { en: "Round trips to the user, in ms", fr: "Allers-retours jusqu’à l’utilisateur, en ms" },
  },
] as const satisfies readonly NumberParam[];
