import { describe, expect, it } from "vitest";
import { answerReading, ask } from "../../../core/answers/ask.js";
import { commands } from "../../../core/answers/command.js";
import { intents } from "../../../core/answers/intents.gen.js";
import type { Slots } from "../../../core/answers/slots.js";
import type { Lang } from "../../../core/text/lang.js";
import { shown } from "../../helpers/asked.js";

// What must hold for every intent, whatever it is asked.

const LANGS: readonly Lang[] = ["en", "fr"];

const HOSTILE: readonly Slots[] = [
  {},
  { models: ["@everyone"], hardware: ["<script>"], quant: "`rm -rf /`" },
  { models: ["x".repeat(200)], hardware: ["y".repeat(200)], term: "z".repeat(200) },
  { params_b: 1e300, hardware: ["nvidia-h100-sxm"], gpus: 1e9, context: 1e300 },
  { params_b: -70, hardware: ["nvidia-h100-sxm"], gpus: -1, context: -5, concurrency: -3 },
  { params_b: 0, hardware: ["nvidia-h100-sxm"], gpus: 0, context: 0, concurrency: 0, tps: 0 },
  { tps: 0, ttft_ms: 0, tpot_ms: 0, output_tokens: 0, latency_s: 0, calls: 0, thinking_tokens: 0 },
  { tps: 1e308, output_tokens: 1e308, calls: 1e308, price_in: 1e308, price_out: 1e308, prompt_tokens: 1e308 },
  { tps: Number.NaN, params_b: Number.NaN, context: Number.NaN, gpu_hour: Number.NaN, price: Number.NaN },
  {
    gpu_hour: -2,
    price: -3,
    kwh_price: -1,
    utilisation: 7,
    hours_per_day: 99,
    budget: -1,
    tokens_per_day: -1,
  },
  { acceptance: 2, draft_tokens: 1e9, cost_ratio: -1, temperature: -1, top_p: 9, min_p: -2, top_k: -1 },
  { probabilities: [], question: -1, choice: 99, results: "{", topic: "\u202eabc" },
  { currency: "EUR", models: ["llama-3.1-8b"], hardware: ["rtx-4090"], price_in: 1 },
  {
    fact: ["constructor", "__proto__"],
    hardware: ["rtx-4090"],
    models: ["llama-3.1-8b"],
    term: ["__proto__"],
  },
];

describe("every intent", () => {
  it.each(intents.map((intent) => [intent.id, intent] as const))(
    "%s answers or refuses whatever it is asked",
    (id) => {
      for (const lang of LANGS)
        for (const slots of HOSTILE) {
          const reply = answerReading({ intent: id, slots }, lang);
          if (!reply.ok) {
            expect(reply.message).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
            expect(reply.message.length).toBeGreaterThan(10);
            expect(reply.message.length).toBeLessThan(700);
            continue;
          }
          expect(shown(reply.answer)).not.toMatch(/undefined|\bNaN\b|\[object|Infinity/);
          expect(reply.answer.notes.length).toBeLessThanOrEqual(3);
          expect(reply.answer.headline.length).toBeLessThanOrEqual(3);
        }
    },
  );

  it("has a title in both languages", () => {
    for (const { title } of intents) expect(title.en !== "" && title.fr !== "").toBe(true);
  });
});

describe("every command", () => {
  it.each(commands.map((command) => [command.name, command] as const))(
    "/%s offers actions that work",
    (_, command) => {
      for (const lang of LANGS) {
        const reply = ask(command.example[lang], lang);
        if (!reply.ok) throw new Error(reply.message);
        for (const action of reply.answer.actions) {
          expect(action.label).not.toBe("");
          const next = ask(action.command, lang);
          // A variation may not fit, but its line must be understood.
          if (!next.ok) expect(next.failure.code).toBe("infeasible");
        }
      }
    },
  );

  it("answers the same figures in both languages", () => {
    for (const { example } of commands) {
      const [en, fr] = [ask(example.en, "en"), ask(example.fr, "fr")];
      expect(en.ok && fr.ok && JSON.stringify(en.value) === JSON.stringify(fr.value)).toBe(true);
    }
  });

  it("gives formulas that can be typed: English and French yield the same value", () => {
    for (const { example } of commands) {
      const reply = ask(example.en, "en");
      if (!reply.ok) throw new Error(reply.message);
      for (const { en, fr } of reply.answer.formulas) {
        const [first, second] = [ask(en, "en"), ask(fr, "fr")];
        if (!first.ok) throw new Error(`${en}: ${first.message}`);
        expect(second.ok && JSON.stringify(second.value)).toBe(JSON.stringify(first.value));
      }
    }
  });
});
