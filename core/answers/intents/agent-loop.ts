import { AGENT_COST_USD, agentCostUsd } from "../../functions/agents/agent-cost-usd.js";
import { AGENT_INPUT_TOKENS, agentInputTokens } from "../../functions/agents/agent-input-tokens.js";
import { AGENT_LOOP_S, agentLoopS } from "../../functions/agents/agent-loop-s.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { growthNote, meanTtftMs, middleContext } from "../agent-start.js";
import { type AnswerInput, answerOf, type Figure, type Reply } from "../answer.js";
import { tried } from "../attempt.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import { currencyNotes, moneyFigure } from "../money.js";
import { pricesOf } from "../prices.js";
import { isNamed, numberInput, understand } from "../scenario.js";
import type { Slots } from "../slots.js";
import { optionNumber, requireSpeed, speedOf } from "../speed-of.js";

// A loop of model calls one after the other: how long it takes and, with prices, what it costs when each call reads the
// grown context again. Times add up; they do not multiply.

const USUAL = { calls: 20, output: 800, base: 4000, toolResult: 500 };
/** A GPU service's usual speed, a fast one's, and what wafer-scale machines announce. */
const SPEEDS = [30, 70, 150, 750];

export const agentLoop = defineIntent({
  id: "agent_loop",
  title: { en: "Agent loop", fr: "Boucle d’agent" },
  answer(slots, lang) {
    const fr = lang === "fr";
    const hasPrice = slots.price_in !== undefined || slots.price !== undefined;
    const calls = slots.calls ?? USUAL.calls;
    const outputTokens = slots.output_tokens ?? USUAL.output;
    const growth = {
      calls,
      baseTokens: slots.base_tokens ?? slots.prompt_tokens ?? slots.context ?? USUAL.base,
      growthTokens: slots.growth_tokens ?? outputTokens + USUAL.toolResult,
    };
    const atDepth = { ...slots, context: middleContext(growth) };
    const said = hasPrice ? speedOf(atDepth, lang) : requireSpeed(atDepth, lang);
    // Of a named model on a device the first token is estimated as well.
    const started =
      slots.ttft_ms === undefined && slots.tps === undefined && isNamed(slots)
        ? tried(() => meanTtftMs(understand(slots, lang).deployment, growth))
        : undefined;
    const ttftSaid = slots.ttft_ms ?? (started === undefined ? undefined : Math.round(started));
    const price = hasPrice ? costOf(slots, calls, outputTokens, lang) : undefined;
    const inputs = [
      numberInput({ en: "calls", fr: "appels" }, calls, "", slots.calls !== undefined, lang),
      numberInput(
        { en: "tokens per call", fr: "tokens par appel" },
        outputTokens,
        "",
        slots.output_tokens !== undefined,
        lang,
      ),
      ...(said?.inputs ?? []),
      ...(ttftSaid === undefined
        ? []
        : [
            numberInput(
              { en: "TTFT", fr: "TTFT" },
              ttftSaid,
              "ms",
              slots.ttft_ms === undefined ? "derived" : "given",
              lang,
            ),
          ]),
      ...(slots.tool_s === undefined
        ? []
        : [numberInput({ en: "tools per call", fr: "outils par appel" }, slots.tool_s, "s", true, lang)]),
      ...(price?.inputs ?? []),
    ];
    if (said === undefined)
      return {
        ok: true,
        value: Number(price?.headline[0]?.value ?? 0),
        unit: "usd",
        answer: answerOf({
          title: this.title[lang],
          inputs,
          headline: price?.headline ?? [],
          notes: (price?.notes ?? []).slice(0, 3),
          formulas: price?.formulas ?? [],
        }),
      };
    const { tool_s: toolS = 0 } = slots;
    const ttftMs = ttftSaid ?? 0;
    const args = { calls, outputTokens, ttftMs, toolS };
    const reply = answerCall(AGENT_LOOP_S, [calls, outputTokens, said.tps, ttftMs, toolS], lang);
    if (!reply.ok) return reply;
    const seconds = (tps: number) => agentLoopS({ ...args, tps });
    const own = seconds(said.tps);
    const speeds = [...new Set([...SPEEDS, said.tps])].sort((a, b) => a - b);
    return {
      ...reply,
      answer: {
        ...reply.answer,
        title: this.title[lang],
        headline: [
          figure({ en: "whole loop", fr: "boucle entière" }, own, "s", lang, own < 100 ? 1 : 0),
          ...(price?.headline ?? []),
        ].slice(0, 3),
        inputs,
        table: {
          columns: fr ? ["tok/s", "s", "gain"] : ["tok/s", "s", "gain"],
          rows: speeds.map((tps) => [
            formatNumber(tps, lang, 1),
            formatNumber(seconds(tps), lang, 1),
            `×${formatNumber(own / seconds(tps), lang, 2)}`,
          ]),
        },
        notes: [
          ...currencyNotes(slots, lang),
          ...shareNote(said.tps, args, lang),
          ...(price?.notes ?? []),
          ...(started === undefined ? [] : [growthNote(growth, started, lang)]),
          ...said.notes,
          ...(ttftSaid === undefined && slots.tool_s === undefined
            ? [
                fr
                  ? "Génération pure : ajoutez TTFT et outils (ttft:500 outil:1,5), ils ne s’accélèrent pas avec les tokens."
                  : "Pure generation: add TTFT and tools (ttft:500 tool:1.5), which faster tokens do not shorten.",
              ]
            : []),
        ].slice(0, 3),
        formulas: [...reply.answer.formulas, ...(price?.formulas ?? [])],
        actions: [10, 2].map((factor) => ({
          label: fr ? `Vitesse × ${factor}` : `${factor} × speed`,
          command: commandOf(slots, said.tps * factor, lang),
        })),
      },
    };
  },
});

