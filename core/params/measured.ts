import type { NumberParam, RangeParam } from "../define.js";
import { tpotMs, ttftMs } from "./time.js";

// Parameters of measurements.

export const measuredPrompt = {
  name: "prompt_tokens",
  kind: "integer",
  unit: "tokens",
  min: 0,
  label: { en: "prompt", fr: "prompt" },
  help: { en: "Tokens of the prompt that was measured", fr: "Tokens du prompt mesuré" },
} as const satisfies NumberParam;

/** The lists and limits of GOODPUT_SHARE and GOODPUT_RPS, in the order of their arguments. */
export const measuredRequests = [
  {
    ...ttftMs,
    kind: "range",
    paired: true,
    label: { en: "measured TTFTs", fr: "TTFT mesurés" },
    help: { en: "TTFT of each request, in ms", fr: "TTFT de chaque requête, en ms" },
  },
  {
    ...tpotMs,
    kind: "range",
    paired: true,
    label: { en: "measured TPOTs", fr: "TPOT mesurés" },
    help: {
      en: "TPOT of each request in ms, in the order of the TTFTs",
      fr: "TPOT de chaque requête en ms, dans l’ordre des TTFT",
    },
  },
  {
    ...ttftMs,
    name: "ttft_slo_ms",
    label: { en: "TTFT limit", fr: "limite de TTFT" },
    help: { en: "Longest acceptable TTFT, in ms", fr: "TTFT maximal acceptable, en ms" },
  },
  {
    ...tpotMs,
    name: "tpot_slo_ms",
    label: { en: "TPOT limit", fr: "limite de TPOT" },
    help: { en: "Longest acceptable TPOT, in ms", fr: "TPOT maximal acceptable, en ms" },
  },
] as const satisfies readonly (NumberParam | RangeParam)[];
