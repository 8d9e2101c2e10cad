import { fail } from "../../failure.js";
import { DECODE_TPS, decodeTps } from "../../functions/benchmark/decode-tps.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { answerOf, type Reply } from "../answer.js";
import { readResults } from "../benchmark/read-results.js";
import { resultsAnswer } from "../benchmark/results-answer.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import type { Slots } from "../slots.js";

// How to measure, one measurement worked out, or results that were pasted or attached.

const PROTOCOL = {
  en: [
    "1. 10 to 20 real prompts of your own, streaming on, temperature and limits as in production; throw the first run away.",
    "2. Note four things per request: prompt tokens, output tokens (usage field, never chunks), TTFT, total time.",
    "3. TTFT and decode speed apart: decode = (N − 1) / (total − TTFT).",
    "4. 5 repeats at 3 times of the day; show medians and p95, never one run or a mean alone.",
    "5. A second series with 30K tokens of context: prefill cost = ΔTTFT / Δtokens.",
    "6. For a server: the same at 1, 4, 16, 64 users at once, per user and in all, with prefix caching off or unique prompts.",
  ],
  fr: [
    "1. De 10 à 20 vrais prompts à vous, en streaming, température et limites de production ; jetez le premier essai.",
    "2. Notez quatre choses par requête : tokens du prompt, tokens de sortie (champ « usage », jamais les morceaux), TTFT, durée totale.",
    "3. TTFT et vitesse de décodage à part : décodage = (N − 1) / (total − TTFT).",
    "4. 5 répétitions à 3 moments de la journée ; donnez médianes et p95, jamais un essai ou une moyenne seule.",
    "5. Une seconde série avec 30K tokens de contexte : coût du prefill = ΔTTFT / Δtokens.",
    "6. Pour un serveur : de même à 1, 4, 16, 64 utilisateurs simultanés, par utilisateur et au total, sans cache de préfixe ou avec des prompts uniques.",
  ],
} as const;

export const benchmarkHow = defineIntent({
  id: "benchmark_how",
  title: { en: "Benchmark", fr: "Mesure" },
  answer(slots, lang) {
    if (slots.results !== undefined) return readPasted(slots, lang);
    const { output_tokens: outputTokens, latency_s: totalS, ttft_ms: ttftMs } = slots;
    if (outputTokens !== undefined && totalS !== undefined && ttftMs !== undefined)
      return oneMeasurement(outputTokens, totalS, ttftMs / 1000, lang);
    return protocol(slots, lang);
  },
});

function readPasted(slots: Slots, lang: Lang): Reply {
  const text = [slots.results ?? ""].flat().join("\n");
  const results = readResults(text);
  if (!results)
    return fail("type", {
      param: "results",
      reason: {
        en: "no results that I know. I read llama-bench (JSON, Markdown), vLLM bench serve (JSON or its printout), genai-perf and aiperf (JSON), guidellm (JSON), and CSV with columns prompt_tokens, output_tokens, ttft_ms, total_ms",
        fr: "aucun résultat connu. Je lis llama-bench (JSON, Markdown), vLLM bench serve (JSON ou affichage), genai-perf et aiperf (JSON), guidellm (JSON), et le CSV à colonnes prompt_tokens, output_tokens, ttft_ms, total_ms",
      },
    });
  return resultsAnswer(results, slots, lang);
}

/** Decode speed of one request, by N - 1 and by N. */
function oneMeasurement(outputTokens: number, totalS: number, ttftS: number, lang: Lang): Reply {
  const call = [outputTokens, totalS, ttftS];
  const reply = answerCall(DECODE_TPS, call, lang);
  if (!reply.ok) return reply;
  const byN = decodeTps({ outputTokens, totalS, ttftS, method: "n" });
  return {
    ...reply,
    answer: {
      ...reply.answer,
      headline: [
        ...reply.answer.headline,
        figure({ en: "by N instead of N − 1", fr: "avec N au lieu de N − 1" }, byN, "tokPerS", lang),
        figure(
          { en: "overall, TTFT included", fr: "global, TTFT compris" },
          outputTokens / totalS,
          "tokPerS",
          lang,
        ),
      ],
      notes: [
        lang === "fr"
          ? "Le premier token arrive avec le TTFT : il reste N − 1 intervalles. L’écart avec N ne compte que pour les réponses courtes."
          : "The first token comes with the TTFT, so N − 1 gaps remain. The difference to N matters for short answers only.",
        lang === "fr"
          ? "Une seule mesure : répétez-la et prenez la médiane."
          : "A single measurement: repeat it and take the median.",
      ],
      formulas: [
        { en: formatCall(DECODE_TPS, call, "en"), fr: formatCall(DECODE_TPS, call, "fr") },
        {
          en: formatCall(DECODE_TPS, [...call, "n"], "en"),
          fr: formatCall(DECODE_TPS, [...call, "n"], "fr"),
        },
      ],
    },
  };
}

function protocol(slots: Slots, lang: Lang): Reply {
  const fr = lang === "fr";
  const number = (value: number) => formatNumber(value, lang, 2);
  return {
    ok: true,
    answer: answerOf({
      title: fr ? "Protocole de mesure" : "Benchmark protocol",
      working: PROTOCOL[lang],
      notes: [
        fr
          ? "Collez vos résultats après /bench, ou joignez le fichier : llama-bench, vLLM, genai-perf, aiperf, guidellm, CSV."
          : "Paste your results behind /bench, or attach the file: llama-bench, vLLM, genai-perf, aiperf, guidellm, CSV.",
        fr
          ? `Ollama : tokens/s = eval_count / eval_duration × ${number(1e9)} (durées en ns), prefill = prompt_eval_count / prompt_eval_duration × ${number(1e9)}.`
          : `Ollama: tokens/s = eval_count / eval_duration × ${number(1e9)} (durations in ns), prefill = prompt_eval_count / prompt_eval_duration × ${number(1e9)}.`,
        slots.term === "p95" || slots.percentile !== undefined
          ? fr
            ? "Une centaine de requêtes pour un p95, un millier pour un p99."
            : "About 100 requests for a p95, 1,000 for a p99."
          : fr
            ? "Un morceau de flux peut porter plusieurs tokens (décodage spéculatif, tampons) : comptez avec « usage »."
            : "A chunk of the stream may hold several tokens (speculation, buffering): count with the usage field.",
      ],
      formulas: [
        { en: "=DECODE_TPS(500, 10.18, 0.2)", fr: "=DECODE_TPS(500;10,18;0,2)" },
        {
          en: "=PREFILL_MS_PER_TOKEN(1000, 350, 31000, 4850)",
          fr: "=PREFILL_MS_PER_TOKEN(1000;350;31000;4850)",
        },
      ],
      actions: [
        { label: "p95", command: "/explain p95" },
        { label: "TTFT", command: "/explain ttft" },
      ],
      sources: ["docs/accuracy.md"],
    }),
  };
}