/** How much of the loop is writing: that share alone gets faster with the tokens. */
function shareNote(
  tps: number,
  args: {
    readonly calls: number;
    readonly outputTokens: number;
    readonly ttftMs: number;
    readonly toolS: number;
  },
  lang: Lang,
): readonly string[] {
  if (args.ttftMs === 0 && args.toolS === 0) return [];
  const share = args.outputTokens / tps / (args.outputTokens / tps + args.ttftMs / 1000 + args.toolS);
  const most = 1 / (1 - share);
  const percent = formatNumber(share * 100, lang, 0);
  return [
    lang === "fr"
      ? `L’écriture fait ${percent} % de la durée : même infiniment rapide, elle ne gagnerait que × ${formatNumber(most, lang, 1)}.`
      : `Writing is ${percent} % of the time: even infinitely fast tokens would gain ${formatNumber(most, lang, 1)}× at most.`,
  ];
}

interface LoopCost {
  readonly headline: readonly Figure[];
  readonly inputs: readonly AnswerInput[];
  readonly notes: readonly string[];
  readonly formulas: Extract<Reply, { ok: true }>["answer"]["formulas"];
}

function costOf(slots: Slots, calls: number, outputTokens: number, lang: Lang): LoopCost {
  const fr = lang === "fr";
  const baseTokens = slots.base_tokens ?? slots.prompt_tokens ?? slots.context ?? USUAL.base;
  const growthTokens = slots.growth_tokens ?? outputTokens + USUAL.toolResult;
  const prices = pricesOf({ ...slots, price_out: slots.price_out ?? slots.price ?? 0 }, baseTokens, lang);
  const base = {
    calls,
    baseTokens,
    growthTokens,
    outputTokens,
    inputUsdPerM: prices.input,
    outputUsdPerM: prices.output,
  };
  const plain = agentCostUsd({ ...base, cachedUsdPerM: prices.input });
  const cached = agentCostUsd({ ...base, cachedUsdPerM: prices.cachedInput ?? prices.input });
  const call = [calls, baseTokens, growthTokens, outputTokens, prices.input, prices.output];
  const read = agentInputTokens({ calls, baseTokens, growthTokens });
  return {
    headline: [
      moneyFigure({ en: "without prompt cache", fr: "sans cache de prompt" }, plain, "usd", slots, lang),
      moneyFigure({ en: "with prompt cache", fr: "avec cache de prompt" }, cached, "usd", slots, lang),
    ],
    inputs: [
      numberInput(
        { en: "first prompt", fr: "premier prompt" },
        baseTokens,
        "tokens",
        baseTokens !== USUAL.base,
        lang,
      ),
      numberInput(
        { en: "added per call", fr: "ajout par appel" },
        growthTokens,
        "tokens",
        slots.growth_tokens !== undefined,
        lang,
      ),
    ],
    notes: [
      fr
        ? `Tokens lus en tout : ${formatNumber(read, lang, 0)}, car chaque appel relit le contexte ; ${formatNumber(plain / calls, lang, 4)} par appel en moyenne sans cache.`
        : `Tokens read in all: ${formatNumber(read, lang, 0)}, because every call reads the context again; ${formatNumber(plain / calls, lang, 4)} per call on average without a cache.`,
    ],
    formulas: [
      { en: formatCall(AGENT_COST_USD, call, "en"), fr: formatCall(AGENT_COST_USD, call, "fr") },
      {
        en: formatCall(AGENT_INPUT_TOKENS, call.slice(0, 3), "en"),
        fr: formatCall(AGENT_INPUT_TOKENS, call.slice(0, 3), "fr"),
      },
    ],
  };
}

function commandOf({ calls, output_tokens, ttft_ms, tool_s }: Slots, tps: number, lang: Lang): string {
  const options = {
    calls: calls ?? USUAL.calls,
    output: output_tokens ?? USUAL.output,
    speed: optionNumber(tps, lang),
    ttft: ttft_ms === undefined ? undefined : optionNumber(ttft_ms, lang),
    tool: tool_s === undefined ? undefined : optionNumber(tool_s, lang),
  };
  return `/agent ${Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(" ")}`;
}
