import { response, tpot, ttft } from "../deployment/request.js";
import { maxTokensInBudget } from "../functions/response/max-tokens-in-budget.js";
import { formatCall } from "../text/call.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { variations } from "./actions.js";
import { answerOf, type InputSource, type Reply } from "./answer.js";
import { responseChart } from "./charts/response-chart.js";
import { BAND_NOTE, estimateFigure, figure, LABELS } from "./figures.js";
import { guide } from "./guide.js";
import { engineOf, numberInput, sourceFrom, sourceOf, understand } from "./scenario.js";
import type { Slots } from "./slots.js";
import { TOKENS_PER_WORD } from "./text-length.js";

const USUAL = { prompt: 1000, output: 500 };

/** Tokens of the answer, from words where these were said. */
export function outputOf({ output_tokens, words }: Slots, lang: Lang): number | undefined {
  return output_tokens ?? (words === undefined ? undefined : Math.round(words * TOKENS_PER_WORD[lang]));
}

/** Where that number comes from: words are counted as tokens here. */
export function outputSource(slots: Slots): InputSource {
  return sourceFrom(slots, "output_tokens", "words");
}

/** Response time of a named model on a device: TTFT with queue, then one TPOT for each further token. */
export function namedLatency(slots: Slots, lang: Lang): Reply {
  const fr = lang === "fr";
  const scenario = understand(slots, lang);
  const { deployment } = scenario;
  const saidPrompt = slots.prompt_tokens ?? slots.context;
  const promptTokens = saidPrompt ?? USUAL.prompt;
  const concurrency = slots.concurrency ?? slots.users ?? 1;
  const cachedTokens = Math.min(slots.cached_tokens ?? 0, promptTokens - 1);
  const saidOutput = outputOf(slots, lang);
  const request = {
    promptTokens,
    outputTokens: saidOutput ?? USUAL.output,
    cachedTokens,
    concurrency,
  };
  const first = ttft(deployment, request);
  const each = tpot(deployment, request);
  const budget = saidOutput === undefined ? slots.latency_s : undefined;
  const fitting =
    budget === undefined
      ? undefined
      : maxTokensInBudget({ budgetS: budget, ttftMs: first.expected, tpotMs: each.expected });
  const outputTokens = fitting === undefined ? request.outputTokens : Math.max(1, fitting);
  const whole = response(deployment, { ...request, outputTokens });
  const seconds = whole.expected / 1000;
  const call = [
    scenario.modelName,
    scenario.hardwareName,
    promptTokens,
    outputTokens,
    scenario.quantName,
    deployment.gpus,
    concurrency,
    engineOf(slots),
  ];
  const number = (value: number, digits: number) => formatNumber(value, lang, digits);
  return {
    ok: true,
    value: fitting ?? seconds,
    unit: fitting === undefined ? "s" : "tokens",
    answer: answerOf({
      title: `${fr ? "Temps de réponse" : "Response time"} – ${deployment.model.name}`,
      headline: [
        ...(fitting === undefined
          ? []
          : [figure({ en: "answer that fits", fr: "réponse possible" }, fitting, "tokens", lang)]),
        estimateFigure(LABELS.response, whole, "s", lang, { scale: 1 / 1000 }),
        estimateFigure(LABELS.ttft, first, "ms", lang, { digits: 0 }),
        ...(fitting === undefined
          ? [
              figure(
                { en: "speed after it", fr: "vitesse ensuite" },
                1000 / each.expected,
                "tokPerS",
                lang,
                1,
              ),
            ]
          : []),
      ],
      inputs: [
        ...scenario.inputs,
        numberInput(LABELS.prompt, promptTokens, "tokens", sourceOf(slots, "prompt_tokens", "context"), lang),
        numberInput(LABELS.output, outputTokens, "tokens", outputSource(slots), lang),
        numberInput(
          LABELS.users,
          concurrency,
          "",
          slots.concurrency !== undefined || slots.users !== undefined,
          lang,
        ),
      ],
      working: [
        `${number(first.expected, 0)} ms + ${number(outputTokens - 1, 0)} × ${number(each.expected, 2)} ms = ${number(seconds, 2)} s`,
      ],
      chart: responseChart({ ttftMs: first.expected, tpotMs: each.expected, outputTokens }, lang),
      notes: [
        ...(slots.latency_s !== undefined && fitting === undefined && seconds > slots.latency_s
          ? [
              fr
                ? `Dépasse les ${number(slots.latency_s, 2)} s voulues.`
                : `Over the ${number(slots.latency_s, 2)} s that you want.`,
            ]
          : []),
        ...[...scenario.speedAssumptions, ...scenario.assumptions].map((text) => text[lang]),
        BAND_NOTE[lang],
      ].slice(0, 3),
      formulas: [
        {
          en: formatCall({ name: "LLM_RESPONSE_S" }, call, "en"),
          fr: formatCall({ name: "LLM_RESPONSE_S" }, call, "fr"),
        },
      ],
      actions: variations("latency", scenario, lang, undefined, {
        prompt: saidPrompt,
        tokens: outputTokens,
        users: concurrency > 1 ? concurrency : undefined,
      }),
      sources: [guide("estimator", lang), deployment.hardware.source],
    }),
  };
}
