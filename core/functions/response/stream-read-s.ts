import { defineFunction } from "../../define.js";
import { tpotMs, ttftMs } from "../../params/time.js";
import { outputTokens } from "../../params/tokens.js";
import { inferenceNotes, readingRates, speedArticle } from "../../sources.js";
import { responseTimeS } from "./response-time-s.js";

// Streamed, reading runs beside writing, so the slower of the two decides; otherwise it starts when writing is over.

/** Time from the request until the reader is done, s. */
export function streamReadS(args: {
  readonly ttftMs: number;
  readonly tpotMs: number;
  readonly outputTokens: number;
  readonly readingTps: number;
  readonly streaming: boolean;
}): number {
  const writtenS = responseTimeS(args);
  const readingS = args.outputTokens / args.readingTps;
  return args.streaming ? Math.max(writtenS, args.ttftMs / 1000 + readingS) : writtenS + readingS;
}

export const STREAM_READ_S = defineFunction({
  name: "STREAM_READ_S",
  family: "response",
  title: { en: "Time until the answer is read", fr: "Temps jusqu’à la fin de la lecture" },
  summary: {
    en: "Seconds until a reader has finished, with or without streaming",
    fr: "Secondes jusqu’à la fin de la lecture, avec ou sans streaming",
  },
  params: [
    ttftMs,
    tpotMs,
    outputTokens,
    {
      name: "reading_tps",
      kind: "number",
      unit: "tokPerS",
      above: 0,
      label: { en: "reading speed", fr: "vitesse de lecture" },
      help: {
        en: "Tokens read per second, as WPM_TO_TPS gives it (about 5.3)",
        fr: "Tokens lus par seconde, tels que les donne WPM_TO_TPS (environ 5,3)",
      },
    },
    {
      name: "streaming",
      kind: "boolean",
      default: true,
      label: { en: "streaming", fr: "streaming" },
      help: {
        en: "TRUE: tokens are shown as they come; FALSE: all at the end",
        fr: "VRAI : tokens affichés au fil de l’eau ; FAUX : tous à la fin",
      },
    },
  ],
  returns: { kind: "number", unit: "s" },
  formula:
    "if(streaming; max((ttft_ms + (output_tokens - 1) × tpot_ms) / 1000; ttft_ms / 1000 + output_tokens / reading_tps); (ttft_ms + (output_tokens - 1) × tpot_ms) / 1000 + output_tokens / reading_tps)",
  compute: streamReadS,
  examples: [
    {
      args: [200, 20, 500, 5.288888888888889],
      result: 94.73781512605042,
      note: { en: "the reader is the slower one", fr: "le lecteur est le plus lent" },
    },
    {
      args: [200, 20, 500, 5.288888888888889, false],
      result: 104.71781512605043,
      note: { en: "the same without streaming", fr: "la même réponse sans streaming" },
    },
  ],
  assumptions: [
    {
      en: "Streaming does not shorten generation; it lets reading start after the TTFT.",
      fr: "Le streaming ne raccourcit pas la génération ; la lecture commence dès le TTFT.",
    },
  ],
  sources: [speedArticle, inferenceNotes, readingRates],
  seeAlso: ["RESPONSE_TIME_S", "WPM_TO_TPS", "FIRST_VISIBLE_S"],
});
