import { compile, type TopLevelSpec } from "vega-lite";
import { describe, expect, it } from "vitest";
import { asked } from "../../../helpers/asked.js";

const LINES: readonly (readonly [string, string, string])[] = [
  ["response curve", "/latency ttft:200 tpot:20 tokens:500", "temps de réponse, s"],
  ["batch curve", '/speed model:"Llama 3.1 8B" hardware:H100 users:64', "utilisateurs simultanés"],
  [
    "compare bars",
    '/compare hardware:"RTX 4090" against:"RTX 5090" model:"Llama 3.1 8B"',
    "tokens/s par utilisateur",
  ],
  ["speculative curve", "/spec acceptance:0.8 draft:5 ratio:0.05", "tokens de brouillon par pas"],
  ["sampling bars", "/sample top_k:3", "probabilité, %"],
  ["cost against utilisation", "/cost gpu_hour:3 speed:1000", "taux d’utilisation, %"],
];

describe("charts", () => {
  it.each(LINES)(
    "%s is a vega-lite specification with an alternative text in both languages",
    (_, line, axis) => {
      const english = asked(line.replaceAll("0,", "0."), "en").answer.chart;
      const french = asked(
        line.replace(/(\d)\.(\d)/g, (all, a, b) => (/Llama/.test(line) ? all : `${a},${b}`)),
        "fr",
      ).answer.chart;
      for (const chart of [english, french]) {
        expect(chart?.alt.length).toBeGreaterThan(20);
        expect(chart?.alt.length).toBeLessThan(1000);
        const warnings: string[] = [];
        const note = (...messages: readonly unknown[]) => {
          warnings.push(messages.join(" "));
          return logger;
        };
        const quiet = () => logger;
        const logger: object = { level: quiet, error: note, warn: note, info: quiet, debug: quiet };
        const { spec } = compile(chart?.spec as unknown as TopLevelSpec, { logger: logger as never });
        expect(warnings).toEqual([]);
        expect(spec.marks?.length).toBeGreaterThan(0);
      }
      expect(JSON.stringify(french?.spec)).toContain(axis);
      expect(french?.alt).not.toBe(english?.alt);
    },
  );
});
