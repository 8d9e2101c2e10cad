import { throughput } from "../deployment/request.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { variations } from "./actions.js";
import { answerOf, type Reply } from "./answer.js";
import { figure, LABELS } from "./figures.js";
import { guide } from "./guide.js";
import { heldAtOnce } from "./held.js";
import { numberInput, sourceOf, understand } from "./scenario.js";
import type { Slots } from "./slots.js";

// So many texts, each read and answered, as fast as the machine can: what a queue that never runs dry takes.

/** Sequences that servers run at once unless they are told otherwise. */
const USUAL_AT_ONCE = 256;
const USUAL = { prompt: 1000, output: 400 };
const HOUR = 3600;

/** How long a machine takes for a number of requests of one shape, prompts and answers. */
export function batchJob(slots: Slots, requests: number, lang: Lang): Reply {
  const fr = lang === "fr";
  const scenario = understand(slots, lang);
  const { deployment } = scenario;
  const saidPrompt = slots.prompt_tokens ?? slots.context;
  const promptTokens = saidPrompt ?? USUAL.prompt;
  const outputTokens = slots.output_tokens ?? USUAL.output;
  const wanted = slots.concurrency ?? slots.users;
  const held = heldAtOnce(deployment, promptTokens + outputTokens) ?? 1;
  const concurrency = Math.min(wanted ?? USUAL_AT_ONCE, held, requests);
  const output = throughput(deployment, { promptTokens, outputTokens, concurrency });
  const seconds = (requests * outputTokens) / output.expected;
  const number = (value: number, digits = 0) => formatNumber(value, lang, digits);
  return {
    ok: true,
    value: seconds,
    unit: "s",
    answer: answerOf({
      title: `${fr ? "Durée du lot" : "Time for the whole batch"} – ${deployment.model.name}`,
      headline: [
        seconds < 2 * HOUR
          ? figure({ en: "all of them", fr: "le tout" }, seconds, "s", lang, 0)
          : {
              label: fr ? "le tout" : "all of them",
              value: seconds,
              text: `${number(seconds / HOUR, 1)} h`,
              unit: "s" as const,
            },
        figure(
          { en: "requests a second", fr: "requêtes par seconde" },
          output.expected / outputTokens,
          "none",
          lang,
          2,
        ),
        figure(LABELS.total, output.expected, "tokPerS", lang, 0),
      ],
      inputs: [
        ...scenario.inputs,
        numberInput({ en: "requests", fr: "requêtes" }, requests, "", true, lang),
        numberInput(LABELS.prompt, promptTokens, "tokens", sourceOf(slots, "prompt_tokens", "context"), lang),
        numberInput(LABELS.output, outputTokens, "tokens", sourceOf(slots, "output_tokens"), lang),
        numberInput({ en: "at once", fr: "à la fois" }, concurrency, "", wanted === concurrency, lang),
      ],
      working: [
        `${number(requests)} × ${number(outputTokens)} tokens / ${number(output.expected)} tok/s = ${number(seconds)} s`,
      ],
      notes: [
        fr
          ? `Prompts lus et réponses écrites, ${number(concurrency)} séquences à la fois ; de ${number((requests * outputTokens) / output.high / HOUR, 1)} à ${number((requests * outputTokens) / output.low / HOUR, 1)} h d’un bout à l’autre de la fourchette.`
          : `Prompts read and answers written, ${number(concurrency)} sequences at once; ${number((requests * outputTokens) / output.high / HOUR, 1)} to ${number((requests * outputTokens) / output.low / HOUR, 1)} h over the band.`,
        ...[...scenario.speedAssumptions, ...scenario.assumptions].map((text) => text[lang]),
      ].slice(0, 3),
      actions: variations("latency", scenario, lang, undefined, {
        prompt: promptTokens,
        tokens: outputTokens,
        users: concurrency > 1 ? concurrency : undefined,
      }),
      sources: [guide("estimator", lang), deployment.hardware.source],
    }),
  };
}
