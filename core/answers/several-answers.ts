import type { Lang, Text } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { type Answer, answerOf, type Figure, type Reply } from "./answer.js";
import type { SlotName } from "./slots.js";

/** One answer for each value of a slot. */
export interface Variant {
  readonly text: string;
  readonly reply: Reply & { readonly ok: true };
}

const MOST_FIGURES = 3;

const TOKENS: Text = { en: "tokens", fr: "tokens" };
const USERS: Text = { en: "users", fr: "utilisateurs" };

/** What the values count: the name of their column, and the unit behind each. */
const VARIED: Readonly<Partial<Record<SlotName, readonly [name: Text, unit: Text]>>> = {
  tps: [
    { en: "speed", fr: "vitesse" },
    { en: "tok/s", fr: "tok/s" },
  ],
  tps_total: [
    { en: "throughput", fr: "débit" },
    { en: "tok/s", fr: "tok/s" },
  ],
  concurrency: [USERS, USERS],
  users: [USERS, USERS],
  rps: [
    { en: "rate", fr: "débit" },
    { en: "requests/s", fr: "requêtes/s" },
  ],
  requests_per_day: [
    { en: "traffic", fr: "trafic" },
    { en: "requests/day", fr: "requêtes/jour" },
  ],
  context: [{ en: "context", fr: "contexte" }, TOKENS],
  prompt_tokens: [{ en: "prompt", fr: "prompt" }, TOKENS],
  output_tokens: [{ en: "answer", fr: "réponse" }, TOKENS],
  thinking_tokens: [{ en: "thinking", fr: "réflexion" }, TOKENS],
  calls: [
    { en: "agent", fr: "agent" },
    { en: "calls", fr: "appels" },
  ],
};

/** A value with its unit: "70 tok/s". */
export function spellValue(slot: SlotName, value: number, lang: Lang): string {
  const unit = VARIED[slot]?.[1][lang];
  return `${formatNumber(value, lang, 3)}${unit === undefined ? "" : ` ${unit}`}`;
}

/**
 * Several answers of one intent as one: the first figure of each in front, all figures in a table with a row for each
 * value, and what they share once.
 */
export function mergeAnswers(slot: SlotName, variants: readonly Variant[], lang: Lang): Answer | undefined {
  const [first] = variants;
  if (!first) return undefined;
  const { answer } = first.reply;
  const labels = answer.headline.map(({ label }) => label);
  const name = VARIED[slot]?.[0][lang] ?? slot;
  const shared = answer.inputs.filter((input) =>
    variants.every(({ reply }) =>
      reply.answer.inputs.some(({ label, value }) => label === input.label && value === input.value),
    ),
  );
  return answerOf({
    title: answer.title,
    headline: variants
      .flatMap(({ text, reply }): readonly Figure[] => {
        const [figure] = reply.answer.headline;
        return figure ? [{ ...figure, label: `${figure.label} (${text})` }] : [];
      })
      .slice(0, MOST_FIGURES),
    inputs: [
      ...shared,
      {
        label: name,
        value: variants.map(({ text }) => text).join(lang === "fr" ? " puis " : ", then "),
        source: "given",
      },
    ],
    working: variants.flatMap(({ text, reply }) => {
      const [line] = reply.answer.working;
      return line === undefined ? [] : [`${text}${lang === "fr" ? "\u00a0:" : ":"} ${line}`];
    }),
    ...(labels.length > 1
      ? {
          table: {
            columns: [name, ...labels],
            rows: variants.map(({ text, reply }) => [
              text,
              ...labels.map(
                (label) => reply.answer.headline.find((figure) => figure.label === label)?.text ?? "–",
              ),
            ]),
          },
        }
      : {}),
    notes: [...new Set(variants.flatMap(({ reply }) => reply.answer.notes))].slice(0, 3),
    formulas: variants.flatMap(({ reply }) => reply.answer.formulas.slice(0, 1)),
    actions: answer.actions,
    sources: answer.sources,
  });
}
