import type { Deployment } from "../../deployment/deployment.js";
import { ttft as firstToken } from "../../deployment/request.js";
import { CalcError } from "../../failure.js";
import { formatCall } from "../../text/call.js";
import { formatNumber } from "../../text/number.js";
import { variations } from "../actions.js";
import { answerOf } from "../answer.js";
import { batchJob } from "../batch-job.js";
import { defineIntent } from "../define-intent.js";
import { BAND_NOTE, estimateFigure, figure, LABELS } from "../figures.js";
import { guide } from "../guide.js";
import { engineOf, numberInput, sourceOf, understand } from "../scenario.js";

// The wait before the first token; or, for a limit, the longest prompt that keeps it.

const USUAL_PROMPT = 1000;
const MOST_PROMPT = 2_000_000;

export const ttft = defineIntent({
  id: "ttft",
  title: { en: "Time to first token", fr: "Délai avant le premier token" },
  answer(slots, lang) {
    const scenario = understand(slots, lang);
    const { deployment } = scenario;
    const users = slots.concurrency ?? slots.users ?? 1;
    const cached = slots.cached_tokens ?? 0;
    const said = slots.prompt_tokens ?? slots.context;
    if (said === undefined && slots.ttft_ms !== undefined) {
      const limit = slots.ttft_ms;
      const tokens = longestPrompt(deployment, limit, users);
      return {
        ok: true,
        value: tokens,
        unit: "tokens",
        answer: answerOf({
          title: { en: "Longest prompt for a TTFT", fr: "Prompt le plus long pour un TTFT" }[lang],
          headline: [figure(LABELS.prompt, tokens, "tokens", lang)],
          inputs: [
            ...scenario.inputs,
            numberInput({ en: "TTFT limit", fr: "limite de TTFT" }, limit, "ms", true, lang),
          ],
          working: [
            lang === "fr"
              ? `plus grand prompt dont le TTFT attendu reste sous ${formatNumber(limit, lang, 0)} ms`
              : `longest prompt whose expected TTFT stays below ${formatNumber(limit, lang, 0)} ms`,
          ],
          notes: [
            ...[...scenario.speedAssumptions, ...scenario.assumptions].map((text) => text[lang]),
            BAND_NOTE[lang],
          ].slice(0, 3),
          sources: [guide("estimator", lang)],
        }),
      };
    }
    const prompt = said ?? USUAL_PROMPT;
    const calls = slots.calls ?? 1;
    if (calls > 1 && slots.output_tokens !== undefined) return batchJob(slots, calls, lang);
    const estimate = firstToken(deployment, {
      promptTokens: prompt,
      cachedTokens: cached,
      concurrency: users,
    });
    // What one prompt is read at: the wait behind others is no part of it.
    const alone =
      users > 1 ? firstToken(deployment, { promptTokens: prompt, cachedTokens: cached }) : estimate;
    const call = [
      scenario.modelName,
      scenario.hardwareName,
      prompt,
      scenario.quantName,
      deployment.gpus,
      cached,
      users,
      engineOf(slots),
    ];
    return {
      ok: true,
      value: estimate.expected,
      unit: "ms",
      answer: answerOf({
        title: `${this.title[lang]} – ${deployment.model.name}`,
        headline: [
          estimateFigure(LABELS.ttft, estimate, "ms", lang, { digits: 0 }),
          figure(
            { en: "prefill speed", fr: "vitesse de prefill" },
            ((prompt - cached) * 1000) / alone.expected,
            "tokPerS",
            lang,
            0,
          ),
          ...(calls > 1
            ? [
                figure(
                  {
                    en: `all ${formatNumber(calls, lang, 0)} prompts`,
                    fr: `les ${formatNumber(calls, lang, 0)} prompts`,
                  },
                  (calls * estimate.expected) / 1000,
                  "s",
                  lang,
                  0,
                ),
              ]
            : []),
        ],
        inputs: [
          ...scenario.inputs,
          numberInput(LABELS.prompt, prompt, "tokens", sourceOf(slots, "prompt_tokens", "context"), lang),
          ...(cached > 0
            ? [numberInput({ en: "cached prefix", fr: "préfixe en cache" }, cached, "tokens", true, lang)]
            : []),
          numberInput(
            LABELS.users,
            users,
            "",
            slots.concurrency !== undefined || slots.users !== undefined,
            lang,
          ),
        ],
        working: [
          lang === "fr"
            ? `démarrage + prefill de ${formatNumber(prompt - cached, lang, 0)} tokens${users > 1 ? " + file d’attente" : ""} = ${formatNumber(estimate.expected, lang, 0)} ms`
            : `start + prefill of ${formatNumber(prompt - cached, lang, 0)} tokens${users > 1 ? " + queue" : ""} = ${formatNumber(estimate.expected, lang, 0)} ms`,
        ],
        notes: [
          ...(calls > 1
            ? [
                lang === "fr"
                  ? "Prompts lus l’un après l’autre, réponses non comptées : le prefill sature déjà le calcul, un lot n’irait guère plus vite."
                  : "Prompts read one after the other, answers not counted: prefill fills the compute already, a batch would hardly be faster.",
              ]
            : []),
          ...[...scenario.speedAssumptions, ...scenario.assumptions].map((text) => text[lang]),
          BAND_NOTE[lang],
        ].slice(0, 3),
        formulas: [
          {
            en: formatCall({ name: "LLM_TTFT_MS" }, call, "en"),
            fr: formatCall({ name: "LLM_TTFT_MS" }, call, "fr"),
          },
        ],
        actions: variations("latency", scenario, lang, undefined, { prompt }),
        sources: [guide("estimator", lang)],
      }),
    };
  },
});

/** Bisection: TTFT grows with the prompt. Zero when even one token takes too long. */
function longestPrompt(deployment: Deployment, limitMs: number, concurrency: number): number {
  const fits = (promptTokens: number): boolean => {
    try {
      return firstToken(deployment, { promptTokens, concurrency, outputTokens: 1 }).expected <= limitMs;
    } catch (error) {
      if (error instanceof CalcError) return false;
      throw error;
    }
  };
  // What does not fit at all is refused with its reason.
  firstToken(deployment, { promptTokens: 1, concurrency, outputTokens: 1 });
  let short = 0;
  let long = Math.min(MOST_PROMPT, deployment.modelFacts.maxContext ?? MOST_PROMPT);
  if (fits(long)) return long;
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    if (fits(middle)) short = middle;
    else long = middle;
  }
  return short;
}
