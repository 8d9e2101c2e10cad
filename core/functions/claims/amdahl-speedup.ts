import { defineFunction } from "../../define.js";
import { amdahl } from "../../sources.js";

// What stays as it was bounds the gain: 1 / (1 - fraction) at the very most.

/** Speedup of the whole when a fraction of it gets faster. */
export function amdahlSpeedup(args: { readonly fraction: number; readonly factor: number }): number {
  return 1 / (1 - args.fraction + args.fraction / args.factor);
}

export const AMDAHL_SPEEDUP = defineFunction({
  name: "AMDAHL_SPEEDUP",
  family: "claims",
  title: { en: "Overall speedup", fr: "Accélération globale" },
  summary: {
    en: "Speedup of the whole when a fraction of it gets faster (Amdahl)",
    fr: "Accélération du tout quand une fraction s’accélère (Amdahl)",
  },
  params: [
    {
      name: "fraction",
      kind: "number",
      unit: "fraction",
      min: 0,
      max: 1,
      label: { en: "fraction made faster", fr: "fraction accélérée" },
      help: {
        en: "Share of the time that gets faster, 0 to 1 (decode: most of it)",
        fr: "Part du temps qui s’accélère, de 0 à 1 (le décodage : presque tout)",
      },
    },
    {
      name: "factor",
      kind: "number",
      unit: "times",
      above: 0,
      label: { en: "factor", fr: "facteur" },
      help: {
        en: "How many times faster that share gets; below 1 it gets slower",
        fr: "Combien de fois cette part va plus vite ; sous 1, elle ralentit",
      },
    },
  ],
  returns: { kind: "number", unit: "times" },
  formula: "1 / (1 - fraction + fraction / factor)",
  compute: amdahlSpeedup,
  examples: [
    {
      args: [0.98, 10.714285714285714],
      result: 8.971291866028707,
      note: { en: "98 % decode, 70 to 750 tok/s", fr: "98 % de décodage, de 70 à 750 tok/s" },
    },
    { args: [0.5, 10], result: 1.8181818181818181, note: { en: "half of the time", fr: "moitié du temps" } },
  ],
  assumptions: [
    {
      en: "The rest of the time (TTFT, tools, network) does not change.",
      fr: "Le reste du temps (TTFT, outils, réseau) ne change pas.",
    },
  ],
  sources: [amdahl],
  seeAlso: ["AGENT_LOOP_S", "QUANT_SPEEDUP", "SPEC_SPEEDUP"],
});
