import { fail } from "../../failure.js";
import { MAX_TOKENS_IN_BUDGET } from "../../functions/response/max-tokens-in-budget.js";
import { OVERALL_TPS, overallTps } from "../../functions/response/overall-tps.js";
import { RESPONSE_TIME_S } from "../../functions/response/response-time-s.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import type { InputSource, Reply } from "../answer.js";
import { batchJob } from "../batch-job.js";
import { responseChart } from "../charts/response-chart.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import { loadTime } from "../load-time.js";
import { namedLatency, outputOf, outputSource } from "../named-latency.js";
import { isNamed, sourceFrom } from "../scenario.js";
import type { Slots } from "../slots.js";
import { optionNumber } from "../speed-of.js";

// How long an answer takes, from its TTFT and TPOT (or speed), or for a named model on a device; with a time budget,
// how long an answer may be.

const USUAL_OUTPUT = 500;

/** TPOT as said, or as the reciprocal of a speed. */
function tpotOf({ tpot_ms, tps }: Slots): number {
  if (tpot_ms !== undefined) return tpot_ms;
  if (tps !== undefined && tps > 0) return 1000 / tps;
  return fail("type", {
    param: "tpot",
    given: null,
    reason: {
      en: "how fast does it write? Give a TPOT (tpot:20), a speed (speed:50), or a model and a device",
      fr: "à quelle vitesse écrit-il ? Donnez un TPOT (tpot:20), une vitesse (vitesse:50), ou un modèle et un matériel",
    },
  });
}

export const latency = defineIntent({
  id: "latency",
  title: { en: "Response time", fr: "Temps de réponse" },
  answer(slots, lang) {
    const load = loadTime(slots, lang);
    if (load) return load;
    const measured = slots.tpot_ms !== undefined || slots.tps !== undefined;
    if (!measured && isNamed(slots))
      return (slots.calls ?? 1) > 1 && slots.prompt_tokens !== undefined
        ? batchJob(slots, slots.calls ?? 1, lang)
        : namedLatency(slots, lang);
    const tpotMs = tpotOf(slots);
    const saidOutput = outputOf(slots, lang);
    const prefillMs =
      slots.prompt_tokens !== undefined && slots.prefill_tps !== undefined && slots.prefill_tps > 0
        ? (1000 * slots.prompt_tokens) / slots.prefill_tps
        : undefined;
    const ttftMs = slots.ttft_ms ?? prefillMs ?? 0;
    if (saidOutput === undefined && slots.latency_s !== undefined)
      return noted(
        answerCall(MAX_TOKENS_IN_BUDGET, [slots.latency_s, ttftMs, tpotMs], lang, sourcesOf(slots)),
        slots,
        lang,
        {},
      );
    const outputTokens = saidOutput ?? USUAL_OUTPUT;
    // One token has no interval behind it: all of its time is the TTFT.
    if (ttftMs === 0 && outputTokens === 1)
      fail("type", {
        param: "ttft",
        given: null,
        reason: {
          en: "the time of a single token is its TTFT: give it (ttft:200), or ask for more tokens (tokens:500)",
          fr: "la durée d’un seul token est son TTFT : donnez-le (ttft:200), ou demandez plus de tokens (tokens:500)",
        },
      });
    const call = [ttftMs, tpotMs, outputTokens];
    const reply = answerCall(RESPONSE_TIME_S, call, lang, sourcesOf(slots));
    if (!reply.ok) return reply;
    const args = { ttftMs, tpotMs, outputTokens };
    const budget = slots.latency_s;
    const seconds = Number(reply.value);
    return noted(reply, slots, lang, {
      headline: [...reply.answer.headline, figure(OVERALL_TPS.title, overallTps(args), "tokPerS", lang)],
      formulas: [
        ...reply.answer.formulas,
        { en: formatCall(OVERALL_TPS, call, "en"), fr: formatCall(OVERALL_TPS, call, "fr") },
      ],
      chart: responseChart(args, lang),
      ...(budget === undefined ? {} : { notes: [againstBudget(seconds, budget, lang)] }),
      actions: [
        {
          label: lang === "fr" ? "Deux fois plus long" : "Twice as long",
          command: `/latency ttft:${optionNumber(ttftMs, lang)} tpot:${optionNumber(tpotMs, lang)} tokens:${outputTokens * 2}`,
        },
        {
          label: lang === "fr" ? "Deux fois plus court" : "Half as long",
          command: `/latency ttft:${optionNumber(ttftMs, lang)} tpot:${optionNumber(tpotMs, lang)} tokens:${Math.ceil(outputTokens / 2)}`,
        },
      ],
    });
  },
});

/** Times and lengths that were computed from a speed or from words, or that nobody gave. */
function sourcesOf(slots: Slots): Readonly<Record<string, InputSource>> {
  return {
    ttft_ms: sourceFrom(slots, "ttft_ms", "prefill_tps"),
    tpot_ms: slots.tpot_ms === undefined ? "derived" : "given",
    output_tokens: outputSource(slots),
  };
}

/** The reply with a note where the TTFT was left out. */
function noted(
  reply: Reply,
  slots: Slots,
  lang: Lang,
  more: Partial<Extract<Reply, { ok: true }>["answer"]>,
): Reply {
  if (!reply.ok) return reply;
  const start =
    slots.ttft_ms === undefined && slots.prefill_tps === undefined
      ? [
          lang === "fr"
            ? "TTFT non indiqué : pris à 0, il ne reste donc que le décodage."
            : "TTFT not given: taken as 0, so this is the decode time alone.",
        ]
      : [];
  return {
    ...reply,
    answer: {
      ...reply.answer,
      ...more,
      notes: [...start, ...(more.notes ?? []), ...reply.answer.notes].slice(0, 3),
    },
  };
}

function againstBudget(seconds: number, budget: number, lang: Lang): string {
  const gap = formatNumber(Math.abs(seconds - budget), lang, 2);
  if (seconds <= budget)
    return lang === "fr"
      ? `Tient dans le budget, avec ${gap} s de marge.`
      : `Within the budget, ${gap} s to spare.`;
  return lang === "fr" ? `Dépasse le budget de ${gap} s.` : `${gap} s over the budget.`;
}
