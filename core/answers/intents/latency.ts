import { fail } from "../../failure.js";
import { MAX_TOKENS_IN_BUDGET } from "../../functions/response/max-tokens-in-budget.js";
import { OVERALL_TPS, overallTps } from "../../functions/response/overall-tps.js";
import { RESPONSE_TIME_S } from "../../functions/response/response-time-s.js";
import { formatCall } from "../../text/call.js";
import { formatResult } from "../../text/value.js";
import { defineIntent } from "../define-intent.js";
import { answerCall } from "../from-call.js";
import type { Slots } from "../slots.js";

// How long an answer takes, from its TTFT and TPOT (or speed); with a time budget, how long an answer may be.

/** TPOT as said, or as the reciprocal of a speed. */
function tpotOf({ tpot_ms, tps }: Slots): number {
  if (tpot_ms !== undefined) return tpot_ms;
  if (tps !== undefined && tps > 0) return 1000 / tps;
  return fail("type", {
    param: "tpot",
    given: null,
    allowed: { kind: "number", above: 0, unit: "ms", example: 20 },
  });
}

export const latency = defineIntent({
  id: "latency",
  title: { en: "Response time", fr: "Temps de réponse" },
  answer(slots, lang) {
    const tpotMs = tpotOf(slots);
    const ttftMs = slots.ttft_ms ?? 0;
    const startNote =
      slots.ttft_ms === undefined
        ? {
            en: "TTFT not given: taken as 0, so this is the decode time alone.",
            fr: "TTFT non indiqué : pris à 0, il ne reste donc que le décodage.",
          }[lang]
        : undefined;
    const withNote = (notes: readonly string[]) => (startNote ? [startNote, ...notes].slice(0, 3) : notes);
    if (slots.output_tokens === undefined && slots.latency_s !== undefined) {
      const reply = answerCall(MAX_TOKENS_IN_BUDGET, [slots.latency_s, ttftMs, tpotMs], lang);
      return reply.ok
        ? { ...reply, answer: { ...reply.answer, notes: withNote(reply.answer.notes) } }
        : reply;
    }
    const outputTokens = slots.output_tokens ?? 500;
    const reply = answerCall(RESPONSE_TIME_S, [ttftMs, tpotMs, outputTokens], lang);
    if (!reply.ok) return reply;
    const args = { ttftMs, tpotMs, outputTokens };
    const overall = overallTps(args);
    const call = [ttftMs, tpotMs, outputTokens];
    const command = (tokens: number) => `/latency ttft:${ttftMs} tpot:${tpotMs} tokens:${tokens}`;
    return {
      ...reply,
      answer: {
        ...reply.answer,
        headline: [
          ...reply.answer.headline,
          {
            label: OVERALL_TPS.title[lang],
            value: overall,
            text: formatResult(overall, OVERALL_TPS.returns, lang),
            unit: "tokPerS",
          },
        ],
        inputs: reply.answer.inputs.map((input, i) =>
          (i === 0 && slots.ttft_ms === undefined) || (i === 2 && slots.output_tokens === undefined)
            ? { ...input, source: "default" as const }
            : input,
        ),
        notes: withNote(reply.answer.notes),
        formulas: [
          ...reply.answer.formulas,
          { en: formatCall(OVERALL_TPS, call, "en"), fr: formatCall(OVERALL_TPS, call, "fr") },
        ],
        actions: [
          {
            label: { en: "Twice as long", fr: "Deux fois plus long" }[lang],
            command: command(outputTokens * 2),
          },
          {
            label: { en: "Half as long", fr: "Deux fois plus court" }[lang],
            command: command(Math.ceil(outputTokens / 2)),
          },
        ],
      },
    };
  },
});
