import { ttft as firstToken } from "../../deployment/request.js";
import { FIRST_VISIBLE_S, firstVisibleS } from "../../functions/pacing/first-visible-s.js";
import { THINKING_TOKENS } from "../../functions/pacing/thinking-tokens.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { type AnswerTable, answerOf } from "../answer.js";
import { tried } from "../attempt.js";
import { defineIntent } from "../define-intent.js";
import { figure, LABELS } from "../figures.js";
import { answerCall } from "../from-call.js";
import { isNamed, numberInput, understand } from "../scenario.js";
import type { Slots } from "../slots.js";
import { requireSpeed, speedOf } from "../speed-of.js";

// Hidden tokens before the answer: the wait they cost, or how many fit into a wait.

const USUAL_PROMPT = 500;
const EFFORTS = [1000, 3000, 8000];
const SPEEDS = [25, 75, 750];

export const reasoning = defineIntent({
  id: "reasoning",
  title: { en: "Reasoning budget", fr: "Budget de raisonnement" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const billing = fr
      ? "Les tokens de raisonnement, même cachés, sont facturés au prix de sortie et passent par la même boucle de décodage."
      : "Reasoning tokens, hidden or not, are billed at the output price and come from the same decode loop.";
    const asked = slots.thinking_tokens !== undefined || slots.latency_s !== undefined;
    const said = asked ? requireSpeed(slots, lang) : speedOf(slots, lang);
    const ttftMs = slots.ttft_ms ?? (slots.tps === undefined ? startOf(slots, lang) : undefined) ?? 0;
    if (said !== undefined && asked) {
      const waits = slots.thinking_tokens === undefined;
      const reply = waits
        ? answerCall(THINKING_TOKENS, [slots.latency_s, said.tps, ttftMs], lang)
        : answerCall(FIRST_VISIBLE_S, [ttftMs, slots.thinking_tokens, said.tps], lang);
      if (!reply.ok) return reply;
      return {
        ...reply,
        answer: {
          ...reply.answer,
          title: this.title[lang],
          headline: [
            ...reply.answer.headline,
            ...(waits || slots.output_tokens === undefined
              ? []
              : [
                  figure(
                    { en: "whole answer", fr: "réponse complète" },
                    Number(reply.value) + slots.output_tokens / said.tps,
                    "s",
                    lang,
                    1,
                  ),
                ]),
          ],
          inputs: [
            ...said.inputs,
            waits
              ? numberInput({ en: "wait", fr: "attente" }, slots.latency_s ?? 0, "s", true, lang)
              : numberInput(
                  { en: "reasoning", fr: "raisonnement" },
                  slots.thinking_tokens ?? 0,
                  "tokens",
                  true,
                  lang,
                ),
            ...(waits || slots.output_tokens === undefined
              ? []
              : [numberInput(LABELS.output, slots.output_tokens, "tokens", true, lang)]),
            numberInput({ en: "TTFT", fr: "TTFT" }, ttftMs, "ms", slots.ttft_ms !== undefined, lang),
          ],
          notes: [
            ...said.notes,
            billing,
            fr
              ? "Avant la réponse visible, l’utilisateur attend TTFT + raisonnement ; certains fournisseurs affichent un résumé pendant ce temps."
              : "Before the visible answer the user waits TTFT + reasoning; some providers show a summary meanwhile.",
          ].slice(0, 3),
        },
      };
    }
    return {
      ok: true,
      answer: answerOf({
        title: this.title[lang],
        working: [
          billing,
          fr
            ? "attente avant la réponse = TTFT + tokens de raisonnement / vitesse"
            : "wait before the answer = TTFT + reasoning tokens / speed",
        ],
        table: waitTable(said === undefined ? SPEEDS : [said.tps], ttftMs, lang),
        notes: [
          ...(slots.ttft_ms !== undefined && slots.ttft_ms >= 5000
            ? [
                fr
                  ? "Un tel délai vient le plus souvent du raisonnement caché (ou d’un long prompt) : comparez avec un effort réduit."
                  : "A wait that long most often is hidden reasoning (or a long prompt): compare with a lower effort.",
              ]
            : []),
          fr
            ? "Le nombre de tokens dépend de l’effort demandé : lisez-le dans le champ « usage » de l’API."
            : "The number of tokens depends on the effort asked for: read it in the API’s usage field.",
        ],
        formulas: [{ en: "=FIRST_VISIBLE_S(500, 3000, 75)", fr: "=FIRST_VISIBLE_S(500;3000;75)" }],
        actions: [
          { label: fr ? "Le terme expliqué" : "The term explained", command: "/explain thinking_tokens" },
        ],
      }),
    };
  },
});

/** TTFT of a short prompt for a named model on a device, in whole ms. */
function startOf(slots: Slots, lang: Lang): number | undefined {
  if (!isNamed(slots)) return undefined;
  const promptTokens = slots.prompt_tokens ?? USUAL_PROMPT;
  const estimate = tried(() => firstToken(understand(slots, lang).deployment, { promptTokens }));
  return estimate && Math.round(estimate.expected);
}

/** Seconds of waiting by tokens (rows) and speed (columns). */
function waitTable(speeds: readonly number[], ttftMs: number, lang: Lang): AnswerTable {
  return {
    columns: ["tokens", ...speeds.map((tps) => `${formatNumber(tps, lang, 0)} tok/s`)],
    rows: EFFORTS.map((thinkingTokens) => [
      formatNumber(thinkingTokens, lang, 0),
      ...speeds.map((tps) => `${formatNumber(firstVisibleS({ ttftMs, thinkingTokens, tps }), lang, 0)} s`),
    ]),
  };
}
